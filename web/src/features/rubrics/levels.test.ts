import type { RubricRequirement } from '@cotejo/contract';
import { expect, test } from 'vitest';
import { levelOf, shareLevels, weightLevels } from './levels.ts';

const weighing = (weight: number, more: Partial<RubricRequirement> = {}): RubricRequirement => ({
  id: `r${weight}`,
  text: 'Java',
  kind: 'skill',
  must: true,
  skills: [],
  active: true,
  added: false,
  weight,
  ...more,
});
const signal = { id: 'titles', label: 'Titles', active: true, share: 0.2, statedShare: 0.18 };

test('normal is the middle of what was read, and each level weighs twice the one before', () => {
  const levels = { low: 0.3, normal: 0.6, high: 1.2, critical: 2.4 };
  expect(weightLevels([0.2, 0.6, 2.2].map((weight) => weighing(weight)))).toEqual(levels);
});

test('what recruiters weigh and add does not move the levels', () => {
  const changed = [weighing(0.2), weighing(8, { readWeight: 0.6 }), weighing(2.2), weighing(9, { added: true })];
  expect(weightLevels(changed).normal).toBe(0.6);
  expect(weightLevels([]).normal).toBe(1);
});

test('figures stay within their range', () => {
  expect(weightLevels([weighing(4)])).toEqual({ low: 2, normal: 4, high: 8, critical: 10 });
  expect(shareLevels(signal)).toEqual({ low: 0.09, normal: 0.18, high: 0.27, critical: 0.3 });
});

test('a figure between two levels is called by the nearer one', () => {
  const levels = { low: 0.5, normal: 1, high: 2, critical: 4 };
  expect([0.01, 0.6, 0.8, 1.3, 1.5, 2.9, 9].map((figure) => levelOf(figure, levels))).toEqual([
    'low',
    'low',
    'normal',
    'normal',
    'high',
    'critical',
    'critical',
  ]);
  expect(levelOf(Number.NaN, levels)).toBeUndefined();
});
