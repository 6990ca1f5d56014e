import { readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { en } from '@cotejo/web/texts/en';
import { freePort } from '../../../api/src/platform/database/free-port.ts';
import { launchBrowser } from '../drive/chromium.ts';
import { startProduct } from '../drive/product.ts';
import { openEvidence, takeHomePictures } from './home.ts';
import { addForScreens, loadSampleCompany, type SampleUser, signIn } from './sample-company.ts';
import { type Screen, screens } from './screens.ts';

/**
 * Takes pictures with the sample company: with `home` those that the home page shows, with `screens` those of every
 * screen, and the page that lists them. The home page is a screen, too: build the web app in between.
 */

const docs = resolve(import.meta.dirname, '../../../docs');
const folder = join(docs, 'images');
const widths = [1440, 390];
const schemes = ['light', 'dark'] as const;

const pictureOf = (screen: Screen, width: number, scheme: string) => `${screen.name}-${width}-${scheme}.jpg`;

async function take(page: Page, origin: string, screen: Screen, file: string): Promise<void> {
  if (screen.failing) await page.route(screen.failing, (route) => route.abort());
  await page.goto(screen.shares ? await linkTo(page, origin, screen.shares) : new URL(screen.path, origin).href);
  const shown = page.getByRole('main').getByText(screen.shows).filter({ visible: true }).first();
  await shown.waitFor();
  if (screen.press) await pressed(page, screen.press).click();
  if (screen.opens) await page.getByText(screen.opens, { exact: true }).filter({ visible: true }).first().waitFor();
  if (screen.asks) await ask(page, screen.asks);
  if (screen.announces) await closeAnnouncement(page, screen.announces);
  // Parts that come after the text are still placeholders.
  await page.locator('.skeleton').filter({ visible: true }).first().waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => scrollTo(0, 0))');
  if (screen.below) await shown.scrollIntoViewIfNeeded();
  const options = { path: file, type: 'jpeg', quality: 70, animations: 'disabled' } as const;
  if (screen.region) await (await opened(page, screen.region)).screenshot(options);
  else await page.screenshot({ ...options, fullPage: !screen.window });
  await page.unrouteAll();
}

function pressed(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).or(page.getByRole('tab', { name, exact: true }));
}

/** A link to the profiles of some candidacies of the first role. */
async function linkTo(page: Page, origin: string, ids: number[]): Promise<string> {
  const data = { candidates: ids.map((id) => ({ id })) };
  const answer = await page.request.post(new URL('/api/roles/1/shares', origin).href, { data });
  return ((await answer.json()) as { url: string }).url;
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel(en.pool.field).fill(question);
  await page.getByRole('button', { name: en.pool.ask, exact: true }).click();
  await page.getByRole('list', { name: en.pool.people }).getByRole('listitem').first().waitFor();
}

async function closeAnnouncement(page: Page, title: string): Promise<void> {
  const announcement = page.getByRole('status').filter({ hasText: title });
  await announcement.getByRole('button').first().click();
  await announcement.waitFor({ state: 'detached' });
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

async function takeScreens(browser: Browser, origin: string, user: SampleUser): Promise<void> {
  await addForScreens(origin, user);
  for (const file of await readdir(folder)) if (file.endsWith('.jpg')) await rm(join(folder, file));
  await takeAll(browser, origin, user);
  await takeEvidence(browser, origin, user);
  await writeFile(join(docs, 'screens.md'), pageOfScreens());
}

const parts = { home: takeHomePictures, screens: takeScreens };
const [part] = process.argv.slice(2);
if (part !== 'home' && part !== 'screens') throw new Error('usage: node scripts/demo/pictures/run.ts home | screens');
const port = await freePort();
// With an address of its own, by which profiles can be shared.
const product = await startProduct({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });
try {
  const user = await loadSampleCompany(product);
  const browser = await launchBrowser();
  try {
    await parts[part](browser, product.origin, user);
  } finally {
    await browser.close();
  }
} finally {
  await product.stop();
}
