import { hashOf } from '../../statistics/hashed.ts';

/** Features share this many places by their hashes. */
export const places = 2 ** 16;

/** What a feature may speak for, and an odd number for each, by which the bits of its hash are mixed. */
const mixers = { title: 0x2c1b3c6d, employer: 0x297a2d39, position: 0x1b873593 } as const;
export type Role = keyof typeof mixers;

/** The hashes of features, each once. */
export const hashesOf = (features: Iterable<string>): number[] => [...new Set(features)].map(hashOf);

/** The places of features, by their hashes, in a role. */
export const placesOf = (role: Role, hashes: readonly number[]): number[] =>
  hashes.map((hash) => {
    const mixed = Math.imul(hash ^ (hash >>> 15), mixers[role]);
    return ((mixed ^ (mixed >>> 13)) >>> 0) % places;
  });
