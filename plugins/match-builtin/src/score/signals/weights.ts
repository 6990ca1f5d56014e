// Written by scripts/lab/matcher/learn-weights.ts.
// On held-out jobs, mean of judged and role: AUC 0.965, nDCG@5 0.926, pairwise 0.923, Spearman 0.681.
import type { Scale } from '../../statistics/scale.ts';

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
  words: { middle: 0.1405, steepness: 43.88 },
  field: { middle: 0.3477, steepness: 26.51 },
  titles: { middle: 0.2338, steepness: 17.29 },
  fieldByWords: { middle: 0.3096, steepness: 19.17 },
};
