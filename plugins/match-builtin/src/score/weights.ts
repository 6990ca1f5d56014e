// Written by scripts/matcher/learn-weights.ts; on held-out jobs, mean of judged and role: AUC 0.951, nDCG@5 0.921, pairwise 0.904, Spearman 0.651.
import type { Scale } from './scale.ts';

/** What `signals.ts` measures. */
export type SignalId = 'words' | 'work' | 'field' | 'titles' | 'titleWords';

/** The pipeline counts a must this many times; known here so that the signals keep their share of the score. */
export const mustFactor = 2;

/** Shares of the score; the rest, 0.350, belongs to the requirements. */
export const signalShares: Record<SignalId, number> = {
  words: 0.100,
  work: 0.033,
  field: 0.242,
  titles: 0.168,
  titleWords: 0.108,
};

/** How measured values become degrees. */
export const signalScales: Record<SignalId, Scale> = {
  words: { middle: 0.1135, steepness: 19.40 },
  work: { middle: 0.5470, steepness: 12.04 },
  field: { middle: 0.2438, steepness: 11.28 },
  titles: { middle: 0.1882, steepness: 8.08 },
  titleWords: { middle: 0.2589, steepness: 8.59 },
};
