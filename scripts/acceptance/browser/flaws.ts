import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

type RunOnly = NonNullable<axe.RunOptions['runOnly']>;

/** The short form of axe, as every page that is opened reads it anew. */
const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The screen of a phone, in CSS pixels. */
const narrow = { width: 390, height: 844 };

/** The rules of WCAG 2.2 A and AA. */
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Those for which the color scheme counts. Everything else is the same page. */
const colorRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** What axe finds on the page in light and in dark, and whether it scrolls sideways on a narrow screen. */
export async function flaws(page: Page, schemes: readonly ('light' | 'dark')[] = ['light', 'dark']): Promise<string[]> {
  const found: string[] = [];
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(colorsAreThere);
    found.push(
      ...(await violations(page, index === 0 ? allRules : colorRules)).map(
        (violation) => `${colorScheme}: ${violation}`,
      ),
    );
  }
  const size = page.viewportSize()!;
  const isNarrow = size.width <= narrow.width;
  if (!isNarrow) await page.setViewportSize(narrow);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (beyond > 0) found.push(`scrolls sideways by ${beyond} pixels`);
  if (!isNarrow) await page.setViewportSize(size);
  return found;
}

/**
 * What axe has against the page as it is shown. Run in the page itself, which has no frames: `@axe-core/playwright`
 * opens another tab for every run, for the sake of frames, and costs five times as much.
 */
async function violations(page: Page, rules: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const result = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly,
      // To describe every element in which nothing is wrong as well would cost as much as to look at them.
      resultTypes: ['violations'],
    });
    return result.violations.map(
      ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  }, rules);
}

/**
 * Colors change over time: the browser starts that with the next frame, and what inherits a color follows when its
 * parent has arrived. Spinners go on for ever and are not waited for; nor is a transition or a frame that does not come
 * for a second.
 */
async function colorsAreThere(): Promise<void> {
  const within = (work: Promise<unknown>) =>
    Promise.race([
      work,
      new Promise((next) => {
        setTimeout(next, 1000);
      }),
    ]);
  for (let round = 0; round < 10; round += 1) {
    await within(
      new Promise((next) => {
        requestAnimationFrame(() => requestAnimationFrame(next));
      }),
    );
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    if (changes.length === 0) return;
    await within(Promise.allSettled(changes.map((animation) => animation.finished)));
  }
}
