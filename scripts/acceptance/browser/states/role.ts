import { type Company, names } from '../company.ts';
import { explainedSwap, swapCheck } from './checked-role.ts';
import { sharedPages } from './shared-pages.ts';
import { dialog, loading, press, text, type State } from './state.ts';

const role = ({ role: id }: { role: number }) => `/roles/${id}`;
const profiles = ({ role: id, candidacy }: Company) => `/packs/${id}?ids=[${candidacy}]`;

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
    name: 'a role with a person beside its list whom there is not',
    as: 'owner',
    path: (company) => `${role(company)}?candidate=2147483647`,
    heading: () => names.role,
    shows: text((t) => t.sentences['not-found:candidate'] ?? 'Candidate not found.'),
  },
  {
    name: 'profiles of candidates for the client',
    as: 'owner',
    path: profiles,
    heading: (t) => t.packs.title,
    shows: text((t) => t.packs.blindHint),
  },
  {
    name: 'profiles on a server that has no address to share them by',
    as: 'owner',
    path: profiles,
    heading: (t) => t.packs.title,
    calls: [/packs\/settings/, { name: null, color: null, hasLogo: false, canShare: false }],
    shows: text((t) => t.packs.share.saveFile),
  },
  {
    name: 'what was shared with clients',
    as: 'owner',
    path: profiles,
    heading: (t) => t.packs.title,
    calls: [/\/shares$/, sharedPages],
    shows: text((t) => t.quoted('Could we meet on Tuesday?')),
  },
  {
    name: 'profiles of nobody',
    as: 'owner',
    path: (company) => role(company).replace('roles', 'packs'),
    heading: (t) => t.packs.title,
    shows: text((t) => t.packs.none),
  },
  {
    name: 'profiles of candidates that are no numbers',
    as: 'owner',
    path: (company) => `${role(company).replace('roles', 'packs')}?ids=abc`,
    heading: (t) => t.packs.title,
    shows: text((t) => t.packs.none),
  },
  {
    name: 'the look of profiles, not loaded',
    as: 'owner',
    path: '/admin?tab=packs',
    heading: (t) => t.admin.title,
    calls: [/packs\/settings/, 'failing'],
    shows: text((t) => t.packs.look.loadFailed),
  },
  {
    name: 'nobody found in a role',
    as: 'owner',
    path: (company) => `${role(company)}?q=nobody`,
    heading: () => names.role,
    shows: text((t) => t.people.noneFound),
  },
  {
    name: 'the requirements of a role',
    as: 'owner',
    path: (company) => `${role(company)}?tab=requirements`,
    heading: () => names.role,
    shows: text((t) => t.rubric.sections.required),
  },
  {
    name: 'a check of a role by swaps, under way',
    as: 'owner',
    path: (company) => `${role(company)}?tab=requirements`,
    heading: () => names.role,
    calls: [/\/swap-check$/, { scored: 2, check: { ...swapCheck, state: 'running', done: 20, moved: [] } }],
    shows: text((t) => t.swapCheck.running(20, 50)),
  },
  {
    name: 'a check of a role by swaps, outdated',
    as: 'owner',
    path: (company) => `${role(company)}?tab=requirements`,
    heading: () => names.role,
    calls: [/\/swap-check$/, { scored: 2, check: swapCheck }],
    shows: text((t) => t.swapCheck.outdated(3)),
  },
  {
    name: 'why a swap has moved a score',
    as: 'owner',
    path: (company) => `${role(company)}?tab=requirements`,
    heading: () => names.role,
    calls: [/\/swap-check/, { scored: 2, check: swapCheck, ...explainedSwap }],
    act: (page, t) => page.getByText(t.swapCheck.movedOne('Owen Tadesse', 71, 66)).click(),
    shows: text((t) => t.swapCheck.swapped),
  },
  {
    name: 'a check of a role by swaps, not loaded',
    as: 'owner',
    path: (company) => `${role(company)}?tab=requirements`,
    heading: () => names.role,
    calls: [/\/swap-check$/, 'failing'],
    shows: text((t) => t.swapCheck.loadFailed),
  },
  {
    name: 'what a change of requirements would do',
    as: 'owner',
    path: (company) => `${role(company)}?tab=requirements`,
    heading: () => names.role,
    act: async (page, t) => {
      const all = page.getByLabel(t.rubric.levelOfAll(t.rubric.sections.preferred), { exact: true });
      await all.selectOption('critical');
      await press((texts) => texts.rubric.preview)(page, t);
    },
    shows: text((t) => t.rubric.effect),
  },
  {
    name: 'the requirements of a role, before a first score',
    as: 'owner',
    path: (company) => `${role(company)}?tab=requirements`,
    heading: () => names.role,
    calls: [/\/rubric$/, { jobDescriptionId: 1, version: 1, requirements: [], signals: [] }],
    shows: text((t) => t.rubric.signalsLater),
  },
  {
    name: 'the activity of a role',
    as: 'owner',
    path: (company) => `${role(company)}?tab=activity`,
    heading: () => names.role,
    shows: text((t) => t.changes.upload(2)),
  },
  {
    name: 'the activity of a role, not loaded',
    as: 'owner',
    path: (company) => `${role(company)}?tab=activity`,
    heading: () => names.role,
    calls: [/\/activity/, 'failing'],
    shows: text((t) => t.activity.loadFailed),
  },
  {
    name: 'a candidate of a role being moved',
    as: 'owner',
    path: role,
    heading: () => names.role,
    act: async (page, t) => {
      await page.getByRole('list', { name: t.people.list }).getByRole('checkbox').first().check();
      await page.getByRole('button', { name: t.moves.move, exact: true }).first().click();
    },
    shows: dialog((t) => t.moves.moveTitle(1)),
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
