import { expect, test } from 'vitest';
import { runsApart } from './runs-apart.ts';

const row = (name: string, ...emails: string[]) => ({
  name,
  contacts: emails.map((value) => ({ kind: 'email' as const, value, written: value })),
});
const sizes = (...rows: ReturnType<typeof row>[]) => runsApart(rows).map((run) => run.length);

test('rows that have nothing in common stay together', () => {
  expect(sizes(row('Ada Reed', 'ada@example.org'), row('Uli Koch', 'uli@example.org'), row('Ada Koch'))).toEqual([3]);
  expect(runsApart([])).toEqual([]);
});

test('a row waits for an earlier one with the same address', () => {
  expect(sizes(row('Ada Reed', 'home@example.org'), row('Uli Koch'), row('Ida Ray', 'home@example.org'))).toEqual([
    2, 1,
  ]);
});

test('a row waits for an earlier one that has its first name and another of its names, whatever accents', () => {
  expect(sizes(row('José Núñez Peña'), row('Uli Koch'), row('Jose Pena'), row('Jose Ruiz'))).toEqual([2, 2]);
  expect(sizes(row('Marianne Koch'), row('Anne Kochmann'))).toEqual([2]);
  expect(sizes(row('Marianne Kochmann'), row('Anne Koch'))).toEqual([1, 1]);
});
