import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { openPages } from './walk.ts';

type Place = { address: string; size: ReturnType<Page['viewportSize']> };

/** Where each page was when the test began. */
let places = new Map<Page, Place>();

// A test that is tried again begins where it began before: its pages are at that address and of that size, nothing
// answers in the server's place, and no form holds what the failed try has typed.
beforeEach(async ({ task }) => {
  if (!task.result?.retryCount) {
    places = new Map([...openPages].map((page) => [page, { address: page.url(), size: page.viewportSize() }]));
    return;
  }
  for (const [page, { address, size }] of places) {
    if (page.isClosed() || !address.startsWith('http')) continue;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (size) await page.setViewportSize(size);
    await page.evaluate(forgetForms);
    await page.goto(address);
  }
});

function forgetForms(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('cotejo.form ')) sessionStorage.removeItem(key);
}
