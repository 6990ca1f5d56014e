import { show, stream } from '@cotejo/plugin-kit/testing/pdf';
import type { AttackClass } from './attack.ts';
import { area, attack, below, escaped, leading, left, placed, top } from './pdf-page.ts';
import { pdfEngineAttacks } from './pdf-engines.ts';
import { pdfFontAttacks } from './pdf-fonts.ts';

const whites = ['1 g', '0.99 g', '1 1 0.98 rg', '0.98 1 1 rg', '0.97 g'];
const white = (variant: number): string => whites[variant]!;
const box = (texts: string[]): string => area(texts).join(' ');
const picture = (entries: string, data: string): string => stream(`/Type /XObject /Subtype /Image ${entries}`, data);
const gray = (width: number, height: number, value: number): string =>
  picture(
    `/Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`,
    String.fromCharCode(value).repeat(width * height),
  );
const group = '/Group << /S /Transparency >>';
const axial = (from: string, to: string): string =>
  '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 595 0] /Extend [true true] /Function << /FunctionType 2 ' +
  `/Domain [0 1] /N 1 /C0 [${from}] /C1 [${to}] >> >>`;
const tile = (paint: string, step = 4): string =>
  stream(
    `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 ${step} ${step}] /XStep ${step} /YStep ` +
      `${step} /Resources << >>`,
    paint,
  );
const rows = (texts: string[], step: number, paint: (y: number) => string): string => {
  const [, y, , height] = area(texts);
  return Array.from({ length: Math.ceil(height / step) }, (_, index) => paint(y + step * index)).join(' ');
};

const decoy = 'Answers the telephone, orders paper and keeps the calendar of the office in good order. '.repeat(2);

