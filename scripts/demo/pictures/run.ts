import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { en } from '@cotejo/web/texts/en';
import { launchBrowser } from '../drive/chromium.ts';
import { startProduct } from '../drive/product.ts';
import { openEvidence, takeHomePictures } from './home.ts';
import { loadSampleCompany, type SampleUser, signIn } from './sample-company.ts';
import { type Screen, screens } from './screens.ts';

/** Takes a picture of every screen with the sample company, writes the page that shows them all, and takes the pictures of the home page. */

const docs = resolve(import.meta.dirname, '../../../docs');
const folder = join(docs, 'images');
const widths = [1440, 390];
const schemes = ['light', 'dark'] as const;

const pictureOf = (screen: Screen, width: number, scheme: string) => `${screen.name}-${width}-${scheme}.jpg`;

async function take(page: Page, origin: string, screen: Screen, file: string): Promise<void> {
  if (screen.failing) await page.route(screen.failing, (route) => route.abort());
  await page.goto(new URL(screen.path, origin).href);
  await page.getByRole('main').getByText(screen.shows).first().waitFor();
  if (screen.press) await page.getByRole('button', { name: screen.press, exact: true }).click();
  await page
    .getByRole('status')
    .getByRole('button')
    .first()
    .click({ timeout: 500 })
    .catch(() => {});
  await page.evaluate('document.fonts.ready.then(() => scrollTo(0, 0))');
  const options = { path: file, type: 'jpeg', quality: 70, animations: 'disabled' } as const;
  if (screen.region) await (await opened(page, screen.region)).screenshot(options);
  else await page.screenshot({ ...options, fullPage: !screen.window });
  await page.unrouteAll();
}

async function opened(page: Page, name: string): Promise<Locator> {
  const region = page.getByRole('region', { name });
  await region.getByText(name, { exact: true }).click();
  await region.getByRole('list').first().waitFor();
  return region;
}

async function takeAll(browser: Browser, origin: string, user: SampleUser): Promise<void> {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        viewport: { width, height: width > 1000 ? 900 : 844 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const screen of screens.filter(({ asVisitor }) => asVisitor))
        await take(page, origin, screen, join(folder, pictureOf(screen, width, colorScheme)));
      await signIn(page, origin, user);
      for (const screen of screens.filter(({ asVisitor }) => !asVisitor))
        await take(page, origin, screen, join(folder, pictureOf(screen, width, colorScheme)));
      await context.close();
    }
  }
}

/** The picture of the README: a Spanish resume beside its English translation. */
async function takeEvidence(browser: Browser, origin: string, user: SampleUser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1100 }, reducedMotion: 'reduce' });
  await signIn(page, origin, user);
  const evidence = await openEvidence(page, origin, en);
  await evidence.screenshot({ path: join(folder, 'evidence.png'), animations: 'disabled' });
  await page.close();
}

function pageOfScreens(): string {
  const rows = screens.map((screen) => {
    const cells = widths.flatMap((width) =>
      schemes.map((scheme) => `[${width} px, ${scheme}](images/${pictureOf(screen, width, scheme)})`),
    );
    return `| ${screen.title} | \`${screen.path}\` | ${cells.join(' · ')} |`;
  });
  return [
    '# Screens',
    '',
    'Every screen with the sample company. `scripts/screenshots` takes the pictures and writes this page.',
    '',
    '| Screen | Path | Pictures |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

const product = await startProduct();
try {
  const user = await loadSampleCompany(product);
  const browser = await launchBrowser();
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await takeAll(browser, product.origin, user);
    await takeEvidence(browser, product.origin, user);
    await takeHomePictures(browser, product.origin, user);
    await writeFile(join(docs, 'screens.md'), pageOfScreens());
  } finally {
    await browser.close();
  }
} finally {
  await product.stop();
}
