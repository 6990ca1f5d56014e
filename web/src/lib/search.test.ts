import { expect, test } from 'vitest';
import { naturalIn, oneOf, textIn } from './search.ts';

test('a search for digits is still a text', () => {
  expect([textIn('acme'), textIn(2026), textIn(undefined), textIn(['a']), textIn({ a: 1 })]).toEqual([
    'acme',
    '2026',
    undefined,
    undefined,
    undefined,
  ]);
});

test('an id is a whole number that the database can hold, and nothing else', () => {
  expect([1, 7, 2_147_483_647].map(naturalIn)).toEqual([1, 7, 2_147_483_647]);
  expect(
    [0, -1, 1.5, 2_147_483_648, Number.NaN, '7', null, true].map(naturalIn).filter((id) => id !== undefined),
  ).toEqual([]);
});

test('a choice that does not exist counts as none', () => {
  expect([oneOf(['name', '-name'], '-name'), oneOf(['name', '-name'], 'price'), oneOf(['name'], undefined)]).toEqual([
    '-name',
    undefined,
    undefined,
  ]);
});
