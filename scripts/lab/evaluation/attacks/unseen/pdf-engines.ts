import { stream } from '@cotejo/plugin-kit/testing/pdf';
import type { AttackClass } from './attack.ts';
import { area, attack, below, escaped, leading, left, placed, top } from './pdf-page.ts';

const box = (texts: string[]): string => area(texts).join(' ');
const ramp = (from: string, to: string): string => `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [${from}] /C1 [${to}] >>`;
const form = (entries: string, paint: string): string =>
  stream(`/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources 3 0 R ${entries}`, paint);
const constant = (inputs: number, value: number): string =>
  stream(`/FunctionType 4 /Domain [${'0 1 '.repeat(inputs)}] /Range [0 1]`, `{ ${'pop '.repeat(inputs)} ${value} }`);
const layers = [
  '8 0 R',
  '<< /Type /OCMD /OCGs 8 0 R >>',
  '<< /Type /OCMD /OCGs [8 0 R] /P /AnyOn >>',
  '<< /Type /OCMD /VE [/Or 8 0 R] >>',
  '8 0 R',
];
/** How far a gray is from the one behind it. */
const nearly = [0.03, -0.02, 0.04, -0.05, 0.02];
const slivers = ['0 0 0 0 re', '10 10 m 500 10 l', `${left} ${top} 500 0 re`, '0 0 m', `${left} ${top} 0.2 300 re`];
const absent = [
  '/Pattern cs',
  '/Empty cs',
  '/Pattern cs /Nothing scn',
  '/Pattern cs /Blank scn',
  '/Empty cs /Blank scn',
];

/** A white picture of 4 by 4 pixels in JPEG 2000. */
const whiteJpx = Buffer.from(
  '/0//UQApAAAAAAAEAAAABAAAAAAAAAAAAAAABAAAAAQAAAAAAAAAAAABBwEB/1IADAAAAAEAAgQEAAH/XAAKQEBISFBISFD/ZAAlAAFD' +
    'cmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjT/kAAKAAAAAAAUAAH/k8+0BACAgP/Z',
  'base64',
).toString('latin1');

