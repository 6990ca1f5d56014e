import { expect, test } from 'vitest';
import { readResume } from './read.ts';
import { shownEmployer, shownTitle } from './shown-position.ts';

const positionsOf = (...lines: string[]) => {
  const text = ['Experience', ...lines].join('\n');
  const { profile } = readResume({ language: 'en', original: text, english: text, alignment: [] }, '2025-06');
  return profile.positions.map(({ title, employer }) => [title, employer]);
};

test.for([
  ['Undertook role of Garden Designer', 'Garden Designer'],
  ['Gained experience as a Garden Designer in the period of', 'Garden Designer'],
  ['Garden Designerin the period of', 'Garden Designer'],
  ['Garden Designer.', 'Garden Designer'],
  ['Garden Designer-', 'Garden Designer'],
  ['garden designer', 'Garden designer'],
  ['iOS developer', 'iOS developer'],
  ['Sr.', 'Sr.'],
])('the title %s is shown as %s', ([title, shown]) => expect(shownTitle(title!)).toBe(shown));

test.for([
  ['Meadow University.', 'Meadow University'],
  ['Meadow Foods-', 'Meadow Foods'],
  ['Meadow S.A.', 'Meadow S.A.'],
])('the employer %s is shown as %s', ([employer, shown]) => expect(shownEmployer(employer!)).toBe(shown));

test('what stands for an employer and its state in a template is no part of a title', () =>
  expect(positionsOf('Company Name State Office Clerk 01/2013 to 10/2014', 'Filed letters.')).toEqual([
    ['Office Clerk', undefined],
  ]));

test('the years of a duty within a position open none', () =>
  expect(
    positionsOf(
      'Office Clerk, Contoso',
      '01/2010 - 10/2016',
      'Answers questions on invoices, orders and further papers of all kinds (2011-2015).',
      'Files the letters and the papers of the customers and',
      'unauthorized entry of systems (2012-2014)',
    ),
  ).toEqual([['Office Clerk', 'Contoso']]));
