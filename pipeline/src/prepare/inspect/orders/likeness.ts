import { bias, weights } from './weights.ts';

const weightOf = new Map<string, number>();
let weight = 0;
for (const entry of weights.trim().split(/\s+/)) {
  if (/^~-?\d+$/.test(entry)) weight = Number(entry.slice(1)) / 10;
  else weightOf.set(entry, weight);
}

/**
 * How much likelier a sentence with some features is an order than an honest one, as a logarithm: a logistic regression
 * over features that are scaled to length one, so that long sentences are not suspected for their length.
 */
export function likenessOf(features: ReadonlySet<string>): number {
  let sum = 0;
  for (const feature of features) sum += weightOf.get(feature) ?? 0;
  return bias + sum / Math.sqrt(features.size);
}
