import { type Embedder, ProviderError } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { vectorsInMemory } from '../stage/vectors-in-memory.ts';
import { named, toolsWith } from '../testing/tools.ts';
import { embed } from './embed.ts';

/** An embedder whose vectors count two letters, and the texts that it was asked about. */
function counting(digest = 'd1', plugin = 'letters') {
  const asked: string[] = [];
  const embedder: Embedder = {
    async embed(texts) {
      asked.push(...texts);
      const vectors = texts.map((text) => {
        const counts = ['a', 'e'].map((letter) => 1 + text.split(letter).length);
        const length = Math.hypot(...counts);
        return Float32Array.from(counts, (count) => count / length);
      });
      return { model: 'letters', digest, dimensions: 2, vectors };
    },
  };
  return { provider: named(embedder, plugin), asked };
}

const down = named<Embedder>(
  { embed: () => Promise.reject(new ProviderError('down', 'missing', 'no weights')) },
  'down',
);

describe('the meaning of texts', () => {
  test('each text is asked about once, and not again while its vector is kept', async () => {
    const { provider, asked } = counting();
    const tools = { ...toolsWith({ embedder: [provider] }), vectors: vectorsInMemory() };
    const first = await embed(['a tea', ' ', 'a tea', 'bread'], tools);
    const second = await embed(['bread', 'a pan'], tools);
    expect(asked).toEqual(['a tea', 'bread', 'a pan']);
    expect([...first.embedded!.vectors.keys()]).toEqual(['a tea', 'bread']);
    expect(second.embedded!.vectors.get('bread')).toEqual(first.embedded!.vectors.get('bread'));
    expect(second.records).toMatchObject([
      { stage: 'embed', plugin: 'letters', model: { name: 'letters', digest: 'd1' } },
    ]);
  });

  test('texts that are of a woman and of a man alone mean the same', async () => {
    const { provider, asked } = counting();
    const texts = ['Forewoman of her site', 'Foreman of his site'];
    const { embedded } = await embed(texts, { ...toolsWith({ embedder: [provider] }), vectors: vectorsInMemory() });
    expect(asked).toEqual(['Foreman of his site']);
    expect(embedded!.vectors.get(texts[0]!)).toEqual(embedded!.vectors.get(texts[1]!));
  });

  test('a kept vector has length 1 and nearly the direction that was computed', async () => {
    const { provider } = counting();
    const { embedded } = await embed(['a peeled pear'], {
      ...toolsWith({ embedder: [provider] }),
      vectors: vectorsInMemory(),
    });
    const [vector] = [...embedded!.vectors.values()];
    expect(Math.hypot(...vector!)).toBeCloseTo(1, 6);
    expect(vector![0]! / vector![1]!).toBeCloseTo(4 / 6, 2);
  });

  test('vectors of other weights are not taken', async () => {
    const vectors = vectorsInMemory();
    await embed(['a tea'], { ...toolsWith({ embedder: [counting('d1').provider] }), vectors });
    const { provider, asked } = counting('d2');
    await embed(['a tea'], { ...toolsWith({ embedder: [provider] }), vectors });
    expect(asked).toEqual(['a tea']);
  });

  test('more texts than an embedder takes are asked about in turns', async () => {
    const { provider, asked } = counting();
    const texts = Array.from({ length: 230 }, (_, index) => `text ${index}`);
    const { embedded } = await embed(texts, { ...toolsWith({ embedder: [provider] }), vectors: vectorsInMemory() });
    expect(asked).toEqual(texts);
    expect(embedded!.vectors.size).toBe(230);
  });

  test('the next embedder stands in, and where none is left the record says so', async () => {
    const { provider } = counting();
    const fallbacks = [{ plugin: 'down', reason: 'missing' }];
    const helped = await embed(['tea'], { ...toolsWith({ embedder: [down, provider] }), vectors: vectorsInMemory() });
    expect(helped.records).toMatchObject([{ plugin: 'letters', fallbacks }]);
    const alone = await embed(['tea'], { ...toolsWith({ embedder: [down] }), vectors: vectorsInMemory() });
    expect(alone).toEqual({ records: [expect.objectContaining({ plugin: 'none', fallbacks })] });
  });

  test('without an embedder, or where no vectors are kept, nothing is done', async () => {
    expect(await embed(['tea'], { ...toolsWith(), vectors: vectorsInMemory() })).toEqual({ records: [] });
    expect(await embed(['tea'], toolsWith({ embedder: [counting().provider] }))).toEqual({ records: [] });
  });
});