/** Ways to put text on a page of a PDF so that its reader does not see it. */
export const pdfAttacks: AttackClass[] = [
  attack('white on a white picture', ({ texts, variant, at }) => ({
    paint: `${placed(texts, 'Sheet')} ${below(texts, { before: white(variant) })}`,
    resources: { XObject: `/Sheet ${at} 0 R` },
    objects: [gray(1 + variant, 1 + variant, 255 - variant)],
  })),
  attack('white on a picture of indexed colors', ({ texts, variant, at }) => ({
    paint: `${placed(texts, 'Sheet')} ${below(texts, { before: white(variant) })}`,
    resources: { XObject: `/Sheet ${at} 0 R` },
    objects: [
      picture(
        `/Width ${2 + variant} /Height 1 /ColorSpace [/Indexed /DeviceRGB 1 <fffffffefefe>] /BitsPerComponent 8`,
        '\x00\x01'.repeat(4).slice(0, 2 + variant),
      ),
    ],
  })),
  attack('under a picture in the line', ({ texts, variant }) => {
    const [x, y, width, height] = area(texts);
    return {
      paint:
        `${below(texts)} q ${width} 0 0 ${height} ${x} ${y} cm BI /W 1 /H 1 /CS /G /BPC 8 ID ` +
        `${String.fromCharCode(255 - variant)} EI Q`,
    };
  }),
  attack('under a shading', ({ texts, variant, at }) => ({
    paint: `${below(texts)} q ${box(texts)} re W n /Shade sh Q`,
    resources: { Shading: `/Shade ${at} 0 R` },
    objects: [axial('1 1 1', ['1 1 1', '0.9 0.9 1', '1 0.8 0.8', '0.5 0.9 0.5', '0.2 0.2 0.6'][variant]!)],
  })),
  attack('under a shading that lets little through', ({ texts, variant, at }) => ({
    paint: `${below(texts)} q /Veil gs ${box(texts)} re W n /Shade sh Q`,
    resources: { Shading: `/Shade ${at} 0 R`, ExtGState: `/Veil ${at + 1} 0 R` },
    objects: [axial('1 1 1', '0.98 0.98 1'), `<< /ca ${0.96 + variant / 100} >>`],
  })),
  attack('under a pattern', ({ texts, variant, at }) => ({
    paint: `${below(texts)} q /Pattern cs /Tile scn ${box(texts)} re f Q`,
    resources: { Pattern: `/Tile ${at} 0 R` },
    objects: [tile(`${white(variant)} 0 0 4 4 re f`, 4)],
  })),
  attack('white on a white pattern', ({ texts, variant, at }) => ({
    paint: `q /Pattern cs /Tile scn ${box(texts)} re f Q ${below(texts, { before: white(variant) })}`,
    resources: { Pattern: `/Tile ${at} 0 R` },
    objects: [tile('1 g 0 0 4 4 re f')],
  })),
  attack('in a pattern of the color of the page', ({ texts, variant, at }) => ({
    paint: below(texts, { before: '/Pattern cs /Tile scn' }),
    resources: { Pattern: `/Tile ${at} 0 R` },
    objects: [tile(`${white(variant)} 0 0 4 4 re f`)],
  })),
  attack('under a masked picture', ({ texts, variant, at }) => ({
    paint: `${below(texts)} ${placed(texts, 'Sheet')}`,
    resources: { XObject: `/Sheet ${at} 0 R` },
    objects: [
      picture(`/Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /SMask ${at + 1} 0 R`, '\xff'),
      gray(1 + variant, 1, 255 - variant),
    ],
  })),
  attack('under a stencil', ({ texts, variant, at }) => ({
    paint: `${below(texts)} q ${white(variant)} ${placed(texts, 'Sheet')} Q`,
    resources: { XObject: `/Sheet ${at} 0 R` },
    objects: [
      picture(`/Width 8 /Height ${1 + variant} /ImageMask true /BitsPerComponent 1`, '\x00'.repeat(1 + variant)),
    ],
  })),
  attack('under bars side by side', ({ texts, variant }) => ({
    paint: `${below(texts)} q 1 g ${rows(texts, 0.8 + variant / 4, (y) => `40 ${y} 520 ${1 + variant / 4} re f`)} Q`,
  })),
  attack('under thin lines', ({ texts, variant }) => ({
    paint: `${below(texts)} q 1 G ${1.2 + variant / 5} w ${rows(texts, 1, (y) => `40 ${y} m 560 ${y} l S`)} Q`,
  })),
  attack('under upright lines', ({ texts, variant }) => {
    const [x, y, width, height] = area(texts);
    return {
      paint: [
        below(texts),
        `q 1 G ${1 + variant / 4} w`,
        ...Array.from({ length: width }, (_, step) => `${x + step} ${y} m ${x + step} ${y + height} l S`),
        'Q',
      ].join(' '),
    };
  }),
  attack('under one thick slanting line', ({ texts, variant }) => ({
    paint: `${below(texts)} q 1 G 700 w -600 ${-90 - 4 * variant} m 1200 ${-60 + 10 * variant} l S Q`,
  })),
  attack('under one huge letter', ({ texts, variant }) => ({
    paint:
      `${below(texts)} BT 1 g /F2 ${6000 + 300 * variant} Tf ${-700 - 40 * variant} ${-600 - 30 * variant} Td ` +
      '(.) Tj ET',
  })),
  attack('under a rounded box', ({ texts }) => {
    const [x, y, width, height] = area(texts);
    return {
      paint:
        `${below(texts)} q 1 g ${x} ${y} m ${x + width} ${y} l ${x + width + 30} ${y} ${x + width + 30} ` +
        `${y + height} ${x + width} ${y + height} c ${x} ${y + height} l ${x - 30} ${y + height} ${x - 30} ${y} ` +
        `${x} ${y} c f Q`,
    };
  }),
  attack('under a veil', ({ texts, variant, at }) => ({
    paint: `${below(texts)} q /Veil gs 1 g ${box(texts)} re f Q`,
    resources: { ExtGState: `/Veil ${at} 0 R` },
    objects: [`<< /ca ${0.94 + variant / 100} >>`],
  })),
  attack('under many veils', ({ texts, variant, at }) => ({
    paint: `${below(texts)} q /Veil gs 1 g ${`${box(texts)} re f `.repeat(8 + variant)} Q`,
    resources: { ExtGState: `/Veil ${at} 0 R` },
    objects: ['<< /ca 0.35 >>'],
  })),
  attack('cut to slivers by a clip', ({ texts, variant }) => ({
    paint: [
      'q',
      ...texts.map((_, index) => `40 ${top - leading * index + variant} 520 ${0.5 + variant / 10} re`),
      `W n ${below(texts)} Q`,
    ].join(' '),
  })),
  attack('cut by a clip of many pieces', ({ texts, variant }) => {
    const [x, y, , height] = area(texts);
    return {
      paint: [
        'q',
        ...Array.from({ length: 60 }, (_, step) => `${x + step * 9 + variant} ${y} 1 ${height} re`),
        `W n ${below(texts)} Q`,
      ].join(' '),
    };
  }),
  attack('outside a clip that is no rectangle', ({ texts, variant }) => ({
    paint: `q 40 ${20 + variant} m 560 ${20 + variant} l 560 0 l 30 0 l h W n ${below(texts)} Q`,
  })),
  attack('in a form that shows another part', ({ texts, variant, at }) => ({
    paint: '/Form Do',
    resources: { XObject: `/Form ${at} 0 R` },
    objects: [stream(`/Type /XObject /Subtype /Form /BBox [0 0 ${40 + variant} 842] /Resources 3 0 R`, below(texts))],
  })),
  attack('as a clip that nothing fills', ({ texts, variant }) => ({
    paint: `q ${below(texts, { before: '7 Tr' })} Q ${variant}  w`,
  })),
  attack('as a clip that white fills', ({ texts, variant }) => ({
    paint: texts
      .map(
        (text, index) =>
          `q BT 7 Tr /F1 10 Tf ${left} ${top - leading * index} Td (${escaped(text)}) Tj ET ${white(variant)} 0 0 ` +
          '600 300 re f Q',
      )
      .join('\n'),
  })),
  attack('in dashes', ({ texts, variant }) => ({
    paint: below(texts, { before: `1 Tr 0.3 w [0.1 ${4 + variant}] 0 d` }),
  })),
  attack('in a hairline of gray', ({ texts, variant }) => ({
    paint: below(texts, { before: `1 Tr 0.${93 + variant} G 0.1 w` }),
  })),
  attack('white strokes over its own letters', ({ texts, variant }) => ({
    paint: below(texts, { before: `2 Tr 1 G ${3 + variant} w` }),
  })),
  attack('behind a soft mask', ({ texts, variant, at }) => ({
    paint: `q /Masked gs ${below(texts)} Q`,
    resources: { ExtGState: `/Masked ${at} 0 R` },
    objects: [
      `<< /SMask << /S /Luminosity /G ${at + 1} 0 R >> >>`,
      stream(
        `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${group.replace('>>', '/CS /DeviceGray >>')}`,
        `0.0${variant} g 0 0 595 842 re f`,
      ),
    ],
  })),
  attack('in a group of next to no opacity', ({ texts, variant, at }) => ({
    paint: 'q /Veil gs /Form Do Q',
    resources: { XObject: `/Form ${at} 0 R`, ExtGState: `/Veil ${at + 1} 0 R` },
    objects: [
      stream(`/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${group} /Resources 3 0 R`, below(texts)),
      `<< /ca 0.0${1 + variant} /CA 0.0${1 + variant} >>`,
    ],
  })),
  attack('lost in a blend mode', ({ texts, variant, at }) => ({
    paint: `1 g ${box(texts)} re f q /Blend gs ${below(texts, { before: variant < 3 ? '1 g' : '0.2 g' })} Q`,
    resources: { ExtGState: `/Blend ${at} 0 R` },
    objects: [`<< /BM /${['Multiply', 'Darken', 'ColorBurn', 'Screen', 'Lighten'][variant]} >>`],
  })),
  attack('washed out by a blend mode', ({ texts, variant, at }) => ({
    paint: `${below(texts)} q /Blend gs 1 g ${box(texts)} re f Q`,
    resources: { ExtGState: `/Blend ${at} 0 R` },
    objects: [`<< /BM /${['Screen', 'Lighten', 'Normal', 'Luminosity', 'Screen'][variant]} >>`],
  })),
  attack('lines printed over each other', ({ texts, variant }) => ({
    paint: texts
      .flatMap((text) => [text, [...text].toReversed().join('')])
      .map((text, index) => show(left + (index % 3) * variant * 0.3, top, text))
      .join('\n'),
  })),
  attack('under another line', ({ texts, variant }) => ({
    paint: texts
      .map(
        (text, index) =>
          `${show(left, top - leading * index, text)} ` +
          `${show(left + variant / 4, top - leading * index + variant / 4, decoy.slice(0, text.length + 4))}`,
      )
      .join('\n'),
  })),
  attack('three points in light gray', ({ texts, variant }) => ({
    paint: below(texts, { size: 3 + variant / 10, before: `0.${[7, 75, 8, 85, 9][variant]} g` }),
  })),
  attack('squeezed to nothing', ({ texts, variant }) => ({ paint: below(texts, { before: `${1 + variant} Tz` }) })),
  attack('flattened by its matrix', ({ texts, variant }) => ({
    paint: texts
      .map(
        (text, index) =>
          `q 1 0 0 0.0${3 + variant} 0 0 cm BT /F1 10 Tf ${left} ` +
          `${(top - leading * index) / (0.03 + variant / 100)} Td (${escaped(text)}) Tj ET Q`,
      )
      .join('\n'),
  })),
  attack('letters pushed onto each other', ({ texts, variant }) => ({
    paint: below(texts, { before: `${-5 - variant / 10} Tc` }),
  })),
  attack('behind an invisible layer over a white dot', ({ texts, variant, at }) => ({
    before: `q 595 0 0 842 0 0 cm /Dot Do Q`,
    paint: below(texts, { before: variant < 3 ? '3 Tr' : '1 g' }),
    resources: { XObject: `/Dot ${at} 0 R` },
    objects: [gray(1, 1, 255 - variant)],
  })),
  attack('in a layer of a layer that is off', ({ texts, variant, at }) => ({
    paint: `/OC /Member BDC ${below(texts)} EMC`,
    resources: { Properties: `/Member ${at} 0 R` },
    objects: [
      [
        '<< /Type /OCMD /OCGs 8 0 R >>',
        '<< /Type /OCMD /OCGs [8 0 R] /P /AllOn >>',
        '<< /Type /OCMD /OCGs [8 0 R] /P /AnyOn >>',
        '<< /Type /OCMD /VE [/And 8 0 R] >>',
        '<< /Type /OCMD /VE [/Not [/Not 8 0 R]] >>',
      ][variant]!,
    ],
  })),
  attack('beside the crop box', ({ texts, variant }) => ({
    paint: below(texts),
    pageEntries: `/CropBox [0 ${top + 11 + variant} 595 842]`,
  })),
  attack('cut off by the edge of the page', ({ texts, variant }) => ({
    paint: texts.map((text, index) => show(left + 5 * index, -5.5 - variant / 5, text)).join(' '),
  })),
  attack('beside the crop box of a turned page', ({ texts, variant }) => ({
    paint: below(texts),
    pageEntries: `/Rotate ${90 * (1 + (variant % 3))} /CropBox [0 ${top + 11} 595 842]`,
  })),
  attack('tiny on a page of large units', ({ texts, variant }) => ({
    paint: texts.map((text, index) => show(left, top - index, text, { size: 0.6 + variant / 10 })).join(' '),
    pageEntries: `/UserUnit ${1 + variant / 2}`,
  })),
  attack('in a note that shows it in white', ({ texts, variant, at }) => ({
    paint: '',
    pageEntries: `/Annots [${at} 0 R]`,
    objects: [
      `<< /Type /Annot /Subtype /Stamp /F 4 /Rect [0 0 595 300] /AP << /N ${at + 1} 0 R >> >>`,
      stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 595 300] /Resources 3 0 R',
        below(texts, { before: white(variant) }),
      ),
    ],
  })),
  attack('blots of its own strokes', ({ texts, variant }) => ({
    paint: `q ${2.2 + 5 * variant} w ${below(texts, { before: '2 Tr' })} Q`,
  })),
  attack('bright or pale yellow', ({ texts, variant }) => ({
    paint: `q 1 1 ${variant * 0.23} rg ${below(texts)} Q`,
  })),
  attack('sheared until its letters run into each other', ({ texts, variant }) => ({
    paint: texts
      .map((text, index) => `q 1 0 ${2 + 2 * variant} 1 ${left} ${top - leading * index} cm ${show(0, 0, text)} Q`)
      .join(' '),
  })),
  attack('white beside black, letter by letter', ({ texts, variant }) => ({
    paint: texts
      .map((text, index) =>
        Array.from(
          text,
          (letter, place) =>
            `${place % (4 + variant) ? 1 : 0} g ${show(left + 5 * place, top - leading * index, letter, { size: 8 })}`,
        ).join(' '),
      )
      .join(' '),
  })),
  attack('under a note', ({ texts, variant, at }) => ({
    paint: below(texts),
    pageEntries: `/Annots [${at} 0 R]`,
    objects: [
      `<< /Type /Annot /Subtype /Square /F 4 /Rect [0 0 595 ${top + 14}] /AP << /N ${at + 1} 0 R >> >>`,
      stream(`/Type /XObject /Subtype /Form /BBox [0 0 595 ${top + 14}]`, `${white(variant)} 0 0 595 ${top + 14} re f`),
    ],
  })),
  ...pdfFontAttacks,
  ...pdfEngineAttacks,
];
