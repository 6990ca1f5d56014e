import { describe, expect, it } from 'vitest';
import type { PairSet } from './dataset.ts';
import { intervalOf, macro, marginOver, rank } from './ranking.ts';

/** Two splits of four jobs each; every job has a fit and a misfit. */
const pairs = ['judged', 'role'].flatMap((source) =>
  [1, 2, 3, 4].flatMap((job) =>
    [2, 0].map((label) => ({
      id: `${source}${job}-${label}`,
      jd_id: `${source}${job}`,
      resume_id: `${label}`,
      label,
      source,
    })),
  ),
);
const set: PairSet = { pairs, jobs: new Map(), resumes: new Map() };
const right = pairs.map(({ label }) => label);
const split = (scores: number[], source: string) => rank(set, scores, (pair) => pair.source === source);

describe('the ranking of a system', () => {
  it('is measured on the pairs of the split alone', () => {
    const mixed = pairs.map(({ label, source }) => (source === 'judged' ? label : -label));
    expect(split(mixed, 'judged').value.pairwise).toBe(1);
    expect(split(mixed, 'role').value.pairwise).toBe(0);
  });

  it('has the plain mean of its splits as its macro, run by run of the bootstrap', () => {
    // One of the four jobs of `role` is in the wrong order.
    const oneWrong = pairs.map(({ label, jd_id }) => (jd_id === 'role1' ? -label : label));
    const both = macro([split(oneWrong, 'judged'), split(oneWrong, 'role')]);
    expect(both.value.pairwise).toBeCloseTo((1 + 3 / 4) / 2);
    const [low, high] = intervalOf(both, 'pairwise');
    expect([low, high]).toEqual([expect.closeTo((1 + 1 / 4) / 2), 1]);
  });

  it('is ahead of the best of the others by the difference on the same draws of jobs', () => {
    const oneWrong = split(
      pairs.map(({ label, jd_id }) => (jd_id === 'judged1' ? -label : label)),
      'judged',
    );
    const chance = split(
      pairs.map(() => 0),
      'judged',
    );
    const margin = marginOver(
      split(right, 'judged'),
      new Map([
        ['chance', chance],
        ['nearly right', oneWrong],
      ]),
      'pairwise',
    );
    expect(margin).toEqual({ over: 'nearly right', value: 0.25, interval: [0, expect.any(Number)] });
    expect(marginOver(oneWrong, new Map([['itself', oneWrong]]), 'pairwise')).toEqual({
      over: 'itself',
      value: 0,
      interval: [0, 0],
    });
  });

  it('has no margin where the metric says nothing', () => {
    expect(
      marginOver(
        split(right, 'judged'),
        new Map([
          [
            'chance',
            split(
              right.map(() => 0),
              'judged',
            ),
          ],
        ]),
        'Spearman',
      ).value,
    ).toBeNaN();
  });
});
