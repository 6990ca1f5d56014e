// Written by scripts/matcher/learn-weights.ts; on held-out jobs, mean of judged and role: AUC 0.951, nDCG@5 0.922, pairwise 0.901, Spearman 0.653.
import type { Scale } from './scale.ts';

/** What `signals.ts` measures. */
export type SignalId = 'words' | 'work' | 'field' | 'titles' | 'titleWords';

/** Shares of the score; the rest, 0.350, belongs to the requirements. */
export const signalShares: Record<SignalId, number> = {
  words: 0.100,
  work: 0.023,
  field: 0.254,
  titles: 0.191,
  titleWords: 0.082,
};

/** How measured values become degrees. */
export const signalScales: Record<SignalId, Scale> = {
  words: { middle: 0.1208, steepness: 25.93 },
  work: { middle: 0.5626, steepness: 16.34 },
  field: { middle: 0.2546, steepness: 14.94 },
  titles: { middle: 0.2036, steepness: 10.73 },
  titleWords: { middle: 0.2730, steepness: 11.39 },
};
