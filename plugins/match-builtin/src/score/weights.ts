/** What `signals.ts` measures. */
export type SignalId = 'words' | 'work' | 'field' | 'titles' | 'titleWords';

/** The pipeline counts a must this many times; known here so that the signals keep their share of the score. */
export const mustFactor = 2;

/** Shares of the score; what the signals leave belongs to the requirements. */
export const signalShares: Record<SignalId, number> = { words: 0.2, work: 0.15, field: 0.25, titles: 0.1, titleWords: 0.1 };

/** The measured values that become degree 0 and degree 1. */
export const signalScales: Record<SignalId, { low: number; high: number }> = {
  words: { low: 0, high: 0.25 },
  work: { low: 0, high: 0.8 },
  field: { low: 0, high: 0.6 },
  titles: { low: 0, high: 0.9 },
  titleWords: { low: 0, high: 0.9 },
};
