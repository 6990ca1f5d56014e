// Written by scripts/matcher/learn-weights.ts; on held-out jobs, mean of judged and role: AUC 0.952, nDCG@5 0.930, pairwise 0.907, Spearman 0.655.
import type { Scale } from './scale.ts';

/** What `signals.ts` measures. */
export type SignalId = 'words' | 'work' | 'field' | 'titles' | 'titleWords';

/** Shares of the score; the rest, 0.650, belongs to the requirements. */
export const signalShares: Record<SignalId, number> = {
  words: 0.061,
  work: 0.013,
  field: 0.060,
  titles: 0.178,
  titleWords: 0.038,
};

/** How measured values become degrees. */
export const signalScales: Record<SignalId, Scale> = {
  words: { middle: 0.1360, steepness: 38.21 },
  work: { middle: 0.5865, steepness: 24.07 },
  field: { middle: 0.2808, steepness: 22.01 },
  titles: { middle: 0.2268, steepness: 16.36 },
  titleWords: { middle: 0.3074, steepness: 16.78 },
};
