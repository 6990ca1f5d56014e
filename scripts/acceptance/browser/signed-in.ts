import { randomUUID } from 'node:crypto';
import type { Locator, Page, Route } from 'playwright-core';
import { expect, onTestFailed } from 'vitest';
import { Client } from '../../demo/drive/client.ts';
import { promote, send, startShared, type Walk } from './walk.ts';

const person = { password: 'walk-password', firstName: 'Rosa', lastName: 'Tester', company: 'Walk' };

/** A walk of somebody who is signed in, with the means to drive the screens. */
export type SignedIn = Walk & {
  username: string;
  password: string;
  /** The same user beside the page, as another tab would be. */
  client: Client;
  button: (name: string) => Locator;
  dialog: Locator;
  open: (path: string) => Promise<void>;
  /**
   * Shows the page in a language, by its own name, and waits until the server knows, as the next page asks it. A test
   * that fails leaves the page in English.
   */
  chooseLanguage: (name: string) => Promise<void>;
  /** Waits for the toast with exactly this title and, where given, this text, and takes it away. */
  toast: (title: string, text?: string) => Promise<void>;
  /** Lets the calls to an address fail, as a server that is down would, while something is done that makes one. */
  failing: (method: string, path: RegExp, work: () => Promise<void>) => Promise<void>;
};

/** Addresses of calls that tests of screens have refused. */
const calls = /\/api\//;

/**
 * Opens /clients as a user who has just registered, with a company of their own in the product that files share.
 */
export const startSignedIn = (): Promise<SignedIn> => signIn('recruiter');

/** The same as the administrator of that company. */
export const startAsAdmin = (): Promise<SignedIn> => signIn('admin');

async function signIn(role: 'recruiter' | 'admin'): Promise<SignedIn> {
  const walk = await startShared(calls);
  const user = { ...person, username: `rosa-${randomUUID().slice(0, 8)}` };
  try {
    const client = new Client(walk.origin);
    await client.enter(user);
    if (role === 'admin') {
      await promote(user.username);
      await client.enter(user);
    }
    const { username, password } = user;
    await send(walk.page, walk.origin, '/api/login', { username, password });
    await walk.page.goto(`${walk.origin}/clients`);
    return { ...walk, username, password, client, ...toolsOf(walk.page, walk.origin) };
  } catch (error) {
    await walk.stop();
    throw error;
  }
}

function toolsOf(
  page: Page,
  origin: string,
): Pick<SignedIn, 'button' | 'dialog' | 'open' | 'chooseLanguage' | 'toast' | 'failing'> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const chooseLanguage = async (name: string) => {
    const known = page.waitForResponse(/\/language$/);
    // A dialog that is still open makes everything beside it inert.
    await button(name).evaluate((element) => (element as HTMLElement).click());
    await known;
  };
  return {
    button,
    dialog: page.getByRole('dialog'),
    open: async (path) => {
      await page.goto(origin + path);
    },
    chooseLanguage: async (name) => {
      if (name !== 'English') onTestFailed(() => chooseLanguage('English'));
      await chooseLanguage(name);
    },
    toast: async (title, text) => {
      const toast = page
        .locator('[popover]:popover-open')
        .filter({ has: page.getByText(title, { exact: true }) })
        .filter(text ? { has: page.getByText(text, { exact: true }) } : {});
      await toast.waitFor();
      // A dialog that is still open makes everything beside it inert, the toast's button too.
      await toast
        .getByRole('button', { name: 'Close', includeHidden: true })
        .evaluate((element) => (element as HTMLElement).click());
      await toast.waitFor({ state: 'detached' });
    },
    failing: async (method, path, work) => {
      let failed = 0;
      const fail = (route: Route) => {
        if (route.request().method() !== method) return route.fallback();
        failed += 1;
        return route.abort();
      };
      await page.route(path, fail);
      await work();
      await expect.poll(() => failed).toBeGreaterThan(0);
      await page.unroute(path, fail);
    },
  };
}
