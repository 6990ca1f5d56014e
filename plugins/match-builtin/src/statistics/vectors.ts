import type { Rarity } from './rarity.ts';

/** Weights of terms (stems, and pairs of neighboring stems), with the vector's length. */
export type TermVector = { weights: Map<string, number>; norm: number };

const pairCredit = 0.7;

/** Sublinear TF-IDF of stems and of their pairs, which weigh as much as both their words together, lessened. */
export function termVector(stems: string[], rarity: Rarity): TermVector {
  const counts = new Map<string, number>();
  for (const [index, stem] of stems.entries()) {
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
    if (index === 0) continue;
    const pair = `${stems[index - 1]} ${stem}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const weights = new Map<string, number>();
  let square = 0;
  for (const [term, count] of counts) {
    const weight = (1 + Math.log(count)) * rarityOf(term, rarity);
    weights.set(term, weight);
    square += weight * weight;
  }
  return { weights, norm: Math.sqrt(square) };
}

function rarityOf(term: string, rarity: Rarity): number {
  const space = term.indexOf(' ');
  return space < 0 ? rarity(term) : pairCredit * Math.max(rarity(term.slice(0, space)), rarity(term.slice(space + 1)));
}

/** Cosine of two vectors, 0 when one is empty. */
export function cosine(a: TermVector, b: TermVector): number {
  if (a.norm === 0 || b.norm === 0) return 0;
  const [small, large] = a.weights.size <= b.weights.size ? [a, b] : [b, a];
  let product = 0;
  for (const [term, weight] of small.weights) product += weight * (large.weights.get(term) ?? 0);
  return product / (a.norm * b.norm);
}
