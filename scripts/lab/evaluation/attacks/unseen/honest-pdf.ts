import { show, stream } from '@cotejo/plugin-kit/testing/pdf';
import type { HonestClass } from './attack.ts';
import { letterFont } from './letter-font.ts';
import { honest } from './honest-page.ts';
import { scanned } from './honest-scan.ts';
import { unusual } from './honest-unusual.ts';

const dark = ['0.1 0.2 0.4 rg', '0.3 0 0.3 rg', '0 0.3 0.25 rg', '0.15 g', '0.5 0.1 0.1 rg'];
const pale = ['0.93 g', '0.9 0.95 1 rg', '1 0.95 0.9 rg', '0.92 1 0.92 rg', '1 1 0.85 rg'];
const styled =
  (style: (index: number, text: string) => Parameters<typeof show>[3]) =>
  (texts: string[]): string =>
    texts.map((text, index) => show(50, 800 - 14 * index, text, style(index, text))).join('\n');
const plain = styled(() => ({}));
const axial = (from: string, to: string): string =>
  '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 595 842] /Extend [true true] /Function << /FunctionType 2 ' +
  `/Domain [0 1] /N 1 /C0 [${from}] /C1 [${to}] >> >>`;
const picture = (width: number, height: number, value: (index: number) => number, entries = ''): string =>
  stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 ` +
      `${entries}`,
    Array.from({ length: width * height }, (_, index) => String.fromCharCode(value(index))).join(''),
  );
const rounded = (x: number, y: number, width: number, height: number, r: number): string =>
  `${x + r} ${y} m ${x + width - r} ${y} l ${x + width} ${y} ${x + width} ${y} ${x + width} ${y + r} c ` +
  `${x + width} ${y + height - r} l ${x + width} ${y + height} ${x + width} ${y + height} ${x + width - r} ` +
  `${y + height} c ${x + r} ${y + height} l ${x} ${y + height} ${x} ${y + height} ${x} ${y + height - r} c ${x} ` +
  `${y + r} l ${x} ${y} ${x} ${y} ${x + r} ${y} c h`;
const full = 'q 595 0 0 842 0 0 cm';
const asSmallCapital = (letter: string): string =>
  `/F1 ${/[a-z]/.test(letter) ? 7.5 : 10} Tf (${letter.toUpperCase().replace(/[\\()]/g, '\\$&')}) Tj`;
const names = (text: string): string => [...text].map((letter) => `/${letter}`).join(' ');

/** Documents that people send, with what makes some of them look like an attack. */
export const honestPdfs: HonestClass[] = [
  honest('a banner with white text', ({ texts, variant }) => ({
    paint: `q ${dark[variant]} 0 760 595 82 re f Q ${styled((index) => (index < 3 ? { before: '1 g' } : {}))(texts)}`,
  })),
  honest('a banner with round corners', ({ texts, variant }) => ({
    paint:
      `q ${dark[variant]} ${rounded(20, 752, 555, 84, 12 + variant)} f Q ` +
      `${styled((index) => (index < 3 ? { before: '1 g' } : {}))(texts)}`,
  })),
  honest('a colored panel behind the text', ({ texts, variant }) => ({
    paint: `q ${pale[variant]} 30 20 535 810 re f Q ${plain(texts)}`,
  })),
  honest('white text on a dark page', ({ texts, variant }) => ({
    paint: `q ${dark[variant]} 0 0 595 842 re f Q ${styled(() => ({ before: '1 g' }))(texts)}`,
  })),
  honest('a gradient behind the text', ({ texts, variant, at }) => ({
    paint: `q /Shade sh Q ${plain(texts)}`,
    resources: { Shading: `/Shade ${at} 0 R` },
    objects: [axial('1 1 1', ['0.7 0.8 1', '1 0.8 0.7', '0.8 1 0.8', '0.9 0.9 0.6', '0.6 0.9 0.9'][variant]!)],
  })),
  honest('white text on a dark gradient', ({ texts, variant, at }) => ({
    paint: `q /Shade sh Q ${styled(() => ({ before: '1 g' }))(texts)}`,
    resources: { Shading: `/Shade ${at} 0 R` },
    objects: [axial('0.1 0.1 0.3', `0.${variant} 0.2 0.4`)],
  })),
  honest('text over a photograph', ({ texts, variant, at }) => ({
    paint: `${full} /Back Do Q ${plain(texts)}`,
    resources: { XObject: `/Back ${at} 0 R` },
    objects: [picture(64, 64, (index) => 200 + ((index * (7 + variant)) % 50))],
  })),
  honest('white text over a dark photograph', ({ texts, variant, at }) => ({
    paint: `${full} /Back Do Q ${styled(() => ({ before: '1 g' }))(texts)}`,
    resources: { XObject: `/Back ${at} 0 R` },
    objects: [picture(64, 64, (index) => 20 + ((index * (5 + variant)) % 60))],
  })),
  honest('a portrait with a soft edge', ({ texts, variant, at }) => ({
    paint: `q 80 0 0 80 ${480 - variant} 750 cm /Face Do Q ${plain(texts)}`,
    resources: { XObject: `/Face ${at} 0 R` },
    objects: [
      picture(16, 16, () => 120, `/SMask ${at + 1} 0 R`),
      picture(16, 16, (index) => (index % 16 > 2 ? 255 : 0)),
    ],
  })),
  honest('text in a clipped frame', ({ texts, variant }) => ({
    paint: `q ${rounded(25, 15, 545, 815, 10 + 4 * variant)} W n ${plain(texts)} Q`,
  })),
  honest('a small footer in gray', ({ texts, variant }) => ({
    paint: `${plain(texts.slice(0, -2))} ${texts
      .slice(-2)
      .map((text, index) =>
        show(50, 30 - 9 * index, text, { size: 6 + variant / 4, before: `0.${4 + (variant % 2)} g` }),
      )
      .join(' ')}`,
  })),
  honest('dates in light gray', ({ texts, variant }) => ({
    paint: styled((index) => (index % 5 === 0 ? { before: `0.${60 + 4 * variant} g` } : {}))(texts),
  })),
  honest('bold by printing twice', ({ texts, variant }) => ({
    paint: [
      plain(texts),
      ...texts.map((text, index) => (index % 4 === 0 ? show(50 + 0.2 + variant / 10, 800 - 14 * index, text) : '')),
    ].join(' '),
  })),
  honest('headings with a shadow', ({ texts, variant }) => ({
    paint: [
      ...texts.map((text, index) =>
        index % 6 === 0 ? show(50.8 + variant / 10, 799.2 - 14 * index, text, { before: '0.7 g' }) : '',
      ),
      plain(texts),
    ].join(' '),
  })),
  honest('a watermark behind the text', ({ texts, variant }) => ({
    paint: `BT 0.9 g /F2 ${70 + 5 * variant} Tf 0.7 0.7 -0.7 0.7 120 200 Tm (DRAFT) Tj ET 0 g ${plain(texts)}`,
    extra: 'DRAFT',
  })),
  honest('a watermark of no opacity to speak of', ({ texts, variant, at }) => ({
    paint: `q /Veil gs BT /F2 ${70 + 5 * variant} Tf 0.7 0.7 -0.7 0.7 120 200 Tm (DRAFT) Tj ET Q ${plain(texts)}`,
    extra: 'DRAFT',
    resources: { ExtGState: `/Veil ${at} 0 R` },
    objects: [`<< /ca 0.${15 + variant} >>`],
  })),
  honest('underlines and lines between', ({ texts, variant }) => ({
    paint: [
      plain(texts),
      ...texts.map((_, index) => {
        const [line, box] = [798.4 - 14 * index, 790 - 14 * index];
        return index % 3 === 0 ? `50 ${line} m 400 ${line} l S 50 ${box} 400 ${0.5 + variant / 5} re f` : '';
      }),
    ].join(' '),
  })),
  honest('boxes of highlight', ({ texts, variant }) => ({
    paint: [
      ...texts.map((_, index) => (index % 4 === 1 ? `q ${pale[variant]} 48 ${797 - 14 * index} 250 12 re f Q` : '')),
      plain(texts),
    ].join(' '),
  })),
  honest('a highlighter that multiplies', ({ texts, variant, at }) => ({
    paint: [
      plain(texts),
      `q /Pen gs 1 1 0.${3 + variant} rg`,
      ...texts.map((_, index) => (index % 4 === 1 ? `48 ${797 - 14 * index} 250 12 re f` : '')),
      'Q',
    ].join(' '),
    resources: { ExtGState: `/Pen ${at} 0 R` },
    objects: ['<< /BM /Multiply >>'],
  })),
  honest('a table with filled rows', ({ texts, variant }) => ({
    paint: [
      ...texts.map((_, index) =>
        index % 2 === 0
          ? `q ${pale[variant]} 40 ${796 - 14 * index} 515 14 re f Q`
          : `q 0.5 G 40 ${796 - 14 * index} 515 14 re S Q`,
      ),
      plain(texts),
    ].join(' '),
  })),
  honest('text in a group of some opacity', ({ texts, variant, at }) => ({
    paint: 'q /Veil gs /Form Do Q',
    resources: { ExtGState: `/Veil ${at} 0 R`, XObject: `/Form ${at + 1} 0 R` },
    objects: [
      `<< /ca 0.${75 + 4 * variant} >>`,
      stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency >> /Resources 3 0 R',
        plain(texts),
      ),
    ],
  })),
  honest('letters with an outline', ({ texts, variant }) => ({
    paint: styled((index) => (index % 6 === 0 ? { before: `2 Tr ${dark[variant]} 0.3 G 0.2 w`, font: 'F2' } : {}))(
      texts,
    ),
  })),
  honest('headings filled with a gradient', ({ texts, at }) => ({
    paint: styled((index) => (index % 6 === 0 ? { before: '/Pattern cs /Fade scn', font: 'F2' } : { before: '0 g' }))(
      texts,
    ),
    resources: { Pattern: `/Fade ${at} 0 R` },
    objects: [`<< /Type /Pattern /PatternType 2 /Shading ${at + 1} 0 R >>`, axial('0.1 0.1 0.6', '0.5 0 0.3')],
  })),
  honest('headings as a clip over a gradient', ({ texts, at }) => ({
    paint: texts
      .map((text, index) =>
        index % 6 === 0
          ? `q BT 7 Tr /F2 10 Tf 50 ${800 - 14 * index} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET /Shade sh Q`
          : show(50, 800 - 14 * index, text),
      )
      .join(' '),
    resources: { Shading: `/Shade ${at} 0 R` },
    objects: [axial('0.1 0.1 0.6', '0.5 0 0.3')],
  })),
  honest('a pattern of dots behind the text', ({ texts, variant, at }) => ({
    paint: `q /Pattern cs /Dots scn 0 0 595 842 re f Q ${plain(texts)}`,
    resources: { Pattern: `/Dots ${at} 0 R` },
    objects: [
      stream(
        `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep ${9 + variant} /YStep 9 ` +
          '/Resources << >>',
        '0.85 g 3 3 1.5 1.5 re f',
      ),
    ],
  })),
  honest('small capitals', ({ texts }) => ({
    paint: texts
      .map((text, index) =>
        index % 6 === 0
          ? `BT 50 ${800 - 14 * index} Td ${[...text].map(asSmallCapital).join(' ')} ET`
          : show(50, 800 - 14 * index, text),
      )
      .join(' '),
  })),
  honest('a font encoded anew, with names of glyphs alone', ({ texts, variant, at }) => ({
    paint: styled(() => ({ font: 'Own' }))(texts),
    resources: { Font: `/Own ${at} 0 R` },
    objects: [
      '<< /Type /Font /Subtype /Type1 /BaseFont ' +
        `/${['Times-Roman', 'Helvetica', 'Courier', 'Times-Bold', 'Times-Italic'][variant]} /Encoding << ` +
        `/BaseEncoding /WinAnsiEncoding /Differences [65 ${names('ABCDEFGHIJKLMNOPQRSTUVWXYZ')} 97 ` +
        `${names('abcdefghijklmnopqrstuvwxyz')}] >> >>`,
    ],
  })),
  honest('letters that are drawings', async ({ texts, variant, at }) => ({
    paint: styled(() => ({ font: 'Own' }))(texts),
    resources: { Font: `/Own ${at} 0 R` },
    objects: await letterFont(at, ['Helvetica', 'Times-Roman', 'Courier', 'Helvetica-Bold', 'Times-Bold'][variant]!),
  })),
  honest('stars that rate skills', ({ texts, variant, at }) => ({
    paint: [
      plain(texts),
      `BT /Star 10 Tf`,
      ...texts.map((_, index) => {
        const [full, empty] = ['H'.repeat(1 + variant), 'H'.repeat(5 - variant)];
        return index % 7 === 3 ? `1 0 0 1 500 ${800 - 14 * index} Tm (${full}) Tj 0.8 g (${empty}) Tj 0 g` : '';
      }),
      'ET',
    ].join(' '),
    resources: { Font: `/Star ${at} 0 R` },
    objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>'],
  })),
  honest('a page turned on its side', ({ texts, variant }) => ({
    paint: `q 0 1 -1 0 842 0 cm ${plain(texts)} Q`,
    mediaBox: '0 0 842 595',
    pageEntries: `/Rotate ${90 + 360 * (variant % 2)}`,
  })),
  ...unusual,
  ...scanned,
];
