import type { Position } from '@cotejo/plugin-kit';
import { expect, test } from 'vitest';
import { employerKey, sharedEmployers } from './employers.ts';

const at = (employer: string | undefined, start?: string, end?: string): Position => ({
  title: 'Night auditor',
  ...(employer && { employer }),
  ...(start && { start }),
  ...(end && { end }),
  current: start !== undefined && end === undefined,
  months: 1,
  span: { start: 0, end: 1 },
});

test.each([
  ['Hotéis Aurora, S.L.', 'hoteis aurora'],
  ['HOTEIS AURORA SL', 'hoteis aurora'],
  ["O'Neill & Sons Ltd.", 'oneill sons'],
  ['SAS', 'sas'],
  ['– ', ''],
])('the employer "%s" is compared as "%s"', (employer, key) => expect(employerKey({ employer })).toBe(key));

test('an employer is shared where both were there at the same time', () => {
  const one = [at('Aurora S.L.', '2018-01', '2020-06'), at('Borealis', '2020-07'), at('Cirrus', '2010-01', '2012-12')];
  const other = [at('AURORA', '2019-03', '2021-01'), at('Borealis', '2022-02'), at('Cirrus', '2013-01', '2014-01')];
  expect(sharedEmployers(one, other)).toEqual([
    { employer: 'Aurora S.L.', start: '2019-03', end: '2020-06' },
    { employer: 'Borealis', start: '2022-02', end: null },
  ]);
});

test('a position without an employer or without dates shares nothing', () => {
  const vague = [at(undefined, '2018-01'), at('Aurora'), at('Borealis', undefined, '2020-01')];
  expect(sharedEmployers(vague, vague)).toEqual([]);
});
