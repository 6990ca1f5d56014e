// Written by scripts/lab/matcher/learn-weights.ts.
// On held-out jobs, mean of judged and role: AUC 0.964, nDCG@5 0.927, pairwise 0.922, Spearman 0.672.
import type { Scale } from './scale.ts';

/** What `signals.ts` measures. */
export type SignalId = 'words' | 'field' | 'titles';

/** A signal, or the same measured without an encoder. */
export type ScaleId = SignalId | 'fieldByWords';

/** Shares of the score; the rest, 0.650, belongs to the requirements. */
export const signalShares: Record<SignalId, number> = {
  words: 0.118,
  field: 0.082,
  titles: 0.15,
};

/** How measured values become degrees. */
export const signalScales: Record<ScaleId, Scale> = {
  words: { middle: 0.1407, steepness: 43.9 },
  field: { middle: 0.3889, steepness: 39.01 },
  titles: { middle: 0.2002, steepness: 21.02 },
  fieldByWords: { middle: 0.2901, steepness: 25.32 },
};
