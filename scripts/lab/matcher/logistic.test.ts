import { expect, test } from 'vitest';
import { chanceOf, learnLogistic } from './logistic.ts';

test('what separates the rows gets the weight, and what does not gets next to none', () => {
  const rows = [-2, -1, 1, 2].flatMap((value) => [
    [value, 1],
    [value, -1],
  ]);
  const learned = learnLogistic(
    rows,
    rows.map(([value]) => value! > 0),
    0.01,
  );
  expect(learned.weights[0]).toBeGreaterThan(1);
  expect(Math.abs(learned.weights[1]!)).toBeLessThan(0.01);
  expect(chanceOf(learned, [2, 0])).toBeGreaterThan(0.9);
  expect(chanceOf(learned, [-2, 0])).toBeLessThan(0.1);
});
