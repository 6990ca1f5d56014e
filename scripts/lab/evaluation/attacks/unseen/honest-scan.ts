import { firstObject, lines, show, writePdf } from '@cotejo/plugin-kit/testing/pdf';
import { scanOf } from '../../../../../plugins/extract-pdf/src/testing/scan.ts';
import type { HonestClass } from './attack.ts';
import { latin, wrapped } from './pdf-page.ts';

/** A scan with what OCR software laid behind it. */
const scan = (
  name: string,
  layer: (texts: string[], variant: number) => { before?: string; after?: string },
): HonestClass => ({
  name,
  format: 'PDF',
  async write({ resume, variant }) {
    const texts = wrapped(resume).slice(0, 46);
    const picture = await scanOf(writePdf([lines(50, 800, texts)]), 0);
    const { before = '', after = '' } = layer(texts, variant);
    return {
      document: writePdf([`${before} q 595 0 0 842 0 0 cm /Scan Do Q ${after}`], {
        objects: [picture],
        resources: { XObject: `/Scan ${firstObject(1)} 0 R` },
      }),
      text: latin(texts.join('\n')),
    };
  },
});

const invisible = (texts: string[]): string =>
  texts.map((text, index) => show(50, 800 - 12 * index, text, { before: '3 Tr' })).join('\n');

/** Changes one letter in `step`, as OCR does. */
const slips = (texts: string[], step: number): string[] => {
  let at = 0;
  return texts.map((text) =>
    text.replace(/[a-z]/g, (letter) =>
      ++at % step === 0 ? String.fromCharCode(97 + ((letter.charCodeAt(0) - 96) % 26)) : letter,
    ),
  );
};

/** Scanned pages, which are one large picture. */
export const scanned: HonestClass[] = [
  scan('a scan with the words of its picture behind it', (texts) => ({ after: invisible(texts) })),
  scan('a scan over the words of its picture', (texts) => ({ before: lines(50, 800, texts) })),
  scan('a scan whose layer has slips', (texts, variant) => ({ after: invisible(slips(texts, 60 - 4 * variant)) })),
  scan('a scan without a layer', () => ({})),
];
