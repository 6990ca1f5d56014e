import type { ResumeFacts } from '@cotejo/contract';
import type { Page } from 'playwright-core';
import type { Texts } from '@cotejo/web/texts/en';
import type { Company } from '../company.ts';
import { dialog, loading, text, type State } from './state.ts';

const long = 'Kapitänsanwärter'.repeat(6);
const dates = { start: '2019-11', end: null };
const position = { kind: 'position' as const, title: long, lines: [`${long} 2019 – 2021`], read: dates };
const author = { id: 1, name: 'Rosa Tester' };
const made = { reason: long, author, correctedAt: '2026-11-02T10:00:00.000Z' };
const corrected = { ...made, dates: { start: '2020-03', end: '2021-04' } };
/** What was read, with corrections of both kinds, and some of another resume. */
const readFacts = {
  personId: 1,
  resumeId: 1,
  isRead: true,
  facts: [
    { ...position, id: 'a1', correction: corrected },
    { ...position, id: 'a2', title: 'Baker', correction: null },
    { kind: 'skill', id: 'b1', skill: 'Java', lines: ['Holidays on Java'], correction: { ...made, dates: null } },
    { kind: 'skill', id: 'b2', skill: 'SQL', lines: ['SQL'], correction: null },
  ],
  review: [{ ...position, id: 'a2', correction: corrected, resume: { id: 2, fileName: `${long}.pdf` } }],
} satisfies ResumeFacts;
const openFacts = (page: Page, texts: Texts) => page.getByText(texts.facts.title, { exact: true }).first().click();
const person = {
  as: 'owner',
  path: ({ person: id }: Company) => `/people/${id}`,
  heading: () => 'Owen Tadesse',
  calls: [/\/facts\/\d+$/, readFacts],
} satisfies Partial<State>;
const correct = (of: string) => async (page: Page, texts: Texts) => {
  await openFacts(page, texts);
  await page.getByRole('button', { name: texts.facts.correct(of), exact: true }).click();
};

export const personStates: State[] = [
  {
    name: 'people, loading',
    as: 'owner',
    path: '/people',
    heading: (t) => t.persons.title,
    calls: [/\/api\/people\?/, 'held'],
    shows: loading((t) => t.persons.loading),
  },
  {
    name: 'people, not loaded',
    as: 'owner',
    path: '/people',
    heading: (t) => t.persons.title,
    calls: [/\/api\/people\?/, 'failing'],
    shows: text((t) => t.persons.loadFailed),
  },
  {
    name: 'people, none',
    as: 'newcomer',
    path: '/people',
    heading: (t) => t.persons.title,
    shows: text((t) => t.persons.empty),
  },
  {
    name: 'people',
    as: 'owner',
    path: '/people',
    heading: (t) => t.persons.title,
    shows: (page) => page.getByRole('main').getByRole('listitem').first(),
  },
  {
    name: 'import of candidates',
    as: 'owner',
    path: '/people/import',
    heading: (t) => t.imports.title,
    shows: text((t) => t.imports.chooseFiles),
  },
  {
    name: 'a person who is not there',
    as: 'owner',
    path: '/people/987654',
    heading: (t) => t.persons.missing,
    shows: text((t) => t.persons.missing),
  },
  {
    ...person,
    name: 'a person, what was read from a resume',
    act: openFacts,
    shows: text((t) => t.facts.review),
  },
  {
    ...person,
    name: 'a person, the dates of a position',
    act: correct('Baker'),
    shows: dialog((t) => t.facts.datesOf('Baker')),
  },
  {
    ...person,
    name: 'a person, a skill that is none',
    act: correct('SQL'),
    shows: dialog((t) => t.facts.notOf('SQL')),
  },
];
