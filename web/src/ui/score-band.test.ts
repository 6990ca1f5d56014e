import { expect, test } from 'vitest';
import { scoreBand } from './score-band.ts';

test.each([
  [100, 'green'],
  [90, 'green'],
  [89, 'emerald'],
  [75, 'emerald'],
  [74, 'blue'],
  [60, 'blue'],
  [59, 'amber'],
  [40, 'amber'],
  [39, 'red'],
  [0, 'red'],
] as const)('a score of %i is %s', (score, band) => {
  expect(scoreBand(score)).toBe(band);
});
