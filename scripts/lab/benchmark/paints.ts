import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../demo/drive/chromium.ts';
import { loadSampleCompany, type SampleUser, signIn } from '../../demo/pictures/sample-company.ts';
import { type Screen, screens } from '../../demo/pictures/screens.ts';
import { startProduct } from '../../demo/drive/product.ts';
import { type Figure, median } from './figure.ts';

const ROUNDS = 3;

/**
 * How long a person looks at an empty page: the largest contentful paint of every screen, each time with an empty
 * cache.
 */
export async function measurePaints(): Promise<Figure[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const user = await loadSampleCompany(product);
    const figures: Figure[] = [];
    for (const screen of screens.filter(({ failing, press, region }) => !failing && !press && !region)) {
      const paints: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        paints.push(await largestPaint(browser, product.origin, screen, user));
      figures.push({
        name: `largest contentful paint of ${screen.path}`,
        value: median(paints),
        unit: 'ms',
        target: 'under 1000 ms',
      });
    }
    return figures;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/**
 * Milliseconds from the navigation to the last largest paint before the screen is there with its data and the network
 * is quiet.
 */
async function largestPaint(browser: Browser, origin: string, screen: Screen, user: SampleUser): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    if (!screen.asVisitor) await signIn(page, origin, user);
    await page.goto(new URL(screen.path, origin).href);
    await page.getByRole('main').getByText(screen.shows).first().waitFor();
    await page.waitForLoadState('networkidle');
    return await page.evaluate<number>(lastPaint);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
const lastPaint = `new Promise((resolve) => {
  const last = (list) => resolve(list.getEntries().at(-1).startTime);
  new PerformanceObserver(last).observe({ type: 'largest-contentful-paint', buffered: true });
})`;
