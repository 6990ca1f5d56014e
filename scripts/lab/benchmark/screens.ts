import { signedInCookie } from '@cotejo/contract';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../../demo/drive/chromium.ts';
import { type Figure, quantile } from './figure.ts';
import { candidatesOfLargest, largest, startLargeAgency } from './large-agency.ts';

/**
 * The screens of the largest agency that we plan for in Chromium: how long until they show something, whether they
 * scroll and answer without a jerk.
 */
export async function measureScreens(): Promise<Figure[]> {
  const agency = await startLargeAgency();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const [name = '', value = ''] = agency.cookie.split('=');
    await context.addCookies([
      { name, value, url: agency.origin },
      { name: signedInCookie, value: '1', url: agency.origin },
    ]);
    return [
      ...(await measureClients(context, agency.origin)),
      ...(await measureOpportunity(context, `${agency.origin}/opportunities/${agency.opportunityId}`)),
    ];
  } finally {
    await browser.close();
    await agency.stop();
  }
}

async function measureClients(context: BrowserContext, origin: string): Promise<Figure[]> {
  const what = `screen of ${largest.clients} clients`;
  const page = await openPage(context);
  const content = await secondsToContent(page, `${origin}/clients`, 'tbody tr');
  const search = await milliseconds(
    page,
    typed('9999'),
    `document.querySelector('tbody th').textContent === 'Client 9999'`,
  );
  await milliseconds(page, typed(''), `document.querySelectorAll('tbody tr').length === 25`);
  const sort = await milliseconds(
    page,
    `document.querySelector('thead button').click()`,
    `document.querySelector('thead th').ariaSort === 'ascending'`,
  );
  const longest = await longestTask(page);
  await page.close();
  return [
    { name: `${what}, first row`, value: content, unit: 's', target: 'under 1 s' },
    { name: `${what}, search`, value: search, unit: 'ms', target: 'under 100 ms' },
    { name: `${what}, sorted by name`, value: sort, unit: 'ms', target: 'under 100 ms' },
    { name: `${what}, longest task`, value: longest, unit: 'ms' },
  ];
}

async function measureOpportunity(context: BrowserContext, address: string): Promise<Figure[]> {
  const what = `screen of ${candidatesOfLargest} candidates of ${largest.rolesPerOpportunity} roles`;
  const page = await openPage(context);
  const content = await secondsToContent(page, address, 'tbody tr');
  await page.evaluate('globalThis.tasks.length = 0');
  const frames = await framesWhileScrolling(page);
  const longest = await longestTask(page);
  await page.close();
  return [
    { name: `${what}, first row`, value: content, unit: 's', target: 'under 1 s' },
    { name: `${what}, frame while scrolling, p95`, value: quantile(frames, 0.95), unit: 'ms', target: 'under 34 ms' },
    { name: `${what}, longest task while scrolling`, value: longest, unit: 'ms', target: 'under 100 ms' },
  ];
}

/** A page that writes down every task of more than 50 ms. */
async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(`
    globalThis.tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration)))
      .observe({ type: 'longtask', buffered: true });`);
  return page;
}

/** Zero where none took more than 50 ms. */
async function longestTask(page: Page): Promise<number> {
  return page.evaluate('Math.max(0, ...globalThis.tasks)');
}

async function secondsToContent(page: Page, address: string, selector: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor();
  return (await page.evaluate<number>('performance.now()')) / 1000;
}

/** From an action in the page until the frame that shows what it leads to. */
async function milliseconds(page: Page, action: string, shown: string): Promise<number> {
  return page.evaluate(`(async () => {
    const started = performance.now();
    ${action};
    do { await new Promise(requestAnimationFrame); } while (!(${shown}));
    return performance.now() - started;
  })()`);
}

/** React reads what the browser's own setter has written. */
const typed = (term: string) => `
  const input = document.querySelector('[role=search] input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, '${term}');
  input.dispatchEvent(new Event('input', { bubbles: true }))`;

/** Scrolls to the end as a firm hand on the wheel does, 100 pixels a frame; milliseconds from frame to frame. */
async function framesWhileScrolling(page: Page): Promise<number[]> {
  return page.evaluate(`(async () => {
    const frames = [];
    const next = () => new Promise(requestAnimationFrame);
    for (let before = await next(); scrollY + innerHeight < document.documentElement.scrollHeight - 1;) {
      scrollBy(0, 100);
      const now = await next();
      frames.push(now - before);
      before = now;
    }
    return frames;
  })()`);
}
