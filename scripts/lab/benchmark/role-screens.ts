import type { Page } from 'playwright-core';
import { launchBrowser } from '../../demo/drive/chromium.ts';
import { type Figure, quantile } from './figure.ts';
import { candidacies, startLargeRole } from './large-role.ts';
import { framesWhileScrolling, longestTask, openPage, secondsToContent, signedInContext } from './watched-page.ts';

const list = 'div:has(> [role=list] [role=listitem])';

/**
 * The list and the board of a role with thousands of candidacies in Chromium: the first row, and every frame to the
 * end.
 */
export async function measureRoleScreens(): Promise<Figure[]> {
  const role = await startLargeRole();
  const browser = await launchBrowser();
  try {
    const page = await openPage(await signedInContext(browser, role.origin, role.client.cookie!));
    const address = `${role.origin}/roles/${role.roleId}`;
    const screen = `screen of a role's ${candidacies} candidacies`;
    return [
      ...(await measureScrolling(page, screen, `${address}?candidate=none`)),
      ...(await measureScrolling(page, `board of ${candidacies} candidacies`, `${address}?tab=board`)),
    ];
  } finally {
    await browser.close();
    await role.stop();
  }
}

async function measureScrolling(page: Page, what: string, address: string): Promise<Figure[]> {
  const content = await secondsToContent(page, address, list);
  const frames = await framesWhileScrolling(page, list, '[data-more]');
  const longest = await longestTask(page);
  return [
    { name: `${what}, first row`, value: content, unit: 's', target: 'under 1 s' },
    { name: `${what}, frame while scrolling, p95`, value: quantile(frames, 0.95), unit: 'ms', target: 'under 34 ms' },
    { name: `${what}, longest task while scrolling`, value: longest, unit: 'ms', target: 'under 100 ms' },
  ];
}
