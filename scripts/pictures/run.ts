import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { startProduct } from '../product.ts';
import { takeHomePictures } from './home.ts';
import { loadSampleCompany, type SampleUser, signIn } from './sample-company.ts';

/** Takes a picture of every screen with the sample company, writes the page that shows them all, and takes the pictures of the home page. */

const docs = resolve(import.meta.dirname, '../../docs');
const folder = join(docs, 'images');
const widths = [1440, 390];
const schemes = ['light', 'dark'] as const;

type Screen = {
  name: string;
  title: string;
  path: string;
  /** Text or heading that shows that the screen has its data. */
  shows: string;
  asVisitor?: true;
  /** Calls that fail while the picture is taken. */
  failing?: RegExp;
  /** How one gets there from the path: a button of the screen that is pressed. */
  press?: string;
  /** A dialog or a menu fills the window: what is below it is not of interest. */
  window?: true;
};

const screens: Screen[] = [
  { name: 'home', title: 'Home', path: '/', shows: 'What it does for you', asVisitor: true },
  { name: 'login', title: 'Log in', path: '/auth', shows: 'Password', asVisitor: true },
  { name: 'register', title: 'Sign up', path: '/auth?tab=register', shows: 'Confirm password', asVisitor: true },
  { name: 'not-found', title: 'Not found', path: '/no-such-page', shows: 'Page Not Found', asVisitor: true },
  { name: 'analyze', title: 'New analysis', path: '/analyze', shows: 'How It Works' },
  { name: 'results', title: 'Results', path: '/analyze?jobDescriptionId=1', shows: 'Technical Requirements Comparison' },
  { name: 'history', title: 'History', path: '/history', shows: 'Analysis History' },
  { name: 'clients', title: 'Clients', path: '/clients', shows: 'Larkfield Freight' },
  { name: 'client', title: 'A client', path: '/clients/1', shows: 'Engineering 2026' },
  { name: 'opportunity', title: 'An opportunity', path: '/opportunities/1', shows: 'Maren Oduya' },
  { name: 'account-settings', title: 'Account settings', path: '/account-settings', shows: 'User Details' },
  { name: 'admin', title: 'Administration', path: '/admin', shows: 'demo@example.com' },
  { name: 'clients-none', title: 'Clients, none found', path: '/clients?q=nobody', shows: 'No clients found with that search term' },
  { name: 'clients-failed', title: 'Clients, not loaded', path: '/clients', shows: 'Error loading clients. Please try again.', failing: /\/api\/clients$/ },
  { name: 'client-delete', title: 'Deleting a client', path: '/clients', shows: 'Larkfield Freight', press: 'Delete Larkfield Freight', window: true },
  { name: 'role-new', title: 'A new role', path: '/opportunities/1', shows: 'Maren Oduya', press: 'New Role', window: true },
  { name: 'user-new', title: 'A new user', path: '/admin', shows: 'demo@example.com', press: 'Add User', window: true },
  { name: 'user-menu', title: 'The user menu', path: '/history', shows: 'Analysis History', press: 'User menu of Dana', window: true },
];

const pictureOf = (screen: Screen, width: number, scheme: string) => `${screen.name}-${width}-${scheme}.jpg`;

async function take(page: Page, origin: string, screen: Screen, file: string): Promise<void> {
  if (screen.failing) await page.route(screen.failing, (route) => route.abort());
  await page.goto(new URL(screen.path, origin).href);
  await page.getByRole('main').getByText(screen.shows).first().waitFor();
  if (screen.press) await page.getByRole('button', { name: screen.press, exact: true }).click();
  await page.getByRole('status').getByRole('button').first().click({ timeout: 500 }).catch(() => {});
  await page.evaluate('document.fonts.ready.then(() => scrollTo(0, 0))');
  await page.screenshot({ path: file, type: 'jpeg', quality: 70, fullPage: !screen.window, animations: 'disabled' });
  await page.unrouteAll();
}

async function takeAll(browser: Browser, origin: string, user: SampleUser): Promise<void> {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({ viewport: { width, height: width > 1000 ? 900 : 844 }, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const screen of screens.filter(({ asVisitor }) => asVisitor)) await take(page, origin, screen, join(folder, pictureOf(screen, width, colorScheme)));
      await signIn(page, origin, user);
      for (const screen of screens.filter(({ asVisitor }) => !asVisitor)) await take(page, origin, screen, join(folder, pictureOf(screen, width, colorScheme)));
      await context.close();
    }
  }
}

/** The picture of the README: a Spanish resume beside its English translation. */
async function takeEvidence(browser: Browser, origin: string, user: SampleUser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1100 }, reducedMotion: 'reduce' });
  await signIn(page, origin, user);
  await page.goto(new URL('/analyze?jobDescriptionId=1', origin).href);
  await page.getByRole('tab', { name: /Tomás Echeverri/ }).click();
  const evidence = page.getByRole('region', { name: 'Evidence', exact: true });
  await evidence.getByRole('button', { name: /PostgreSQL/ }).first().click();
  await evidence.getByText('Experiencia laboral').waitFor();
  await evidence.screenshot({ path: join(folder, 'evidence.png'), animations: 'disabled' });
  await page.close();
}

function pageOfScreens(): string {
  const rows = screens.map((screen) => {
    const cells = widths.flatMap((width) => schemes.map((scheme) => `[${width} px, ${scheme}](images/${pictureOf(screen, width, scheme)})`));
    return `| ${screen.title} | \`${screen.path}\` | ${cells.join(' · ')} |`;
  });
  return ['# Screens', '', 'Every screen with the sample company. `scripts/screenshots` takes the pictures and writes this page.', '', '| Screen | Path | Pictures |', '|---|---|---|', ...rows, ''].join('\n');
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
