import { readLines } from '@cotejo/plugin-kit';
import { remembering } from '../../../text/remember.ts';
import { piecesOf, type Signs } from './features.ts';

/**
 * Written by scripts/lab/orders/train.ts: the likeness that a sentence starts from and the least of an order; then
 * weights in tenths, each before the features that have it.
 */
const [head, ...rows] = readLines(import.meta.url, 'weights.txt');
const [bias, least] = head!.split(' ').map(Number) as [number, number];
const weightOf = new Map<string, number>();
for (const row of rows) {
  const [tenths, ...features] = row.split(' ');
  for (const feature of features) weightOf.set(feature, Number(tenths) / 10);
}

/** The likeness from which a sentence is an order. */
export const leastLikeness = least;

/** Words that are remembered with the weight of their pieces, and their letters, at most. */
const mostRemembered = 20_000;
const longestRemembered = 24;

const weigh = remembering(mostRemembered, longestRemembered, (word) => {
  const features = piecesOf(word);
  return { sum: features.reduce((sum, one) => sum + (weightOf.get(one) ?? 0), 0), count: features.length };
});

/**
 * How much likelier a sentence with some signs is an order than an honest one, as a logarithm: a logistic regression
 * over features that are scaled to length one, so that long sentences are not suspected for their length.
 */
export function likenessOf({ keys, others }: Signs): number {
  let sum = 0;
  let count = others.size;
  for (const key of keys) {
    const weighed = weigh(key);
    sum += weighed.sum;
    count += weighed.count;
  }
  for (const feature of others) sum += weightOf.get(feature) ?? 0;
  return bias + sum / Math.sqrt(count);
}
