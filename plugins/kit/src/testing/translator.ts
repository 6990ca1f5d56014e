import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Plugin } from '../plugin.ts';
import { never, openPlugin } from './open-plugin.ts';

/** What a translator is tried on: at least two segments, and the strings that each translation must still hold. */
export type TranslatorSamples = { from: string; to: string; segments: { text: string; keeps: string[] }[] };

/**
 * The contract of a `translator`, as tests: call it at the top of a vitest file of the plugin.
 * `environment` gives its settings, by their names; without it they are the defaults.
 */
export function describeTranslator<Schema extends GenericSchema>(
  plugin: Plugin<Schema>,
  samples: TranslatorSamples,
  environment: Record<string, string> = {},
): void {
  describe(`${plugin.name} keeps the contract of a translator`, () => {
    const translator = openPlugin(plugin, 'translator', environment);
    const { from, to } = samples;
    const texts = samples.segments.map(({ text }) => text);
    const translate = async (segments: string[], { keep = [] as string[], signal = never() } = {}) =>
      (await translator.translate({ segments, from, to, keep }, { signal })).segments;

    test('it says which languages it translates', () => {
      expect(translator.supports(from, to)).toBe(true);
      expect(translator.supports('xx', to)).toBe(false);
    });

    test('it reports that it can work', async () => {
      expect(await (translator.check?.({ signal: never() }) ?? { ok: true })).toMatchObject({ ok: true });
    });

    test('it changes what is in the other language', async () => {
      const translated = await translate(texts);
      for (const [index, text] of texts.entries()) expect(translated[index]).not.toBe(text);
    });

    test.for(samples.segments)('products, places and figures survive in "$text"', async ({ text, keeps }) => {
      const [translated] = await translate([text]);
      for (const kept of keeps) expect(translated).toContain(kept);
    });

    test('as many segments come back as were given, in order, the empty ones too', async () => {
      const given = [texts[0]!, '', ...texts, '1', texts[0]!];
      const translated = await translate(given);
      expect(translated).toHaveLength(given.length);
      expect([translated[1], translated.at(-2)]).toEqual(['', '1']);
      expect(translated.at(-1)).toBe(translated[0]);
    });

    test('a segment is translated alike alone and among others', async () => {
      expect(await translate([texts[1]!])).toEqual((await translate(texts)).slice(1, 2));
    });

    test('strings to keep pass unchanged wherever they stand', async () => {
      const keep = [
        'Blanca Torres Rubio',
        'blanca.torres@example.com',
        'https://example.com/blanca',
        'Molino Viejo S.L.',
      ];
      const translated = await translate(
        keep.map((kept) => `${texts[0]} ${kept}`),
        { keep },
      );
      for (const [index, kept] of keep.entries()) expect(translated[index]).toContain(kept);
    });

    test('no segments are no work', async () => {
      expect(await translate([])).toEqual([]);
    });

    test('an aborted signal ends the translation with its reason', async () => {
      const reason = new Error('no longer wanted');
      await expect(translate(texts, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    });
  });
}
