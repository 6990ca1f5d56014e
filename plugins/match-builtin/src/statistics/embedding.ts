import { once, readBytes, readData } from '../text/data.ts';
import type { Rarity } from './rarity.ts';

/** For each stem a row of `size` signed bytes and the factor that makes them numbers again. */
export type Embedding = { size: number; rows: Map<string, { offset: number; scale: number }>; bytes: Int8Array };

/** The vectors shipped with this plugin; `scripts/lab/matcher/build-vectors.ts` says how they were learned. */
export const loadEmbedding = once((): Embedding => {
  const [head, ...lines] = readData('vectors.tsv').trimEnd().split('\n');
  const size = Number(head);
  const rows = new Map<string, { offset: number; scale: number }>();
  for (const [index, line] of lines.entries()) {
    const [stem, scale] = line.split('\t');
    rows.set(stem!, { offset: index * size, scale: Number(scale) });
  }
  return { size, rows, bytes: readBytes('vectors.bin') };
});

/**
 * Where a text lies among occupations: the sum of its stems' vectors, each weighted by the logarithm of its count and
 * the square of its rarity (once for this text, once for the occupations that it is compared with).
 */
export function embed(stems: readonly string[], rarity: Rarity, embedding: Embedding): Float64Array {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const sum = new Float64Array(embedding.size);
  for (const [stem, count] of counts) {
    const row = embedding.rows.get(stem);
    if (!row) continue;
    const weight = (1 + Math.log(count)) * rarity(stem) ** 2 * row.scale;
    for (let index = 0; index < embedding.size; index += 1)
      sum[index]! += weight * embedding.bytes[row.offset + index]!;
  }
  return sum;
}

/** Cosine of two embedded texts, -1 to 1; 0 when one has no known word. */
export function nearness(a: Float64Array, b: Float64Array): number {
  let product = 0;
  let squareOfA = 0;
  let squareOfB = 0;
  for (let index = 0; index < a.length; index += 1) {
    product += a[index]! * b[index]!;
    squareOfA += a[index]! * a[index]!;
    squareOfB += b[index]! * b[index]!;
  }
  return squareOfA === 0 || squareOfB === 0 ? 0 : product / Math.sqrt(squareOfA * squareOfB);
}
