import { show, stream } from '@cotejo/plugin-kit/testing/pdf';
import type { HonestClass } from './attack.ts';
import { honest } from './honest-page.ts';
import { escaped } from './pdf-page.ts';

const plain = (texts: string[], before = ''): string =>
  texts.map((text, index) => show(50, 800 - 14 * index, text, { before })).join('\n');
const black = ['0.1 0.1 0.3', '0 0 0', '0.2 0 0', '0 0.2 0', '0.1 0.1 0.1'];
const ink = (variant: number): string => `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 1 1] /C1 [${black[variant]}] >>`;
const form = (entries: string, paint: string): string =>
  stream(`/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources 3 0 R ${entries}`, paint);

/**
 * Honest documents that use what few documents need: inks, layers, notes and spaces of color, and odd ways to place
 * text.
 */
export const unusual: HonestClass[] = [
  honest('type of size one, grown by its matrix', ({ texts, variant }) => ({
    paint: texts
      .map(
        (text, index) =>
          `BT /F1 1 Tf ${9 + variant / 2} 0 0 ${9 + variant / 2} 50 ${800 - 14 * index} Tm (${escaped(text)}) Tj ET`,
      )
      .join('\n'),
  })),
  honest('a page drawn upside down and turned back', ({ texts, variant }) => ({
    paint: `q 0.${variant + 4} 0 0 -0.${variant + 4} 0 842 cm ${texts
      .map((text, index) => {
        const unit = 1 / ((variant + 4) / 10);
        return `BT /F1 ${-10 * unit} Tf -1 0 0 1 ${50 * unit} ${(42 + 14 * index) * unit} Tm (${escaped(text)}) Tj ET`;
      })
      .join('\n')} Q`,
  })),
  honest('text in an ink of its own', ({ texts, variant, at }) => ({
    paint: `/Ink cs ${variant % 2 ? '' : '1 scn'} ${plain(texts)}`,
    resources: { ColorSpace: `/Ink ${at} 0 R` },
    objects: [`[/Separation /Dark /DeviceRGB ${ink(variant)}]`],
  })),
  honest('inks of which some are None', ({ texts, variant, at }) => ({
    paint: `/Ink cs 1 ${variant % 2} scn ${plain(texts)}`,
    resources: { ColorSpace: `/Ink ${at} 0 R` },
    objects: [
      `[/DeviceN [/Dark /None] /DeviceGray ${at + 1} 0 R]`,
      stream('/FunctionType 4 /Domain [0 1 0 1] /Range [0 1]', '{ pop 1 exch sub }'),
    ],
  })),
  honest('the color that a space begins with', ({ texts, variant, at }) => ({
    paint: `1 g /Space cs ${plain(texts)}`,
    resources: { ColorSpace: `/Space ${at} 0 R` },
    objects: [
      [
        '[/CalGray << /WhitePoint [0.95 1 1.09] >>]',
        '[/CalRGB << /WhitePoint [0.95 1 1.09] >>]',
        '[/Indexed /DeviceGray 1 <00ff>]',
        '/DeviceCMYK',
        '[/Lab << /WhitePoint [0.95 1 1.09] >>]',
      ][variant]!,
    ],
  })),
  honest('colors that are calibrated', ({ texts, variant, at }) => ({
    paint: plain(texts, variant % 2 ? '0.1 0.1 0.1 rg' : '0.1 g'),
    resources: { ColorSpace: `/DefaultGray ${at} 0 R /DefaultRGB ${at + 1} 0 R` },
    objects: ['[/CalGray << /WhitePoint [0.95 1 1.09] /Gamma 2.2 >>]', '[/CalRGB << /WhitePoint [0.95 1 1.09] >>]'],
  })),
  honest('transfer functions that change nothing', ({ texts, variant, at }) => ({
    paint: `/Plain gs ${plain(texts)}`,
    resources: { ExtGState: `/Plain ${at} 0 R` },
    objects: [`<< /TR /Identity /TR2 ${variant % 2 ? '/Default' : '/Identity'} /OP true /op true /OPM 1 /SA true >>`],
  })),
  honest('a layer that is on', ({ texts, variant, at }) => ({
    paint: `/OC /Layer BDC ${plain(texts)} EMC`,
    resources: { Properties: `/Layer ${at} 0 R` },
    objects: ['<< /Type /OCG /Name (Text) >>'],
    catalog:
      `/OCProperties << /OCGs [8 0 R ${at} 0 R] /D << ` +
      `${variant % 2 ? `/BaseState /OFF /ON [${at} 0 R]` : '/OFF [8 0 R]'} >> >>`,
  })),
  honest('a group that knocks out', ({ texts, variant, at }) => ({
    paint: '/Group Do',
    resources: { XObject: `/Group ${at} 0 R` },
    objects: [
      form(
        `/Group << /S /Transparency /K true /I ${variant % 2 === 0} >>`,
        `q 0.9 g 30 20 535 810 re f Q ${plain(texts)}`,
      ),
    ],
  })),
  honest('text in a note that is shown', ({ texts, variant, at }) => ({
    paint: plain(texts.slice(3)),
    pageEntries: `/Annots [${at} 0 R]`,
    objects: [
      `<< /Type /Annot /Subtype /${variant % 2 ? 'FreeText' : 'Stamp'} /F 4 /Rect [0 0 595 842] /AP << /N ` +
        `${at + 1} 0 R >> >>`,
      form(
        '',
        texts
          .slice(0, 3)
          .map((text, index) => show(50, 100 - 14 * index, text))
          .join(' '),
      ),
    ],
  })),
  honest('links over the text', ({ texts, variant, at }) => ({
    paint: plain(texts),
    pageEntries: `/Annots [${at} 0 R]`,
    objects: [
      `<< /Type /Annot /Subtype /Link /Border [0 0 ${variant % 2}] /Rect [50 770 250 782] /A << /S /URI /URI ` +
        '(https://example.org) >> >>',
    ],
  })),
  honest('patterns within patterns', ({ texts, variant, at }) => ({
    paint: `q /Pattern cs /Dots scn 0 0 595 842 re f Q ${plain(texts)}`,
    resources: { Pattern: `/Dots ${at} 0 R` },
    objects: [
      stream(
        `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep ${9 + variant} /YStep 9 ` +
          `/Resources << /Pattern << /Fine ${at + 1} 0 R >> >>`,
        '/Pattern cs /Fine scn 1 1 6 6 re f',
      ),
      stream(
        '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 2 2] /XStep 2 /YStep 2 /Resources << >>',
        '0.9 g 0 0 1 1 re f',
      ),
    ],
  })),
];
