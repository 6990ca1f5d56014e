import { afterEach } from 'vitest';
import { openPages } from './walk.ts';

/** Characters of a page that are shown. */
const most = 2500;

// Says with a failed test what its pages showed: a condition that did not come says little of what came in its place.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const page of openPages) {
    const text = await page.locator('body').innerText({ timeout: 5000 }).catch(String);
    console.error(`${task.name}: ${page.url()} showed\n${text.slice(0, most)}`);
  }
});
