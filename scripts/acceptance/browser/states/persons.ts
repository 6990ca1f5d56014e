import { loading, text, type State } from './state.ts';

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
];
