// Written by scripts/lab/matcher/learn-weights.ts.
// On held-out jobs, mean of judged and role: AUC 0.960, nDCG@5 0.938, pairwise 0.924, Spearman 0.674.
import type { Scale } from './scale.ts';

/** What `signals.ts` measures. */
export type SignalId = 'words' | 'field' | 'titles';

/** A signal, or the same measured without an encoder. */
export type ScaleId = SignalId | 'fieldByWords';

/** Shares of the score; the rest, 0.650, belongs to the requirements. */
export const signalShares: Record<SignalId, number> = {
  words: 0.05,
  field: 0.15,
  titles: 0.15,
};

/** How measured values become degrees. */
export const signalScales: Record<ScaleId, Scale> = {
  words: { middle: 0.14, steepness: 44.72 },
  field: { middle: 0.3888, steepness: 39.08 },
  titles: { middle: 0.2362, steepness: 19.16 },
  fieldByWords: { middle: 0.2882, steepness: 25.66 },
};
