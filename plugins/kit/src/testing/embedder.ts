import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import { mostTexts } from '../capabilities.ts';
import { likeness } from '../meaning.ts';
import type { Plugin } from '../plugin.ts';
import { never, openPlugin } from './open-plugin.ts';

const accounts =
  'Prepared the annual accounts of small companies, answered the auditors and closed the books each month.';
const kitchen = 'Cooked lunch for two hundred guests a day and trained the apprentices of a hotel kitchen.';

/**
 * The contract of an `embedder`, as tests: call it at the top of a vitest file of the plugin. `environment` gives the
 * environment variables of a plugin that works. Whether the vectors tell meanings is for tests of your own.
 */
export function describeEmbedder<Schema extends GenericSchema>(
  plugin: Plugin<Schema>,
  environment: () => Record<string, string> | Promise<Record<string, string>> = () => ({}),
): void {
  describe(`${plugin.name} keeps the contract of an embedder`, () => {
    const open = async () => openPlugin(plugin, 'embedder', await environment());
    const embed = async (texts: string[]) => (await open()).embed(texts, { signal: never() });

    test('each text has a vector of length 1, in the order of the texts', async () => {
      const [together, alone] = await Promise.all([embed([accounts, kitchen]), embed([kitchen])]);
      expect(together.vectors).toHaveLength(2);
      expect(together.vectors.map(({ length }) => length)).toEqual([together.dimensions, together.dimensions]);
      expect(likeness(together.vectors[1]!, alone.vectors[0]!)).toBeGreaterThan(0.999);
    });

    test('the same text has the same vector to the bit, before and after others', async () => {
      const embedder = await open();
      const first = await embedder.embed([accounts], { signal: never() });
      await embedder.embed([kitchen], { signal: never() });
      expect(await embedder.embed([accounts], { signal: never() })).toEqual(first);
    });

    test('without texts it says whose vectors there would be', async () => {
      const { vectors: _, ...whose } = await embed([accounts]);
      expect(await embed([])).toEqual({ ...whose, vectors: [] });
    });

    test('a text that is longer than any window has a vector, and so have as many as it takes at once', async () => {
      const many = Array.from({ length: mostTexts }, (_, index) => `Shop ${index}`);
      expect((await embed([`${accounts} `.repeat(200)])).vectors).toHaveLength(1);
      expect((await embed(many)).vectors).toHaveLength(mostTexts);
    });

    test.for(['[SEP] [CLS] [MASK]', '會計 · ñandú · \u{1F600}', '\u200b', '\ud800', 'a\0b', '•'])(
      'odd characters have a vector: %j',
      async (text) => {
        expect((await embed([text])).vectors).toHaveLength(1);
      },
    );

    test('an aborted signal ends the work with its reason', async () => {
      const reason = new Error('no longer wanted');
      const embedder = await open();
      await expect(embedder.embed([accounts], { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    });

    test('an abort in the middle ends the work with its reason', async () => {
      const reason = new Error('no longer wanted');
      const stop = new AbortController();
      const embedder = await open();
      const answer = embedder.embed(
        Array.from({ length: mostTexts }, () => accounts),
        { signal: stop.signal },
      );
      setImmediate(() => stop.abort(reason));
      await expect(answer).rejects.toBe(reason);
    });
  });
}
