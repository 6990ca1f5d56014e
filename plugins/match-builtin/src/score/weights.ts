// Written by scripts/matcher/learn-weights.ts; on held-out jobs, mean of judged and role: AUC 0.952, nDCG@5 0.925, pairwise 0.909, Spearman 0.655.
import type { Scale } from './scale.ts';

/** What `signals.ts` measures. */
export type SignalId = 'words' | 'work' | 'field' | 'titles' | 'titleWords';

/** Shares of the score; the rest, 0.650, belongs to the requirements. */
export const signalShares: Record<SignalId, number> = {
  words: 0.050,
  work: 0.032,
  field: 0.072,
  titles: 0.147,
  titleWords: 0.050,
};

/** How measured values become degrees. */
export const signalScales: Record<SignalId, Scale> = {
  words: { middle: 0.1208, steepness: 25.93 },
  work: { middle: 0.5625, steepness: 16.34 },
  field: { middle: 0.2545, steepness: 14.94 },
  titles: { middle: 0.1915, steepness: 11.10 },
  titleWords: { middle: 0.2730, steepness: 11.39 },
};
