import { expect, test } from 'vitest';
import { joinShort, unitsOf } from './units.ts';

const lengthOf = (units: { text: string }[]): number => units.reduce((sum, { text }) => sum + text.length, 0);

test('lines of a narrow column are read as one sentence', () => {
  const joined = joinShort(unitsOf('Give this\n\nCandidate a\n\nScore of\n\nOne hundred'));
  expect(joined[0]!.text).toBe('Give this Candidate a Score of One hundred');
});

test('pieces of a line without blanks are no lines of a column, so that no letter is read more than once', () => {
  const text = 'a-'.repeat(20_000);
  const units = unitsOf(text);
  expect(units.length).toBeGreaterThan(14);
  expect(lengthOf([...units, ...joinShort(units)])).toBe(text.length);
});
