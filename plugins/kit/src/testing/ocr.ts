import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { PageImage } from '../documents.ts';
import { ProviderError } from '../errors.ts';
import type { Plugin } from '../plugin.ts';
import { never, openPlugin } from './open-plugin.ts';

/** What an OCR engine is tried on. */
export type OcrSamples = {
  /** Pages with words; `phrases` are those that it shows, in reading order. */
  pages: { title: string; image: PageImage; languages: string[]; phrases: string[] }[];
  /** A page without any mark. */
  blank: PageImage;
};

const patience = 60_000;

/**
 * The contract of an `ocr`, as tests: call it at the top of a vitest file of the plugin.
 * The settings are the plugin's defaults.
 */
export function describeOcr<Schema extends GenericSchema>(plugin: Plugin<Schema>, samples: OcrSamples): void {
  describe(`${plugin.name} keeps the contract of an OCR engine`, { timeout: patience }, () => {
    const ocr = openPlugin(plugin, 'ocr');
    const [first] = samples.pages;

    test.for(samples.pages)('it reads $title', async ({ image, languages, phrases }) => {
      const { text, confidence } = await ocr.readPage(image, { languages, signal: never() });
      const flat = text.replace(/\s+/g, ' ');
      for (const phrase of phrases) expect(flat).toContain(phrase);
      const places = phrases.map((phrase) => flat.indexOf(phrase));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(confidence).toBeGreaterThan(0.5);
      expect(confidence).toBeLessThanOrEqual(1);
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toMatch(/[\0\r]/);
    });

    test('a blank page has no text and no confidence', async () => {
      const result = await ocr.readPage(samples.blank, { languages: ['en'], signal: never() });
      expect(result).toEqual({ text: '', confidence: 0 });
    });

    test('reading a page twice gives the same result and leaves its bytes alone', async () => {
      const { image, languages } = first!;
      const before = Uint8Array.from(image.png);
      const result = await ocr.readPage(image, { languages, signal: never() });
      expect(await ocr.readPage(image, { languages, signal: never() })).toEqual(result);
      expect(Uint8Array.from(image.png)).toEqual(before);
    });

    test('pages asked for at once are all read', async () => {
      const some = samples.pages.slice(0, 3);
      const results = await Promise.all(
        some.map(({ image, languages }) => ocr.readPage(image, { languages, signal: never() })),
      );
      expect(results.map((result) => result.text !== '')).toEqual(some.map(() => true));
    });

    test('an abort ends the reading with its reason, and the next page is read', async () => {
      const { image, languages } = first!;
      const controller = new AbortController();
      const reason = new Error('no longer wanted');
      const reading = ocr.readPage(image, { languages, signal: controller.signal });
      controller.abort(reason);
      await expect(reading).rejects.toBe(reason);
      await expect(ocr.readPage(image, { languages, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
      expect((await ocr.readPage(image, { languages, signal: never() })).text).not.toBe('');
    });

    test('bytes that are no image are refused as bad input, and the next page is read', async () => {
      const { image, languages } = first!;
      const broken = { ...image, png: image.png.subarray(0, 20) };
      const refusal = await ocr.readPage(broken, { languages, signal: never() }).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(ProviderError);
      expect(refusal).toHaveProperty('reason', 'bad-input');
      expect((await ocr.readPage(image, { languages, signal: never() })).text).not.toBe('');
    });
  });
}
