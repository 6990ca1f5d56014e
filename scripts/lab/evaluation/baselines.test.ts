import { expect, it } from 'vitest';
import { baselines } from './baselines.ts';
import type { PairSet } from './dataset.ts';

const texts = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).map(([id, text]) => [id, { id, text, lang: 'en' }]));
const set: PairSet = {
  jobs: texts({ j: 'payroll payroll ledger' }),
  resumes: texts({ a: 'payroll', b: 'ledger', c: 'welding' }),
  pairs: ['a', 'b', 'c'].map((resume, index) => ({
    id: resume,
    jd_id: 'j',
    resume_id: resume,
    label: 2 - index,
    source: 'judged',
  })),
};

it('gives each baseline the scores of hand calculation', () => {
  // Each word is in 2 of 4 texts; all resumes have one word, so that a hit counts 1 · 2.2 / (1 + 1.2) = 1.
  const rarity = Math.log(5 / 3);
  expect(baselines.BM25!(set)).toEqual([expect.closeTo((2 * rarity) / 3), expect.closeTo(rarity / 3), 0]);
  expect(baselines['keyword overlap']!(set)).toEqual([0.5, 0.5, 0]);
  // "payroll" weighs 1 + ln 2 in the job, "ledger" 1, and both are as rare as each other.
  const length = Math.hypot(1 + Math.log(2), 1);
  expect(baselines['TF-IDF']!(set)).toEqual([
    expect.closeTo((1 + Math.log(2)) / length),
    expect.closeTo(1 / length),
    0,
  ]);
  expect(baselines.random!(set)).toEqual([0, 0, 0]);
});
