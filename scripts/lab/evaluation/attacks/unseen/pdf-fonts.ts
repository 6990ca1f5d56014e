import { stream } from '@cotejo/plugin-kit/testing/pdf';
import type { AttackClass } from './attack.ts';
import { attack, below, escaped, left, top } from './pdf-page.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const hex = (number: number): string => number.toString(16).padStart(2, '0');
const utf16 = (text: string): string =>
  [...text].map((character) => character.charCodeAt(0).toString(16).padStart(4, '0')).join('');

const dots = (variant: number): string =>
  `/${['bullet', 'period', 'underscore', 'hyphen', 'space'][variant]} `.repeat(26);

/** A map to Unicode for one-byte codes. */
export const toUnicode = (entries: [number, string][]): string =>
  stream(
    '',
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def ' +
      `1 begincodespacerange <00> <ff> endcodespacerange ${entries.length} beginbfchar\n` +
      `${entries.map(([code, text]) => `<${hex(code)}> <${utf16(text)}>`).join('\n')}\nendbfchar endcmap end end`,
  );

const shifted = (letter: string, by: number): string => letters[(letters.indexOf(letter) + by) % letters.length]!;
/** The names of the letters that are drawn in the place of these. */
const otherNames = (drawn: string, variant: number): string =>
  [...drawn].map((letter) => `/${shifted(letter, 3 + variant)}`).join(' ');
const identity: [number, string][] = [...letters].map((letter) => [letter.charCodeAt(0), letter]);

/** Type 3 fonts whose codes from the space to the tilde all run one drawing. */
const pictured = (at: number, draws: string, width = 500): string[] => [
  '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /Resources << >> ' +
    `/FirstChar 32 /LastChar 126 /Widths [${`${width} `.repeat(95)}] /CharProcs << /a ${at + 1} 0 R >> ` +
    `/Encoding << /Differences [32 ${'/a '.repeat(95)}] >> /ToUnicode ${at + 2} 0 R >>`,
  stream('', `${width} 0 d0 ${draws}`),
  toUnicode(Array.from({ length: 95 }, (_, index) => [32 + index, String.fromCharCode(32 + index)])),
];

const shapes = ['', '0 0 0 0 re f', '', 'n', '100 100 0 300 re f'];
const blots = [
  '0 0 400 600 re f',
  '200 300 m 400 500 l 300 100 l f',
  '50 0 100 700 re 250 0 100 700 re f',
  '0 300 500 60 re f',
  '100 100 m 400 100 l 400 400 l 100 400 l h 200 200 m 300 200 l 300 300 l f',
];

/** Ways by which a font says other words than it draws. */
export const pdfFontAttacks: AttackClass[] = [
  attack('a map to Unicode that says other words', ({ texts, variant, at }) => ({
    paint: below(
      texts.map((text) =>
        [...text]
          .map((letter) => (letters.includes(letter) ? shifted(letter, letters.length - 5 - 4 * variant) : letter))
          .join(''),
      ),
      { font: 'Lie' },
    ),
    resources: { Font: `/Lie ${at} 0 R` },
    objects: [
      '<< /Type /Font /Subtype /Type1 /BaseFont ' +
        `/${['Helvetica', 'Times-Roman', 'Courier', 'Helvetica-Bold', 'Times-Bold'][variant]} /Encoding ` +
        `/WinAnsiEncoding /ToUnicode ${at + 1} 0 R >>`,
      toUnicode(identity.map(([code, letter]) => [code, shifted(letter, 5 + 4 * variant)])),
    ],
  })),
  attack('an encoding that draws other letters', ({ texts, variant, at }) => ({
    paint: below(texts, { font: 'Lie' }),
    resources: { Font: `/Lie ${at} 0 R` },
    objects: [
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /BaseEncoding /WinAnsiEncoding /Differences ' +
        `[65 ${otherNames(letters.slice(0, 26), variant)} 97 ${otherNames(letters.slice(26), variant)}] >> ` +
        `/ToUnicode ${at + 1} 0 R >>`,
      toUnicode(identity),
    ],
  })),
  attack('letters that are dots', ({ texts, variant, at }) => ({
    paint: below(texts, { font: 'Lie' }),
    resources: { Font: `/Lie ${at} 0 R` },
    objects: [
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /BaseEncoding /WinAnsiEncoding ' +
        `/Differences [65 ${dots(variant)} 97 ${dots(variant)}] >> /ToUnicode ${at + 1} 0 R >>`,
      toUnicode(identity),
    ],
  })),
  attack('glyphs that draw nothing', ({ texts, variant, at }) => ({
    paint: below(texts, { font: 'Lie' }),
    resources: { Font: `/Lie ${at} 0 R` },
    objects: pictured(at, shapes[variant]!),
  })),
  attack('glyphs that draw no letters', ({ texts, variant, at }) => ({
    paint: below(texts, { font: 'Lie' }),
    resources: { Font: `/Lie ${at} 0 R` },
    objects: pictured(at, blots[variant]!),
  })),
  attack('one glyph that stands for many letters', ({ text, variant, at }) => {
    const size = [20, 12, 8, 6, 4][variant]!;
    const pieces = text.match(new RegExp(`.{1,${size}}`, 'g'))!.slice(0, 200);
    const codes = pieces.map((_, index) => 33 + index).filter((code) => code < 250);
    return {
      paint: `BT /Lie 10 Tf ${left} ${top} Td <${codes.map(hex).join('')}> Tj ET`,
      resources: { Font: `/Lie ${at} 0 R` },
      objects: [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /BaseEncoding /WinAnsiEncoding ' +
          `/Differences [33 ${'/period '.repeat(217)}] >> /ToUnicode ${at + 1} 0 R >>`,
        toUnicode(codes.map((code, index) => [code, pieces[index]!])),
      ],
    };
  }),
  attack('widths that put every letter in one place', ({ texts, variant, at }) => ({
    paint: below(texts, { font: 'Lie' }),
    resources: { Font: `/Lie ${at} 0 R` },
    objects: [
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 255 ' +
        `/Widths [${`${20 * variant} `.repeat(224)}] /FontDescriptor << /Type /FontDescriptor /FontName /Helvetica ` +
        '/Flags 32 /ItalicAngle 0 /Ascent 700 /Descent -200 /CapHeight 700 /StemV 80 /FontBBox [0 0 1000 1000] >> >>',
    ],
  })),
  attack('mirrored', ({ texts, variant }) => ({
    paint: texts
      .map(
        (text, index) =>
          `BT /F1 10 Tf ${variant % 2 === 0 ? `-1 0 0 1 ${540 - variant}` : `1 0 0 -1 ${left + variant}`} ` +
          `${top - 11 * index} Tm (${escaped(text)}) Tj ET`,
      )
      .join('\n'),
  })),
];
