import type { Position, ResumeProfile } from '@cotejo/plugin-kit';
import { expect, test } from 'vitest';
import { compareProfiles } from './compare-profiles.ts';

const position = (title: string, start?: string, end?: string): Position => ({
  title,
  employer: 'Aurora Hotels',
  ...(start && { start }),
  ...(end && { end }),
  current: !end,
  months: 1,
  span: { start: 0, end: 1 },
});
const profile = (positions: Position[], skills: string[]): ResumeProfile => ({
  positions,
  skills,
  totalYears: 1,
  education: [],
  languages: [],
  certifications: [],
});

test('positions that came, went or have other dates are told, and stretched ones marked', () => {
  const before = profile(
    [position('Cook', '2020-03', '2021-05'), position('Waiter', '2018-01', '2019-01'), position('Chef', '2022-01')],
    ['Java', 'SQL'],
  );
  const after = profile(
    [position('Buyer', '2024-01'), position('Chef', '2022-01', '2023-12'), position('COOK', '2019-11', '2021-05')],
    ['SQL', 'Go'],
  );
  expect(compareProfiles(before, after)).toEqual({
    positions: [
      {
        title: 'Buyer',
        employer: 'Aurora Hotels',
        titleBefore: null,
        before: null,
        after: { start: '2024-01', end: null },
        stretched: false,
      },
      {
        title: 'Chef',
        employer: 'Aurora Hotels',
        titleBefore: null,
        before: { start: '2022-01', end: null },
        after: { start: '2022-01', end: '2023-12' },
        stretched: false,
      },
      {
        title: 'COOK',
        employer: 'Aurora Hotels',
        titleBefore: null,
        before: { start: '2020-03', end: '2021-05' },
        after: { start: '2019-11', end: '2021-05' },
        stretched: true,
      },
      {
        title: 'Waiter',
        employer: 'Aurora Hotels',
        titleBefore: null,
        before: { start: '2018-01', end: '2019-01' },
        after: null,
        stretched: false,
      },
    ],
    skillsAdded: ['Go'],
    skillsRemoved: ['Java'],
  });
  expect(compareProfiles(before, before)).toEqual({ positions: [], skillsAdded: [], skillsRemoved: [] });
});

test('a position at the same time with the same employer is the same under another title', () => {
  const before = profile([position('Cook', '2020-03', '2021-05'), position('Waiter', '2018-01', '2019-01')], []);
  const after = profile([position('Head cook', '2020-03', '2021-05'), position('Waiter', '2018-01', '2019-01')], []);
  expect(compareProfiles(before, after).positions).toEqual([
    {
      title: 'Head cook',
      titleBefore: 'Cook',
      employer: 'Aurora Hotels',
      before: { start: '2020-03', end: '2021-05' },
      after: { start: '2020-03', end: '2021-05' },
      stretched: false,
    },
  ]);
});

test('a position whose dates are left out is not stretched, one that goes on again is', () => {
  const before = profile([position('Cook', '2020-03', '2021-05'), position('Waiter', '2018-01', '2019-01')], []);
  const undated = { ...position('Cook'), current: false };
  const { positions } = compareProfiles(before, profile([undated, position('Waiter', '2018-01')], []));
  expect(positions.map(({ title, stretched }) => [title, stretched])).toEqual([
    ['Cook', false],
    ['Waiter', true],
  ]);
});

test('dates are not called stretched by months that a resume does not tell', () => {
  const before = profile([{ ...position('Cook', '2018-07', '2020-06'), yearsAlone: true }], []);
  const stretchedBy = (start: string, end: string) =>
    compareProfiles(before, profile([position('Cook', start, end)], [])).positions[0]!.stretched;
  expect(stretchedBy('2018-01', '2020-12')).toBe(false);
  expect(stretchedBy('2017-12', '2020-12')).toBe(true);
});

test('a resume that tells no months is compared by what it says', () => {
  const years = { ...position('Cook', '2018-07', '2021-06'), yearsAlone: true };
  const { positions } = compareProfiles(profile([years], []), profile([position('Cook', '2018-03', '2021-05')], []));
  expect(positions).toMatchObject([
    { before: { start: '2018', end: '2021' }, after: { start: '2018-03', end: '2021-05' }, stretched: false },
  ]);
  expect(compareProfiles(profile([years], []), profile([years], [])).positions).toEqual([]);
});
