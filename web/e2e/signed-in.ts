import type { Browser, Locator, Page, Route } from 'playwright-core';
import { AxeBuilder } from '@axe-core/playwright';
import { Client } from '../../scripts/client.ts';
import { type Product, startProduct } from '../../scripts/product.ts';
import { launchBrowser } from './browser.ts';

const user = { username: 'rosa', password: 'walk-password', firstName: 'Rosa', lastName: 'Tester', company: 'Walk' };

export type SignedIn = {
  origin: string;
  page: Page;
  /** The same user beside the page, as another tab would be. */
  client: Client;
  /** Errors on the console and calls to anybody else; refusals, which Chromium reports too, are part of the tests. */
  troubles: string[];
  button: (name: string) => Locator;
  dialog: Locator;
  open: (path: string) => Promise<void>;
  /** Waits for the toast with exactly this title and, where given, this text, and takes it away. */
  toast: (title: string, text?: string) => Promise<void>;
  /** Lets the calls to an address fail, as a server that is down would, while something is done. */
  failing: (method: string, path: RegExp, work: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts the product, registers a user and signs in as this user in a browser. */
export async function startSignedIn(): Promise<SignedIn> {
  const product: Product = await startProduct();
  const browser: Browser = await launchBrowser();
  const stop = async () => {
    await browser.close();
    await product.stop();
  };
  try {
    const client = new Client(product.origin);
    await client.enter(user);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const troubles = watch(page, product.origin);
    await page.goto(`${product.origin}/auth?redirect=%2Fclients`);
    await page.getByLabel('Username').fill(user.username);
    await page.getByLabel('Password').fill(user.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(`${product.origin}/clients`);
    return { origin: product.origin, page, client, troubles, stop, ...toolsOf(page, product.origin) };
  } catch (error) {
    await stop();
    throw error;
  }
}

function watch(page: Page, origin: string): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).origin !== origin) troubles.push(`request to ${request.url()}`);
  });
  return troubles;
}

function toolsOf(page: Page, origin: string): Pick<SignedIn, 'button' | 'dialog' | 'open' | 'toast' | 'failing'> {
  return {
    button: (name) => page.getByRole('button', { name, exact: true }),
    dialog: page.getByRole('dialog'),
    open: async (path) => { await page.goto(origin + path); },
    toast: async (title, text) => {
      const toast = page.locator('[popover]:popover-open').filter({ has: page.getByText(title, { exact: true }) }).filter(text ? { has: page.getByText(text, { exact: true }) } : {});
      await toast.waitFor();
      // A dialog that is still open makes everything beside it inert, the toast's button too.
      await toast.getByRole('button', { name: 'Close', includeHidden: true }).evaluate((element) => (element as HTMLElement).click());
      await toast.waitFor({ state: 'detached' });
    },
    failing: async (method, path, work) => {
      const fail = (route: Route) => (route.request().method() === method ? route.abort() : route.fallback());
      await page.route(path, fail);
      await work();
      await page.unroute(path, fail);
    },
  };
}

/** What axe finds on the page as it stands, in light and in dark. Styles of its own that the page's policy refuses are not the page's trouble. */
export async function axeFindings({ page, troubles }: Pick<SignedIn, 'page' | 'troubles'>): Promise<string[]> {
  const found: string[] = [];
  const before = troubles.length;
  for (const theme of ['cotejo-light', 'cotejo-dark']) {
    await page.evaluate((name) => { document.documentElement.dataset['theme'] = name; }, theme);
    await page.evaluate(() => Promise.all(document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity).map((animation) => animation.finished)));
    const { violations } = await new AxeBuilder({ page }).analyze();
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${theme} ${id}: ${html}`)));
  }
  troubles.splice(before, troubles.length, ...troubles.slice(before).filter((text) => !text.startsWith('Applying inline style')));
  return found;
}

/** How far the page scrolls sideways at the width of a phone. */
export async function sidewaysAt390(page: Page): Promise<number> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const distance = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (size) await page.setViewportSize(size);
  return distance;
}