/** Ways that hide a text in one program and show it in another: a reader's program may do what ISO 32000-1 says. */
export const pdfEngineAttacks: AttackClass[] = [
  attack('in the colorant None', ({ texts, variant, at }) => ({
    paint:
      `q /Not ${variant === 3 ? 'CS' : 'cs'} ` +
      `${['1 scn', '1 1 scn', '0.5 scn', '1 SCN 1 Tr 0.4 w', ''][variant]} ${below(texts)} Q`,
    resources: { ColorSpace: `/Not ${at} 0 R` },
    objects: [
      variant === 1
        ? `[/DeviceN [/None /None] /DeviceGray ${at + 1} 0 R]`
        : `[/Separation ${variant === 2 ? `${at + 2} 0 R` : '/None'} /DeviceGray ${at + 1} 0 R]`,
      constant(variant === 1 ? 2 : 1, 0),
      '/None',
    ],
  })),
  attack('in a shading or palette of the colorant None', ({ texts, variant, at }) => ({
    paint: `q ${['/Pattern cs /Fade scn', '/Palette cs 1 scn'][variant % 2]} ${below(texts)} Q`,
    resources: {
      Pattern: `/Fade << /PatternType 2 /Shading ${at} 0 R >>`,
      ColorSpace: `/Palette [/Indexed ${at + 1} 0 R 1 <00ff>]`,
    },
    objects: [
      `<< /ShadingType ${variant === 4 ? '3 /Coords [0 0 0 0 0 900]' : '2 /Coords [0 0 595 0]'} ` +
        `/ColorSpace ${at + 1} 0 R /Extend [true true] /Function ${ramp('1', variant === 2 ? '0.5' : '1')} >>`,
      `[/Separation /None /DeviceGray ${at + 2} 0 R]`,
      constant(1, 0),
    ],
  })),
  attack('in the color that a space begins with', ({ texts, variant, at }) => ({
    paint: `q 0 g /Space cs ${below(texts)} Q`,
    resources: { ColorSpace: `/Space ${at} 0 R` },
    objects: [
      [
        `[/Separation /Chalk /DeviceGray ${ramp('0', '1')}]`,
        '[/Indexed /DeviceGray 1 <ff00>]',
        '/Pattern',
        `[/DeviceN [/Chalk /Lime] /DeviceGray ${at + 1} 0 R]`,
        '[/Indexed /DeviceRGB 1 <fefefe000000>]',
      ][variant]!,
      constant(2, 1),
    ],
  })),
  attack('with a transfer function that whitens', ({ texts, variant, at }) => ({
    paint: `q /Wash gs ${below(texts)} Q`,
    resources: { ExtGState: `/Wash ${at} 0 R` },
    objects: [
      [
        `<< /TR ${ramp('1', '1')} >>`,
        `<< /TR2 ${ramp('1', '1')} >>`,
        `<< /TR /Identity /TR2 ${ramp('0.98', '1')} >>`,
        `<< /TR2 [${`${ramp('1', '0.97')} `.repeat(4)}] >>`,
        `<< /TR2 ${at + 1} 0 R >>`,
      ][variant]!,
      stream('/FunctionType 4 /Domain [0 1] /Range [0 1]', '{ pop 1 }'),
    ],
  })),
  attack('in a group that knocks out', ({ texts, variant, at }) => ({
    paint: '/Group Do',
    resources: { XObject: `/Group ${at} 0 R`, ExtGState: `/Veil ${at + 1} 0 R` },
    objects: [
      form(
        `/Group << /S /Transparency /K true /I ${variant % 2 === 0} >>`,
        `${below(texts)} q /Veil gs 1 g ${box(texts)} re f Q`,
      ),
      `<< /ca 0.${['00', '01', '02', '05', '03'][variant]} >>`,
    ],
  })),
  attack('under a picture of JPEG 2000', ({ texts, variant, at }) => ({
    paint: `${below(texts)} ${placed(texts, 'Sheet')}`,
    resources: { XObject: `/Sheet ${at} 0 R` },
    objects: [
      stream(
        '/Type /XObject /Subtype /Image /Width 4 /Height 4 /Filter /JPXDecode ' +
          ['', '/ColorSpace /DeviceGray', '/BitsPerComponent 8', '/Interpolate true', '/Intent /Perceptual'][variant]!,
        whiteJpx,
      ),
    ],
  })),
  attack('under a picture too large to be drawn', ({ texts, variant, at }) => ({
    paint: `${below(texts)} ${placed(texts, 'Sheet')}`,
    resources: { XObject: `/Sheet ${at} 0 R` },
    objects: [
      stream(
        `/Type /XObject /Subtype /Image /Width ${8000 + 8 * variant} /Height 4000 /ColorSpace /DeviceGray ` +
          '/BitsPerComponent 1 /Filter /RunLengthDecode',
        `${'\x81\xff'.repeat(Math.ceil(((1000 + variant) * 4000) / 128))}\x80`,
      ),
    ],
  })),
  attack('in a mode that a form inherits', ({ texts, variant, at }) => ({
    paint: `q BT ${[3, 7, 3, 7, 3][variant]} Tr ET /Outer Do Q`,
    resources: { XObject: `/Outer ${at} 0 R /Inner ${at + 1} 0 R` },
    objects: [form('', variant > 2 ? '/Inner Do' : below(texts)), form('', below(texts))],
  })),
  attack('in a font of a graphics state', ({ texts, variant, at }) => ({
    paint: texts
      .map((text, index) => `q BT /F1 10 Tf /Small gs ${left} ${top - leading * index} Td (${escaped(text)}) Tj ET Q`)
      .join('\n'),
    resources: { ExtGState: `/Small ${at} 0 R` },
    objects: [`<< /Font [4 0 R 0.${1 + variant}] >>`],
  })),
  attack('in a form of a layer that is off', ({ texts, variant, at }) => ({
    paint: '/Form Do',
    resources: { XObject: `/Form ${at} 0 R` },
    objects: [form(`/OC ${layers[variant]}`, variant === 4 ? `/Span << >> BDC ${below(texts)} EMC` : below(texts))],
  })),
  attack('in a layer that no screen shows', ({ texts, variant, at }) => ({
    paint: `/OC /Paper BDC ${below(texts)} EMC`,
    resources: { Properties: `/Paper ${at} 0 R` },
    objects: [
      '<< /Type /OCG /Name (Paper) /Usage << /View << /ViewState /OFF >> ' +
        `${variant % 2 ? '/Print << /PrintState /ON >>' : ''} >> >>`,
    ],
    catalog:
      `/OCProperties << /OCGs [8 0 R ${at} 0 R] /D << /OFF [8 0 R] /AS [<< /Event /View /Category [/View] ` +
      `/OCGs [${at} 0 R] >>] >> >>`,
  })),
  attack('in a layer of a document whose layers are off', ({ texts, variant, at }) => ({
    paint: `/OC /Layer BDC ${below(texts)} EMC`,
    resources: { Properties: `/Layer ${at} 0 R` },
    objects: [`<< /Type /OCG /Name (Layer ${variant}) >>`],
    catalog: `/OCProperties << /OCGs [8 0 R ${at} 0 R] /D << /BaseState /OFF ${variant % 2 ? '/ON [8 0 R]' : ''} >> >>`,
  })),
  attack('in a note that no screen shows', ({ texts, variant, at }) => ({
    paint: '',
    pageEntries: `/Annots [${at} 0 R]`,
    objects: [
      `<< /Type /Annot /Subtype /${['Stamp', 'FreeText', 'Square', 'Stamp', 'FreeText'][variant]} /Contents ` +
        `(${escaped(texts.join(' '))}) /F ${[2, 32, 36, 34, 6][variant]} /Rect [0 0 595 842] /AP << /N ${at + 1} 0 ` +
        'R >> >>',
      form('', below(texts)),
    ],
  })),
  attack('in a field that is not drawn', ({ texts, variant, at }) => ({
    paint: '',
    pageEntries: `/Annots [${at} 0 R]`,
    catalog: `/AcroForm << /Fields [${at} 0 R] /DA (/F1 10 Tf 0 g) ${variant % 2 ? '/NeedAppearances true' : ''} >>`,
    objects: [
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (Field) /V (${escaped(texts.join(' '))}) /F ` +
        `${[2, 34, 6, 2, 2][variant]} /Rect [40 40 560 230] /DA (/F1 10 Tf 0 g) >>`,
    ],
  })),
  attack('in a note squeezed to a point', ({ texts, variant, at }) => ({
    paint: '',
    pageEntries: `/Annots [${at} 0 R]`,
    objects: [
      `<< /Type /Annot /Subtype /Stamp /F 4 /Rect [40 40 ${52 + 4 * variant} ${50 + 2 * variant}] /AP << /N ` +
        `${at + 1} 0 R >> >>`,
      form('', below(texts)),
    ],
  })),
  attack('half of it on a dark bar, in white', ({ texts, variant }) => ({
    paint: texts
      .map((text, index) => {
        const y = top - leading * index;
        return (
          `q 0.1 0.2 0.4 rg ${left - 4} ${y + [1.5, -5, -4, 2, -5][variant]!} 520 ` +
          `${[1.6, 7, 6.2, 1.4, 7.4][variant]} re f Q ${show10(left, y, text, '1 g')}`
        );
      })
      .join(' '),
  })),
  attack('white beside the end of a dark bar', ({ texts, variant }) => ({
    paint: texts
      .map(
        (text, index) =>
          `q 0.1 0.2 0.4 rg 20 ${top - leading * index - 3} ${32 + variant} 11 re f Q ` +
          `${show10(left, top - leading * index, text, '1 g')}`,
      )
      .join(' '),
  })),
  attack('dark on dark', ({ texts, variant }) => {
    const value = 0.02 + variant * 0.05;
    return {
      paint: `q ${value} g ${box(texts)} re f Q ${below(texts, { before: `${value + nearly[variant]!} g` })}`,
    };
  }),
  attack('in the gradient of its ground', ({ texts, variant, at }) => ({
    paint: `q /Pattern cs /Fade scn ${box(texts)} re f Q ${below(texts, { before: '/Pattern cs /Fade scn' })}`,
    resources: { Pattern: `/Fade ${at} 0 R` },
    objects: [
      '<< /Type /Pattern /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB ' +
        `/Coords [0 0 595 ${60 * variant}] /Extend [true true] ` +
        `/Function ${ramp(`0.${variant} 0.2 0.4`, '0.9 0.6 0.3')} >> >>`,
    ],
  })),
  attack('white outlines filled with white', ({ texts, variant }) => ({
    paint: `q ${0.2 + variant / 5} w ${below(texts, { before: '2 Tr 1 g 1 G' })} Q`,
  })),
  attack('white, three hundred times', ({ texts, variant }) => ({
    paint: Array.from({ length: 300 }, (_, time) =>
      show10(left, top - leading * (time % texts.length), texts[time % texts.length]!, `0.99${variant} g`),
    ).join(' '),
  })),
  attack('painted often in faint ink', ({ texts, variant, at }) => ({
    paint: `q /Veil gs ${Array.from({ length: 6 + variant }, () => below(texts)).join(' ')} Q`,
    resources: { ExtGState: `/Veil ${at} 0 R` },
    objects: ['<< /ca 0.005 >>'],
  })),
  attack('of no size by a chain of matrices', ({ texts, variant }) => ({
    paint: texts
      .map(
        (text, index) =>
          `q 0.1 0 0 0.1 0 0 cm 10 0 0 10 0 0 cm 0.05 0 0 0.0${5 - (variant % 3)} ${left} ${top - leading * index} ` +
          `cm BT /F1 ${(variant % 2 ? -1 : 1) * 20} Tf (${escaped(text)}) Tj ET Q`,
      )
      .join(' '),
  })),
  attack('in a clip of no area', ({ texts, variant }) => ({
    paint: `q ${slivers[variant]} W n ${below(texts)} Q`,
  })),
  attack('in a pattern that is not there', ({ texts, variant, at }) => ({
    paint: `q 0 g ${absent[variant]} ${below(texts)} Q`,
    resources: {
      ColorSpace: '/Empty [/Pattern]',
      Pattern: `/Nothing ${at} 0 R /Blank ${at + 1} 0 R`,
    },
    objects: [
      stream(
        '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 4 4] /XStep 4 /YStep 4 /Resources << >>',
        '',
      ),
      stream(
        '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 4 4] /XStep 400 /YStep 400 /Resources ' +
          '<< >>',
        '0 g 1 1 0.1 0.1 re f',
      ),
    ],
  })),
  attack('in a gray that the page redefines', ({ texts, variant, at }) => ({
    paint: `/Form Do`,
    resources: { XObject: `/Form ${at} 0 R` },
    objects: [
      stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> /ColorSpace << ' +
          `/${['DefaultGray', 'DefaultRGB', 'DefaultGray', 'DefaultGray', 'DefaultRGB'][variant]} ${at + 1} 0 R >> ` +
          '>>',
        below(texts, {
          before: ['0 g', '0 0 0 rg', '0 g', '/DeviceGray cs 0 scn', '/DeviceRGB cs 0 0 0 scn'][variant],
        }),
      ),
      [1, 4].includes(variant)
        ? `[/DeviceN [/A /B /C] /DeviceGray ${at + 2} 0 R]`
        : `[/Separation /A /DeviceGray ${at + 2} 0 R]`,
      constant([1, 4].includes(variant) ? 3 : 1, 1),
    ],
  })),
];

function show10(x: number, y: number, text: string, color: string): string {
  return `q BT ${color} /F1 10 Tf ${x} ${y} Td (${escaped(text)}) Tj ET Q`;
}
