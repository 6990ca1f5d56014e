import type { Person } from '@cotejo/contract';
import { names } from '../company.ts';
import { dialog, loading, press, text, type State } from './state.ts';

const moment = '2026-11-02T10:00:00.000Z';
const company = /\/api\/blind$/;
const person: Person = {
  id: 1,
  masked: true,
  unmasked: null,
  name: 'C-7F3A',
  nameCorrected: true,
  imported: false,
  consent: { state: 'unknown', date: null, source: null },
  tags: [],
  contacts: [],
  resumes: [],
  candidacies: [],
  notes: [],
  joins: [],
  pairs: [],
  createdAt: moment,
  updatedAt: moment,
};
const unmasked = {
  id: 1,
  reason: `${'The client asks who it is. '.repeat(8)}${'x'.repeat(90)}`,
  author: { id: 1, name: 'Rosa Tester' },
  createdAt: moment,
};
const at = { as: 'owner', path: '/admin?tab=blind', heading: (t) => t.admin.title } as const satisfies Partial<State>;
const masked = {
  as: 'owner',
  path: '/people/1',
  heading: () => person.name,
  calls: [/\/api\/people\/1$/, person],
} as const satisfies Partial<State>;
const role = {
  as: 'owner',
  path: ({ role: id }) => `/roles/${id}?candidate=none`,
  heading: () => names.role,
} as const satisfies Partial<State>;

/** What only blind review shows; the names are gone in `blind.e2e.ts`. */
export const blindStates: State[] = [
  { name: 'blind review of the company, off', ...at, shows: text((t) => t.blind.isOff) },
  {
    name: 'blind review of the company, about to begin',
    ...at,
    act: press((t) => t.blind.begin),
    shows: dialog((t) => t.blind.companyTitle),
  },
  {
    name: 'blind review of the company, on',
    ...at,
    calls: [company, { company: true, since: moment }],
    shows: text((t) => t.blind.onSince('02/11/2026')),
  },
  {
    name: 'blind review of the company, loading',
    ...at,
    calls: [company, 'held'],
    shows: loading((t) => t.blind.loading),
  },
  {
    name: 'blind review of the company, not loaded',
    ...at,
    calls: [company, 'failing'],
    shows: text((t) => t.blind.loadFailed),
  },
  {
    name: 'an archive that names people, while the company is blind',
    ...at,
    path: '/admin?tab=export',
    calls: [company, { company: true, since: moment }],
    shows: text((t) => t.blind.noArchive),
  },
  {
    name: 'a role of a blind company',
    ...role,
    calls: [company, { company: true, since: moment }],
    shows: (page, t) => page.getByRole('main').getByText(t.frame.blind, { exact: true }),
  },
  {
    name: 'blind review of a role, about to begin',
    ...role,
    act: press((t) => t.blind.begin),
    shows: dialog((t) => t.blind.roleTitle(names.role)),
  },
  { name: 'a masked person', ...masked, shows: text((t) => t.blind.maskedHint) },
  {
    name: 'a masked person, about to be unmasked without a reason',
    ...masked,
    act: async (page, t) => {
      await press(() => t.blind.unmask)(page, t);
      await page.getByRole('button', { name: t.blind.unmaskAction, exact: true }).click();
    },
    shows: text((t) => t.blind.reasonMissing),
  },
  {
    name: 'a person who is unmasked',
    ...masked,
    calls: [/\/api\/people\/1$/, { ...person, masked: false, unmasked }],
    shows: text((t) => t.blind.maskAgain),
  },
];
