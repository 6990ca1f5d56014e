import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Extractor } from '../capabilities.ts';
import type { ExtractedDocument, SourceDocument } from '../documents.ts';
import { DocumentError, type DocumentErrorCode } from '../errors.ts';
import type { Plugin } from '../plugin.ts';
import { never, openPlugin } from './open-plugin.ts';

/** What an extractor is tried on. At least one document must have some hundred characters of text. */
export type ExtractorSamples = {
  /**
   * Readable documents; `pages` holds for each page the phrases that it shows, in reading order. `isDrawn` is false
   * where the extractor draws pages, but not those of this document.
   */
  documents: { title: string; document: SourceDocument; pages: string[][]; isDrawn?: boolean }[];
  /** Documents that must be refused, and with which code. */
  faulty: { title: string; document: SourceDocument; code: DocumentErrorCode }[];
};

const enough = { maxPages: 200, maxCharacters: 400_000 };

const textOf = (result: ExtractedDocument): string => result.pages.map((page) => page.text).join('');

const allText = (result: ExtractedDocument): string[] =>
  result.pages.flatMap((page) => [page.text, ...page.hidden.map((passage) => passage.text)]);

/** The phrases that do not follow the ones before them. */
function missingInOrder(text: string, phrases: string[]): string[] {
  const flat = text.replace(/\s+/g, ' ');
  let from = 0;
  return phrases.filter((phrase) => {
    const at = flat.indexOf(phrase, from);
    if (at >= 0) from = at + phrase.length;
    return at < 0;
  });
}

/**
 * The contract of an `extractor`, as tests: call it at the top of a vitest file of the plugin.
 * The settings are the plugin's defaults.
 */
export function describeExtractor<Schema extends GenericSchema>(
  plugin: Plugin<Schema>,
  samples: ExtractorSamples,
): void {
  describe(`${plugin.name} keeps the contract of an extractor`, () => {
    const extractor = openPlugin(plugin, 'extractor');

    test('it says which kinds of document it reads', () => {
      const kinds = new Set(samples.documents.map((sample) => sample.document.mediaType));
      expect(plugin.mediaTypes).toEqual(expect.arrayContaining([...kinds]));
    });

    for (const sample of samples.documents) describeReadable(extractor, sample);

    test.for(samples.faulty)('it refuses $title with $code', async ({ document, code }) => {
      const refusal = await extractor
        .extract(document, { ...enough, signal: never() })
        .catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(DocumentError);
      expect(refusal).toHaveProperty('code', code);
    });
  });
}

function describeReadable(
  extractor: Extractor,
  { title, document, pages, isDrawn = true }: ExtractorSamples['documents'][number],
): void {
  const extract = (limits: Partial<typeof enough> = {}, signal = never()) =>
    extractor.extract(document, { ...enough, ...limits, signal });

  describe(title, () => {
    test('its pages come in order, with their phrases in reading order', async () => {
      const result = await extract();
      expect(result.pages).toHaveLength(pages.length);
      expect(result.cuts).toEqual([]);
      for (const [index, phrases] of pages.entries()) {
        const text = result.pages[index]!.text;
        expect({ text, missing: missingInOrder(text, phrases) }).toEqual({ text, missing: [] });
      }
    });

    test('its text is whole Unicode without U+0000 and without carriage returns', async () => {
      for (const text of allText(await extract())) {
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/[\0\r]/);
      }
    });

    test('what it is unsure of is in its text', async () => {
      for (const { text, unsure = [] } of (await extract()).pages) {
        const words = new Set(text.split(/\s+/));
        expect(unsure.flatMap((line) => line.split(/\s+/)).filter((word) => !words.has(word))).toEqual([]);
      }
    });

    test('reading it twice gives the same result and leaves its bytes alone', async () => {
      const before = Uint8Array.from(document.bytes);
      const first = await extract();
      expect(await extract()).toEqual(first);
      expect(document.bytes).toEqual(before);
    });

    test('a limit on characters cuts the end and is reported', async () => {
      const whole = await extract();
      const maxCharacters = Math.floor(allText(whole).join('').length / 2);
      const result = await extract({ maxCharacters });
      expect(allText(result).join('').length).toBeLessThanOrEqual(maxCharacters);
      expect(textOf(whole).startsWith(textOf(result))).toBe(true);
      expect(result.cuts).toContainEqual({ what: 'characters', limit: maxCharacters });
    });

    test.for(pages.length > 1 ? [pages.length - 1] : [])(
      'a limit of %i on pages keeps the first ones and is reported',
      async (maxPages) => {
        const result = await extract({ maxPages });
        expect(result.pages).toEqual((await extract()).pages.slice(0, -1));
        expect(result.cuts).toContainEqual({ what: 'pages', limit: maxPages });
      },
    );

    test('an aborted signal ends the reading with its reason', async () => {
      const reason = new Error('no longer wanted');
      await expect(extract({}, AbortSignal.abort(reason))).rejects.toBe(reason);
    });

    test.for(extractor.renderPage && isDrawn ? [40_000] : [])(
      'a page is drawn as a PNG within the limit of %i pixels',
      async (maxPixels) => {
        const image = await extractor.renderPage!(document, 0, { maxPixels, signal: never() });
        const header = Buffer.from(image.png);
        expect(header.subarray(1, 4).toString('latin1')).toBe('PNG');
        expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([image.width, image.height]);
        expect(image.width * image.height).toBeLessThanOrEqual(maxPixels);
      },
    );
  });
}
