import type { CandidateAnalysis } from '@cotejo/pipeline';
import { expect, it } from 'vitest';
import type { PairSet } from '../dataset.ts';
import { calibration } from './calibration.ts';
import { evidenceFigures } from './evidence.ts';

const text = 'Ran the payroll\n  of 300 people';
const set = (labels: number[]): PairSet => ({
  jobs: new Map(),
  resumes: new Map([['r', { id: 'r', text, lang: 'en' }]]),
  pairs: labels.map((label, index) => ({ id: `${index}`, jd_id: 'j', resume_id: 'r', label, source: 'judged' })),
});
const quoted = (...quotes: string[]) => ({ verdict: 'met', quotes: quotes.map((quote) => ({ text: quote })) });
const analysis = (requirements: object[], points: number[], matchScore: number) =>
  ({ requirements, arithmetic: points.map((each) => ({ points: each })), matchScore }) as unknown as CandidateAnalysis;

it('finds quotes that are not in the resume, verdicts without a quote and scores that are not their sum', () => {
  const analyses = [
    analysis(
      [quoted('payroll of 300'), quoted('payroll of 900'), { verdict: 'missing', quotes: [] }],
      [40.25, 10.25],
      51,
    ),
    analysis([quoted()], [40.25, 10.25], 50),
  ];
  expect(evidenceFigures(analyses, set([2, 0])).map(({ value }) => value)).toEqual([50, 1, 1]);
});

it('spreads scores over the bands by label', () => {
  const { figures, table } = calibration(set([2, 2, 0, 0, 0]), [80, 59, 39, 40, 10]);
  expect(figures.map(({ value }) => value)).toEqual([expect.closeTo(200 / 3), 50]);
  expect(table.rows[0]!.map((cell) => (typeof cell === 'string' ? cell : cell.value))).toEqual([
    '2',
    '2',
    69.5,
    0,
    50,
    0,
    50,
    0,
  ]);
});
