import type { ApiToken } from '@cotejo/contract';
import type { Page } from 'playwright-core';
import type { Texts } from '@cotejo/web/texts/en';
import { dialog, loading, press, type State, submit, text } from './state.ts';

const long = 'Kapitänsanwärter'.repeat(6);
const token: ApiToken = {
  id: 1,
  name: long,
  scope: 'write',
  admin: true,
  start: 'cotejo_Ab3dE6',
  owner: { id: 999_999, name: long },
  createdAt: '2026-01-02T10:00:00.000Z',
  expiresAt: '2026-04-02T10:00:00.000Z',
  lastUsedAt: '2026-03-02T10:00:00.000Z',
};
const listed = [
  token,
  {
    ...token,
    id: 2,
    name: 'Bullhorn',
    scope: 'read',
    admin: false,
    expiresAt: '2096-01-01T10:00:00.000Z',
    lastUsedAt: null,
  },
] satisfies ApiToken[];
const calls = /\/api\/tokens$/;

const open = (page: Page, t: Texts) => page.getByRole('tab', { name: t.tokens.tab, exact: true }).click();
const at = {
  as: 'owner',
  path: '/account-settings',
  heading: (t) => t.account.title,
  act: open,
} as const satisfies Partial<State>;
const asksForNew = async (page: Page, t: Texts) => {
  await open(page, t);
  await press(() => t.tokens.add)(page, t);
};

export const tokenStates: State[] = [
  { name: 'API tokens, loading', ...at, calls: [calls, 'held'], shows: loading((t) => t.tokens.loading) },
  { name: 'API tokens, not loaded', ...at, calls: [calls, 'failing'], shows: text((t) => t.tokens.loadFailed) },
  { name: 'API tokens, none', ...at, shows: text((t) => t.tokens.none) },
  {
    name: 'API tokens, of oneself and of another',
    ...at,
    calls: [calls, listed],
    shows: text((t) => t.tokens.scopes.write),
  },
  {
    name: 'an API token, about to be made without a name',
    ...at,
    act: async (page, t) => {
      await asksForNew(page, t);
      await submit(page);
    },
    shows: (page) => page.getByRole('dialog').getByRole('alert'),
  },
  {
    name: 'an API token, shown once',
    ...at,
    calls: [calls, { ...token, token: `cotejo_${'x'.repeat(43)}` }],
    act: async (page, t) => {
      await asksForNew(page, t);
      await page.getByLabel(t.tokens.name, { exact: true }).fill('Bullhorn');
      await submit(page);
    },
    shows: dialog((t) => t.tokens.made),
  },
  {
    name: 'an API token, about to be revoked',
    ...at,
    calls: [calls, listed],
    act: async (page, t) => {
      await open(page, t);
      await page.getByRole('button', { name: t.tokens.revokeOne('Bullhorn'), exact: true }).click();
    },
    shows: dialog((t) => t.tokens.revokeTitle('Bullhorn')),
  },
];
