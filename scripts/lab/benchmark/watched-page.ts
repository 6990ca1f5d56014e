import { signedInCookie } from '@cotejo/contract';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A window of the size of a laptop's screen in which the one whom the session's `cookie` names is signed in. */
export async function signedInContext(browser: Browser, origin: string, cookie: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([
    { name, value, url: origin },
    { name: signedInCookie, value: '1', url: origin },
  ]);
  return context;
}

/** A page that writes down every task of more than 50 ms. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(`
    globalThis.tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration)))
      .observe({ type: 'longtask', buffered: true });`);
  return page;
}

/** Zero where none took more than 50 ms. */
export async function longestTask(page: Page): Promise<number> {
  return page.evaluate('Math.max(0, ...globalThis.tasks)');
}

export async function secondsToContent(page: Page, address: string, selector: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor();
  return (await page.evaluate<number>('performance.now()')) / 1000;
}

/**
 * Scrolls the element to its end as a firm hand on the wheel does, 100 pixels a frame; milliseconds from frame to
 * frame. Parts that the page loads on the way are waited for. Forgets the long tasks before it.
 */
export async function framesWhileScrolling(page: Page, selector: string, more = 'none'): Promise<number[]> {
  return page.evaluate(`(async () => {
    globalThis.tasks.length = 0;
    const frames = [];
    const next = () => new Promise(requestAnimationFrame);
    const scrolled = document.querySelector('${selector}');
    const atEnd = () => scrolled.scrollTop + scrolled.clientHeight >= scrolled.scrollHeight - 1;
    for (let before = await next(); !atEnd() || scrolled.querySelector('${more}');) {
      const waiting = atEnd();
      scrolled.scrollBy(0, 100);
      const now = await next();
      if (!waiting) frames.push(now - before);
      before = now;
    }
    return frames;
  })()`);
}
