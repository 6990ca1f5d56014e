import type { Figures } from './figures.ts';

export type Measure = {
  name: string;
  value(figures: Figures): number;
  show(value: number): string;
  /** Said after the value. */
  detail?(figures: Figures): string;
  /** What is good, and what is just usable; absent, the line is for information. */
  good?: number;
  usable?: number;
  /** Whether less is better. */
  least?: true;
};

const percent = (value: number): string => `${(value * 100).toFixed(value < 1 && value > 0.99 ? 1 : 0)}%`;
const plain = (value: number): string => String(Math.round(value));
const seconds = (value: number): string =>
  `${value < 1 ? value.toFixed(2) : value < 10 ? value.toFixed(1) : Math.round(value)} s`;
const fraction = (value: number): string => value.toFixed(3);

export const measures: Measure[] = [
  {
    name: 'Structured answers',
    value: ({ answered }) => answered,
    show: percent,
    good: 0.98,
    usable: 0.9,
    detail: ({ answers: { atOnce, repaired, never } }) => `: ${atOnce} at once, ${repaired} repaired, ${never} never`,
  },
  {
    name: 'Quotes found in the resume',
    value: ({ quotesFound }) => quotesFound,
    show: percent,
    good: 0.95,
    usable: 0.8,
    detail: ({ quotes }) => ` of ${quotes}`,
  },
  {
    name: 'Verdicts as labeled',
    value: ({ verdictsAsLabeled }) => verdictsAsLabeled,
    show: percent,
    good: 0.85,
    usable: 0.7,
    detail: ({ verdicts }) => ` of ${verdicts}`,
  },
  {
    name: 'Candidates in the right order',
    value: ({ rightOrder }) => rightOrder,
    show: percent,
    good: 0.95,
    usable: 0.85,
  },
  {
    name: 'Requirements read from jobs, F1',
    value: ({ requirementsRead }) => requirementsRead,
    show: percent,
    good: 0.8,
    usable: 0.6,
  },
  {
    name: 'Lines that keep figures and names',
    value: ({ linesKept }) => linesKept,
    show: percent,
    good: 0.95,
    usable: 0.8,
  },
  { name: 'Translation, chrF', value: ({ chrf }) => chrf, show: plain, good: 60, usable: 50 },
  {
    name: 'Points won by orders in a resume',
    value: ({ talkedInto }) => talkedInto,
    show: plain,
    good: 2,
    usable: 5,
    least: true,
    detail: ({ attacks }) => ` at most, in ${attacks}`,
  },
  {
    name: 'Same degree when asked again',
    value: ({ sameVerdict }) => sameVerdict,
    show: percent,
    good: 1,
    usable: 0.9,
    detail: ({ repeats }) => `, repeats: ${repeats}`,
  },
  { name: 'Resumes read in one piece', value: ({ readWhole }) => readWhole, show: percent, good: 1, usable: 0.75 },
  {
    name: 'Seconds for a candidate',
    value: (figures) => figures.seconds,
    show: seconds,
    good: 20,
    usable: 60,
    least: true,
    detail: ({ slowest }) => `, worst ${seconds(slowest)}`,
  },
  { name: 'Candidates within MODEL_SECONDS', value: ({ inTime }) => inTime, show: percent, good: 1, usable: 0.9 },
  { name: 'Tokens for a candidate', value: ({ tokens }) => tokens, show: plain },
];

export const development: Measure[] = [
  {
    name: 'Labeled pairs, AUC',
    value: ({ development: { AUC } }) => AUC,
    show: fraction,
    good: 0.93,
    usable: 0.85,
    detail: ({ development: { own, pairs } }) => `, ${own} of ${pairs} pairs`,
  },
  {
    name: 'Labeled pairs, nDCG@5',
    value: ({ development: pairs }) => pairs['nDCG@5'],
    show: fraction,
    good: 0.86,
    usable: 0.75,
  },
  {
    name: 'Labeled pairs, pairwise',
    value: ({ development: pairs }) => pairs.pairwise,
    show: fraction,
    good: 0.86,
    usable: 0.75,
  },
  {
    name: 'Labeled pairs, Spearman',
    value: ({ development: { Spearman } }) => Spearman,
    show: fraction,
    good: 0.62,
    usable: 0.5,
  },
];
