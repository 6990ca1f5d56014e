// Written by scripts/lab/matcher/learn-weights.ts.
// On held-out jobs, mean of judged and role: AUC 0.952, nDCG@5 0.929, pairwise 0.906, Spearman 0.654.
import type { Scale } from './scale.ts';

/** What `signals.ts` measures. */
export type SignalId = 'words' | 'work' | 'field' | 'titles' | 'titleWords';

/** Shares of the score; the rest, 0.650, belongs to the requirements. */
export const signalShares: Record<SignalId, number> = {
  words: 0.067,
  work: 0.01,
  field: 0.058,
  titles: 0.184,
  titleWords: 0.031,
};

/** How measured values become degrees. */
export const signalScales: Record<SignalId, Scale> = {
  words: { middle: 0.14, steepness: 44.74 },
  work: { middle: 0.5929, steepness: 28.19 },
  field: { middle: 0.2877, steepness: 25.78 },
  titles: { middle: 0.2362, steepness: 19.15 },
  titleWords: { middle: 0.3165, steepness: 19.65 },
};
