import { hashOf, unit } from '../../statistics/hashed.ts';
import { once, readBytes } from '../../text/data.ts';
import { featuresOf } from './features.ts';
import type { PlacedMention } from './placed.ts';

/** Features share this many places by their hashes. */
export const places = 2 ** 14;

/** The places of what tells whether a mention speaks for a skill. */
export const placesOf = (mention: PlacedMention): number[] => [
  ...new Set([...featuresOf(mention)].map((feature) => placeOf(hashOf(feature)))),
];

function placeOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % places;
}

/** The chance that what stands in some places speaks for a skill. */
export function chanceOf(weights: ArrayLike<number>, found: readonly number[]): number {
  let sum = 0;
  for (const place of found) sum += weights[place]!;
  return 1 / (1 + Math.exp(-sum));
}

/** Weights as they are stored, in 8 bits, as numbers. */
export const weightsOf = (stored: Int8Array): ArrayLike<number> => Float32Array.from(stored, (weight) => weight / unit);

/** Learned by scripts/lab/matcher/learn-mentions.ts. */
const loadWeights = once(() => weightsOf(readBytes('mentions.bin')));

/**
 * How likely a mention has to be to speak for a skill: a false skill is worse than a missed one. A text of few passages
 * is like none that taught.
 */
export const likely = { usually: 0.5, inFewPassages: 0.2 } as const;
const fewPassages = 15;

/** The mentions that are likely to speak for a skill, of all those of a resume with so many passages. */
export function likelySkills(mentions: readonly PlacedMention[], passages: number): PlacedMention[] {
  const least = passages > fewPassages ? likely.usually : likely.inFewPassages;
  return mentions.filter((mention) => chanceOf(loadWeights(), placesOf(mention)) >= least);
}
