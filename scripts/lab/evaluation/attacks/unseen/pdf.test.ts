import { describe, expect, test } from 'vitest';
import type { ExtractedPage, SourceDocument } from '@cotejo/plugin-kit';
import { extract } from '../../../../../plugins/extract-pdf/src/extract.ts';
import { wordRecall } from '../../text-metrics.ts';
import { resume, secrets } from './candidate.ts';
import { honestPdfs } from './honest-pdf.ts';
import { pdfAttacks } from './pdf.ts';

const limits = { maxPages: 3, maxCharacters: 20_000, signal: new AbortController().signal };
const firstPage = async ({ bytes }: SourceDocument): Promise<ExtractedPage> => (await extract(bytes, limits)).pages[0]!;
const secret = secrets[0]!;

/** The share of the secret's words that the page shows for sure: not those that OCR has to bear out. */
const vouchedFor = ({ text, unsure = [] }: ExtractedPage): number =>
  wordRecall(secret, text) - wordRecall(secret, unsure.join('\n'));

const shares = new Map<string, Promise<number>>();

/** The same of a secret in plain sight, whose page most attacks share. */
function vouchedForInSight(document: SourceDocument): Promise<number> {
  const key = Buffer.from(document.bytes).toString('base64');
  const share = shares.get(key) ?? firstPage(document).then(vouchedFor);
  shares.set(key, share);
  return share;
}

describe('text that a reader does not see', () => {
  test.for(pdfAttacks.map((attack, index) => ({ ...attack, variant: index % 5 })))(
    '$name: it is told and not vouched for',
    async ({ write, variant }) => {
      const { attacked, plain } = await write({ resume, secret, variant });
      const page = await firstPage(attacked);
      expect(vouchedFor(page)).toBeLessThan(0.3);
      expect(wordRecall(resume, page.text)).toBeGreaterThan(0.9);
      expect(
        page.unsure?.length ?? page.hidden.filter(({ reason }) => reason !== 'outside-pages').length,
      ).toBeGreaterThan(0);
      expect(await vouchedForInSight(plain)).toBe(1);
    },
  );
});

describe('honest documents that look suspicious', () => {
  test.for(honestPdfs.map((honest, index) => ({ ...honest, variant: index % 5 })))(
    '$name: all of it is read',
    async ({ name, write, variant }) => {
      const { document, text } = await write({ resume, variant });
      const page = await firstPage(document);
      expect(page.hidden).toEqual([]);
      expect(page.hasGraphics || wordRecall(text, page.text) > 0.97).toBe(true);
      expect(name.includes('scan') || !page.unsure).toBe(true);
    },
  );
});
