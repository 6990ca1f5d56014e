// Written by scripts/lab/matcher/learn-weights.ts.
// On held-out jobs, mean of judged and role: AUC 0.967, nDCG@5 0.928, pairwise 0.926, Spearman 0.681.
import type { Scale } from './scale.ts';

/** What `signals.ts` measures. */
export type SignalId = 'words' | 'field' | 'titles';

/** A signal, or the same measured without an encoder. */
export type ScaleId = SignalId | 'fieldByWords';

/** Shares of the score; the rest, 0.650, belongs to the requirements. */
export const signalShares: Record<SignalId, number> = {
  words: 0.055,
  field: 0.145,
  titles: 0.15,
};

/** How measured values become degrees. */
export const signalScales: Record<ScaleId, Scale> = {
  words: { middle: 0.1406, steepness: 44.01 },
  field: { middle: 0.3341, steepness: 35.05 },
  titles: { middle: 0.1998, steepness: 21.0 },
  fieldByWords: { middle: 0.29, steepness: 25.34 },
};
