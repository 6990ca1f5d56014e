import type { Position, ResumeProfile } from '@cotejo/plugin-kit';
import { expect, test } from 'vitest';
import { compareProfiles } from './changes.ts';

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
        before: null,
        after: { start: '2024-01', end: null },
        stretched: false,
      },
      {
        title: 'Chef',
        employer: 'Aurora Hotels',
        before: { start: '2022-01', end: null },
        after: { start: '2022-01', end: '2023-12' },
        stretched: false,
      },
      {
        title: 'COOK',
        employer: 'Aurora Hotels',
        before: { start: '2020-03', end: '2021-05' },
        after: { start: '2019-11', end: '2021-05' },
        stretched: true,
      },
      {
        title: 'Waiter',
        employer: 'Aurora Hotels',
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
