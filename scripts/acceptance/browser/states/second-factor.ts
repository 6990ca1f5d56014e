import type { ManagedUser, SecondFactor, User } from '@cotejo/contract';
import type { Page } from 'playwright-core';
import type { Texts } from '@cotejo/web/texts/en';
import { dialog, loading, press, type State, submit, text } from './state.ts';

const moment = '2026-11-02T10:00:00.000Z';
const long = 'Kapitänsanwärter'.repeat(6);
const own = /\/api\/second-factor$/;
const rule = /\/api\/admin\/second-factor$/;
const off: SecondFactor = { since: null, recoveryCodesLeft: 0, required: false, reset: null };
const on: SecondFactor = { since: moment, recoveryCodesLeft: 7, required: false, reset: null };
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const begun = { secret, address: `otpauth://totp/Cotejo:${long}?secret=${secret}&issuer=Cotejo&digits=6` };
const user: User = {
  id: 1,
  username: long,
  email: `ana@${'example.'.repeat(12)}org`,
  firstName: long,
  lastName: null,
  company: 'Walk',
  role: 'recruiter',
  language: null,
  createdAt: moment,
  updatedAt: moment,
};
const managed: ManagedUser = { ...user, deactivatedAt: null, hasSecondFactor: true };

const account = {
  as: 'owner',
  path: '/account-settings',
  heading: (t) => t.account.title,
  act: openTab,
} as const satisfies Partial<State>;
const administration = { as: 'owner', path: '/admin', heading: (t) => t.admin.title } as const satisfies Partial<State>;

function openTab(page: Page, t: Texts): Promise<void> {
  return page.getByRole('tab', { name: t.secondFactor.tab, exact: true }).click();
}

/** What only a second factor shows; `admin.e2e.ts` sets one up. */
export const secondFactorStates: State[] = [
  { name: 'a second factor, loading', ...account, calls: [own, 'held'], shows: loading((t) => t.secondFactor.loading) },
  {
    name: 'a second factor, not loaded',
    ...account,
    calls: [own, 'failing'],
    shows: text((t) => t.secondFactor.loadFailed),
  },
  {
    name: 'a second factor that somebody else has switched off',
    ...account,
    calls: [own, { ...off, reset: { author: { id: 2, name: long }, createdAt: moment } }],
    shows: text((t) => t.secondFactor.reset(long, '02/11/2026')),
  },
  { name: 'a second factor, on', ...account, calls: [own, on], shows: text((t) => t.secondFactor.left(7)) },
  {
    name: 'a second factor, about to be turned off without a code',
    ...account,
    calls: [own, on],
    act: async (page, t) => {
      await openTab(page, t);
      await press(() => t.secondFactor.turnOff)(page, t);
      await submit(page);
    },
    shows: (page) => page.getByRole('dialog').getByRole('alert'),
  },
  {
    name: 'a second factor that the company asks for, the password still to be given',
    as: 'owner',
    path: '/clients',
    heading: (t) => t.secondFactor.pageTitle,
    calls: [/\/api\/user$/, { ...user, needsSecondFactor: true }],
    shows: text((t) => t.secondFactor.begin),
  },
  {
    name: 'a second factor, its code asked for',
    ...account,
    // The same address, asked for it and told to begin.
    calls: [own, { ...off, ...begun }],
    act: async (page, t) => {
      await openTab(page, t);
      await page.getByLabel(t.secondFactor.password, { exact: true }).fill('a-password');
      await submit(page);
    },
    shows: (page, t) => page.getByRole('img', { name: t.secondFactor.picture }),
  },
  {
    name: 'whether everybody needs a second factor, loading',
    ...administration,
    calls: [rule, 'held'],
    shows: loading((t) => t.secondFactorRule.loading),
  },
  {
    name: 'whether everybody needs a second factor, not loaded',
    ...administration,
    calls: [rule, 'failing'],
    shows: text((t) => t.secondFactorRule.loadFailed),
  },
  {
    name: 'a second factor for everybody, on',
    ...administration,
    calls: [rule, { required: true, since: moment }],
    shows: text((t) => t.secondFactorRule.on('02/11/2026')),
  },
  {
    name: 'a second factor for everybody, about to be required',
    ...administration,
    act: press((t) => t.secondFactorRule.require),
    shows: dialog((t) => t.secondFactorRule.requireTitle),
  },
  {
    name: 'a user with a second factor, edited',
    ...administration,
    path: '/admin?dialog=edit&id=1',
    calls: [/\/api\/admin\/users$/, [managed]],
    shows: text((t) => t.secondFactorRule.resetHint),
  },
];
