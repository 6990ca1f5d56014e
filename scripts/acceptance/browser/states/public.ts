import type { Page } from 'playwright-core';
import type { Texts } from '@cotejo/web/texts/en';
import { text, toast, submit, type State } from './state.ts';

export const publicStates: State[] = [
  {
    name: 'home',
    as: 'visitor',
    path: '/',
    heading: (t) => t.home.headline,
    title: (t) => t.product,
    shows: text((t) => t.home.closing),
  },
  {
    name: 'home, the menu open',
    as: 'owner',
    path: '/',
    heading: (t) => t.worklist.title,
    act: openUserMenu,
    shows: text((t) => t.frame.logOut),
  },
  {
    name: 'not found',
    as: 'visitor',
    path: '/no-such-page',
    heading: (t) => t.notFound.heading,
    title: (t) => t.notFound.title,
    shows: text((t) => t.notFound.text),
  },
  {
    name: 'login',
    as: 'visitor',
    path: '/auth',
    heading: (t) => t.session.loginTitle,
    title: (t) => t.session.login,
    shows: text((t) => t.session.goRegister),
  },
  {
    name: 'register',
    as: 'visitor',
    path: '/auth?tab=register',
    heading: (t) => t.session.registerTitle,
    title: (t) => t.session.register,
    shows: text((t) => t.session.goLogin),
  },
  {
    name: 'register, nothing filled in',
    as: 'visitor',
    path: '/auth?tab=register',
    heading: (t) => t.session.registerTitle,
    title: (t) => t.session.register,
    act: submit,
    shows: (page) => page.getByRole('alert').first(),
  },
  {
    name: 'login, refused',
    as: 'visitor',
    path: '/auth',
    heading: (t) => t.session.loginTitle,
    title: (t) => t.session.login,
    act: signInWrongly,
    shows: toast((t) => t.session.loginFailed),
  },
  {
    name: 'a protected screen, the session still loading',
    as: 'owner',
    path: '/clients',
    heading: (t) => t.frame.loading,
    calls: [/\/api\/user$/, 'held'],
    shows: (page) => page.locator('main .loading-spinner'),
  },
];

async function openUserMenu(page: Page, { frame }: Texts): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(frame.userMenu('')) })
    .click();
}

async function signInWrongly(page: Page, { session }: Texts): Promise<void> {
  await page.getByLabel(session.username, { exact: true }).fill('nobody');
  await page.getByLabel(session.password, { exact: true }).fill('not-the-password');
  await submit(page);
}
