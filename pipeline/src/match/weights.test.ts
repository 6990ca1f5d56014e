import { describe, expect, test } from 'vitest';
import { mostOfLine, weighRequirements } from './weights.ts';

const judged = (...degrees: number[]) => degrees.map((degree) => ({ must: false, weight: 1, degree }));
const rounded = (weights: number[]): number[] => weights.map((weight) => Math.round(weight * 1000) / 1000);

function shareOf(requirements: ReturnType<typeof judged>): number {
  const weights = weighRequirements(requirements, 0.7);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return requirements.reduce((sum, { degree }, index) => sum + weights[index]! * degree, 0) / whole;
}

describe('of the requirements of a job', () => {
  test('the third that is shown least counts two thirds, whatever their order', () => {
    expect(rounded(weighRequirements(judged(0.2, 1, 0.6), 1))).toEqual([0.667, 1, 1]);
    expect(rounded(weighRequirements(judged(0, 0, 1, 0.9, 0.8, 0.1), 1))).toEqual([0.667, 0.667, 1, 1, 1, 1]);
  });

  test('one on the edge of that third counts in part', () => {
    expect(rounded(weighRequirements(judged(1, 0), 1))).toEqual([1, 0.778]);
  });

  test('those that are shown alike count alike', () => {
    const [first, ...others] = weighRequirements(judged(0.5, 0.5, 0.5, 0.5), 1);
    expect(others).toEqual([first, first, first]);
    expect(shareOf(judged(0.5, 0.5, 0.5, 0.5))).toBeCloseTo(0.5, 9);
  });

  test('more evidence for one never lowers the whole', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const random = (step: number) => Math.abs(Math.sin(seed * 12.9898 + step * 78.233));
      const before = Array.from({ length: 2 + (seed % 19) }, (_, index) => ({
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
      weighRequirements(
        [
          { must: true, weight: Number.NaN, degree: 1 },
          { must: false, weight: 0, degree: 0.5 },
        ],
        1,
      ),
    ).toEqual([0, 0]);
    expect(weighRequirements([{ must: true, weight: Number.NaN, degree: 1 }, ...judged(0.5)], 1)[0]).toBe(0);
  });

  test('none makes more than 15 points of the score, whatever it weighs and whatever is shown', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const random = (step: number) => Math.abs(Math.sin(seed * 12.9898 + step * 78.233));
      const requirements = Array.from({ length: 6 + (seed % 15) }, (_, index) => ({
        must: random(index + 99) > 0.5,
        weight: random(index + 50) ** 4 * 10,
        degree: Math.round(random(index)),
      }));
      const weights = weighRequirements(requirements, 0.65);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      expect(Math.max(...weights) / whole).toBeLessThanOrEqual(mostOfLine / 0.65 + 1e-6);
    }
  });

  test('one that a recruiter has weighed counts as much as its weight says', () => {
    const others = Array.from({ length: 9 }, () => ({ must: false, weight: 1, degree: 1 }));
    const shareOfFirst = (byHand: { readWeight?: number; added?: true }) => {
      const [first, ...rest] = weighRequirements([{ ...others[0]!, weight: 9, ...byHand }, ...others], 1);
      return first! / (first! + rest.reduce((sum, weight) => sum + weight, 0));
    };
    expect(shareOfFirst({})).toBeLessThanOrEqual(mostOfLine);
    for (const byHand of [{ readWeight: 1 }, { added: true as const }])
      expect(shareOfFirst(byHand)).toBeCloseTo(0.5, 9);
  });

  test('where they are too few for that, musts count double and otherwise all alike', () => {
    const three = [
      { must: true, weight: 1, degree: 1 },
      { must: false, weight: 8, degree: 1 },
      { must: false, weight: 1, degree: 1 },
    ];
    const weights = weighRequirements(three, 1);
    expect(rounded(weights.map((weight) => weight / weights[1]!))).toEqual([2, 1, 1]);
  });
});
