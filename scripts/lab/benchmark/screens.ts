import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../../demo/drive/chromium.ts';
import { type Figure, quantile } from './figure.ts';
import { candidatesOfLargest, largest, startLargeAgency } from './large-agency.ts';
import { framesWhileScrolling, longestTask, openPage, secondsToContent, signedInContext } from './watched-page.ts';

/**
 * The screens of the largest agency that we plan for in Chromium: how long until they show something, whether they
 * scroll and answer without a jerk.
 */
export async function measureScreens(): Promise<Figure[]> {
  const agency = await startLargeAgency();
  const browser = await launchBrowser();
  try {
    const context = await signedInContext(browser, agency.origin, agency.cookie);
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
  const frames = await framesWhileScrolling(page, 'html');
  const longest = await longestTask(page);
  await page.close();
  return [
    { name: `${what}, first row`, value: content, unit: 's', target: 'under 1 s' },
    { name: `${what}, frame while scrolling, p95`, value: quantile(frames, 0.95), unit: 'ms', target: 'under 34 ms' },
    { name: `${what}, longest task while scrolling`, value: longest, unit: 'ms', target: 'under 100 ms' },
  ];
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
