import { describe, expect, it } from 'vitest';
import { bootstrapRuns, interval, mean, quantile, resample } from './bootstrap.ts';

describe('the bootstrap', () => {
  it('draws the same units in every run of the program', () => {
    const draw = () => resample(['a', 'b', 'c', 'd', 'e'], (drawn) => drawn.join(''));
    expect(draw()).toEqual(draw());
    expect(new Set(draw()).size).toBeGreaterThan(500);
  });

  it('gives the interval that the spread of a mean has in theory', () => {
    const coin = Array.from({ length: 100 }, (_, index) => index % 2);
    const means = resample(coin, mean);
    expect(means).toHaveLength(bootstrapRuns);
    const [low, high] = interval(means);
    // 0.5 ± 1.96 · 0.5 / √100
    expect(low).toBeCloseTo(0.402, 1);
    expect(high).toBeCloseTo(0.598, 1);
  });

  it('takes quantiles between neighbors and leaves out what is no number', () => {
    expect(quantile([4, 1, Number.NaN, 3, 2], 0.5)).toBe(2.5);
    expect(quantile([10, 20], 0.95)).toBeCloseTo(19.5);
    expect(quantile([], 0.5)).toBeNaN();
    expect(mean([1, Number.NaN, 3])).toBe(2);
  });
});
