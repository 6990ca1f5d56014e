import { names } from '../company.ts';
import { dialog, loading, text, type State } from './state.ts';

const role = ({ role: id }: { role: number }) => `/roles/${id}`;

export const roleStates: State[] = [
  {
    name: 'a role, its id no number',
    as: 'owner',
    path: '/roles/abc',
    heading: (t) => t.roleHome.invalidId,
    shows: text((t) => t.trail.back(t.frame.clients)),
  },
  {
    name: 'a role that there is not',
    as: 'newcomer',
    path: role,
    heading: (t) => t.roleHome.missing,
    shows: text((t) => t.trail.back(t.frame.clients)),
  },
  {
    name: 'a role, loading',
    as: 'owner',
    path: role,
    heading: (t) => t.roles.title,
    calls: [/api\/roles\/\d+$/, 'held'],
    shows: loading((t) => t.roleHome.loading),
  },
  {
    name: 'a role, its candidates not loaded',
    as: 'owner',
    path: role,
    heading: () => names.role,
    calls: [/\/candidacies\?/, 'failing'],
    shows: text((t) => t.people.loadFailed),
  },
  {
    name: 'a role with a person beside its list',
    as: 'owner',
    path: (company) => `${role(company)}?sort=name`,
    heading: () => names.role,
    shows: text(() => 'Owen Tadesse'),
  },
  {
    name: 'the list of a role alone',
    as: 'owner',
    path: (company) => `${role(company)}?candidate=none`,
    heading: () => names.role,
    shows: text(() => 'Owen Tadesse'),
  },
  {
    name: 'nobody found in a role',
    as: 'owner',
    path: (company) => `${role(company)}?q=nobody`,
    heading: () => names.role,
    shows: text((t) => t.people.noneFound),
  },
  {
    name: 'the keys of a role',
    as: 'owner',
    path: role,
    heading: () => names.role,
    act: async (page) => {
      await page.locator('ol li').first().waitFor();
      await page.keyboard.press('?');
    },
    shows: dialog((t) => t.keys.title),
  },
];
