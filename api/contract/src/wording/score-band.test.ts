import { expect, test } from 'vitest';
import { scoreBand, wordBand } from './score-band.ts';

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

test.each([
  [95, 0, 0, 'green'],
  [95, 4, 2, 'green'],
  [95, 4, 1, 'amber'],
  [72, 3, 1, 'amber'],
  [72, 3, 2, 'blue'],
  [45, 4, 0, 'amber'],
  [12, 4, 0, 'red'],
] as const)('a score of %i is, of %i must-haves %i shown, called by the word of %s', (score, musts, mustsMet, band) => {
  expect(wordBand(score, { musts, mustsMet })).toBe(band);
});
