import { describe, expect, test } from 'vitest';
import { weighRequirements } from './weights.ts';

const judged = (...degrees: number[]) => degrees.map((degree) => ({ must: false, weight: 1, degree }));
const rounded = (weights: number[]): number[] => weights.map((weight) => Math.round(weight * 1000) / 1000);

function shareOf(requirements: ReturnType<typeof judged>): number {
  const weights = weighRequirements(requirements);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return requirements.reduce((sum, { degree }, index) => sum + weights[index]! * degree, 0) / whole;
}

describe('of the requirements of a job', () => {
  test('the third that is shown least counts a third, whatever their order', () => {
    expect(rounded(weighRequirements(judged(0.2, 1, 0.6)))).toEqual([0.333, 1, 1]);
    expect(rounded(weighRequirements(judged(0, 0, 1, 0.9, 0.8, 0.1)))).toEqual([0.333, 0.333, 1, 1, 1, 1]);
  });

  test('one on the edge of that third counts in part', () => {
    expect(rounded(weighRequirements(judged(1, 0)))).toEqual([1, 0.556]);
  });

  test('those that are shown alike count alike', () => {
    const [first, ...others] = weighRequirements(judged(0.5, 0.5, 0.5, 0.5));
    expect(others).toEqual([first, first, first]);
    expect(shareOf(judged(0.5, 0.5, 0.5, 0.5))).toBeCloseTo(0.5, 9);
  });

  test('more evidence for one never lowers the whole', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const random = (step: number) => Math.abs(Math.sin(seed * 12.9898 + step * 78.233));
      const before = Array.from({ length: 2 + (seed % 9) }, (_, index) => ({
        must: random(index + 99) > 0.5,
        weight: random(index + 50) * 3,
        degree: random(index),
      }));
      const after = before.map((one, index) =>
        index === seed % before.length ? { ...one, degree: Math.min(1, one.degree + 0.2) } : one,
      );
      expect(shareOf(after)).toBeGreaterThanOrEqual(shareOf(before) - 1e-9);
    }
  });

  test('one without a usable weight counts nothing', () => {
    expect(
      weighRequirements([
        { must: true, weight: Number.NaN, degree: 1 },
        { must: false, weight: 0, degree: 0.5 },
      ]),
    ).toEqual([0, 0]);
    expect(weighRequirements([{ must: true, weight: Number.NaN, degree: 1 }, ...judged(0.5)])[0]).toBe(0);
  });
});
