import { describe, expect, it } from 'vitest';
import { type Scored, measure, pairwise } from './metrics.ts';

const rows = (job: string, ...pairs: [label: number, score: number][]): Scored[] =>
  pairs.map(([label, score]) => ({ job, label, score }));

describe('ranking quality', () => {
  it('is whole for the right order', () => {
    expect(measure(rows('a', [2, 90], [1, 50], [0, 10]))).toEqual({ AUC: 1, 'nDCG@5': 1, pairwise: 1, Spearman: 1 });
  });

  it('is what hand calculation gives for a wrong order', () => {
    const { AUC, pairwise: inOrder, Spearman, 'nDCG@5': gain } = measure(rows('a', [0, 30], [2, 20], [1, 10]));
    expect(AUC).toBe(0);
    expect(inOrder).toBeCloseTo(1 / 3);
    // Ranks of scores 3, 2, 1 against ranks of labels 1, 3, 2: 1 - 6 · (4 + 1 + 1) / (3 · 8).
    expect(Spearman).toBeCloseTo(-0.5);
    // Gains 0, 3, 1 in this order; 3, 1, 0 at best.
    expect(gain).toBeCloseTo((3 / Math.log2(3) + 1 / 2) / (3 + 1 / Math.log2(3)));
  });

  it('counts ties half and lets them share the discounts of their places', () => {
    const { AUC, pairwise: inOrder, Spearman, 'nDCG@5': gain } = measure(rows('a', [2, 5], [0, 5]));
    expect([AUC, inOrder]).toEqual([0.5, 0.5]);
    expect(Spearman).toBeNaN();
    expect(gain).toBeCloseTo((1 + 1 / Math.log2(3)) / 2);
  });

  it('compares candidates of one job only, but for AUC and Spearman', () => {
    const both = [...rows('a', [2, 30], [0, 20]), ...rows('b', [2, 10], [0, 5])];
    expect(measure(both).pairwise).toBe(1);
    expect(measure(both).AUC).toBe(0.75);
  });

  it('leaves out jobs whose candidates have one label', () => {
    expect(pairwise(rows('a', [1, 3], [1, 9]))).toBeNaN();
    expect(measure([...rows('a', [1, 3], [1, 9]), ...rows('b', [2, 9], [0, 3])]).pairwise).toBe(1);
  });
});
