import type { Requirement } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { addUp } from './arithmetic.ts';
import { partForYears } from './missing-years.ts';

const asked = (id: string, degree: number, more: Partial<Requirement> = {}) => ({
  id,
  text: id,
  kind: 'skill' as const,
  must: false,
  weight: 1,
  skills: [],
  degree,
  ...more,
});
const years = (minYears: number, degree: number, more: Partial<Requirement> = {}) =>
  asked('years', degree, { kind: 'experience', must: true, minYears, ...more });
const others = Array.from({ length: 9 }, (_, index) => asked(`r${index}`, 0.8));
const signal = { id: 'field', label: 'Field', degree: 0.9, share: 0.15 };

describe('years that a must asks for', () => {
  test('take a twentieth of every line for each year that is not shown, and a quarter at most', () => {
    expect(partForYears([years(8, 1)])).toBe(1);
    expect(partForYears([years(8, 0.92)])).toBe(1);
    expect(partForYears([years(8, 0.675)])).toBeCloseTo(0.9, 9);
    expect(partForYears([years(12, 0)])).toBe(0.75);
    const { arithmetic } = addUp([...others, years(8, 0.675)], [signal]);
    for (const { part, points, maxPoints, degree } of arithmetic) {
      expect(part).toBeCloseTo(0.9, 9);
      expect(Math.abs(points - maxPoints * degree * 0.9)).toBeLessThan(0.01);
    }
  });

  test('weigh by the must that lacks most of them', () => {
    expect(partForYears([years(4, 0.45), years(10, 0.63), years(2, 0)])).toBeCloseTo(0.85, 9);
  });

  test('cost nothing where they are a wish, weigh nothing, or are switched off', () => {
    expect(partForYears([years(8, 0, { must: false }), years(8, 0, { weight: 0 })])).toBe(1);
    const { arithmetic } = addUp([...others, years(8, 0, { off: true })], [signal]);
    expect(arithmetic.every((line) => line.part === undefined)).toBe(true);
  });

  test('never lower a score by being shown better, and let nothing else do so', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = (step: number) => Math.abs(Math.sin(seed * 12.9898 + step * 78.233));
      const before = Array.from({ length: 2 + (seed % 13) }, (_, index) =>
        asked(`r${index}`, random(index), {
          must: random(index + 99) > 0.5,
          weight: random(index + 50) * 3,
          ...(random(index + 30) > 0.6 && { minYears: Math.ceil(random(index + 70) * 12) }),
        }),
      );
      const after = before.map((one, index) =>
        index === seed % before.length ? { ...one, degree: Math.min(1, one.degree + 0.2) } : one,
      );
      expect(addUp(after, [signal]).matchScore).toBeGreaterThanOrEqual(addUp(before, [signal]).matchScore);
    }
  });
});
