import { mean } from '../bootstrap.ts';

export const classes = ['met', 'partly', 'not-shown'] as const;
export type Class = (typeof classes)[number];

/** A requirement with the reader's verdict and the product's. */
export type Judged = { gold: Class; told: Class };

/** The class that a verdict of the product stands for. */
export const classOf = (verdict: string): Class =>
  verdict === 'met' ? 'met' : verdict === 'partial' ? 'partly' : 'not-shown';

const shareOf = (rows: readonly Judged[], isCounted: (row: Judged) => boolean): number =>
  mean(rows.map((row) => Number(isCounted(row))));

export const accuracy = (rows: readonly Judged[]): number => shareOf(rows, ({ gold, told }) => gold === told);

export const precisionOf = (rows: readonly Judged[], wanted: Class): number =>
  shareOf(
    rows.filter(({ told }) => told === wanted),
    ({ gold }) => gold === wanted,
  );

export const recallOf = (rows: readonly Judged[], wanted: Class): number =>
  shareOf(
    rows.filter(({ gold }) => gold === wanted),
    ({ told }) => told === wanted,
  );

/** The mean of the classes' harmonic means of precision and recall; a class that is never told counts 0. */
export function macroF1(rows: readonly Judged[]): number {
  const scores = classes.map((wanted) => {
    const [precision, recall] = [precisionOf(rows, wanted), recallOf(rows, wanted)];
    return precision > 0 && recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
  });
  return mean(scores);
}
