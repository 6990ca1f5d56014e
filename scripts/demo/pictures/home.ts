import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { en, type Texts } from '@cotejo/web/texts/en';
import { es } from '@cotejo/web/texts/es';
import { type SampleUser, signIn } from './sample-company.ts';

/**
 * The product pictures of the home page: the part of a screen that matters, as wide as it is shown, for laptops and for
 * phones, in each language.
 */

const folder = resolve(import.meta.dirname, '../../../web/src/features/home/pictures');
const schemes = ['light', 'dark'] as const;
const catalogues: Record<string, Texts> = { en, es };

/**
 * CSS pixels of the window and of what is taken of it; the page reserves the same space. `scale` makes up for
 * dense screens. Without space `above` it, the part's edge is left out: the home page has one of its own.
 */
type Size = { window: number; width: number; height: number; scale: number; above?: number };

type Picture = {
  name: string;
  wide: Size;
  narrow: Size;
  open: (page: Page, origin: string, texts: Texts) => Promise<Locator>;
};

const pictures: Picture[] = [
  {
    name: 'evidence',
    wide: { window: 1320, width: 1254, height: 610, scale: 1.2, above: 20 },
    narrow: { window: 390, width: 390, height: 470, scale: 2 },
    open: openEvidence,
  },
  {
    name: 'comparison',
    wide: { window: 768, width: 718, height: 530, scale: 1.5 },
    narrow: { window: 390, width: 356, height: 430, scale: 2 },
    open: openComparison,
  },
  {
    name: 'candidates',
    wide: { window: 980, width: 930, height: 490, scale: 1.5 },
    narrow: { window: 390, width: 356, height: 540, scale: 2 },
    open: openCandidates,
  },
];

async function openAnalysis(page: Page, origin: string): Promise<void> {
  await page.goto(new URL('/analyze?jobDescriptionId=1', origin).href);
  await page.getByRole('tab', { name: /Tomás Echeverri/ }).click();
  await page.getByRole('status').getByRole('button').first().click();
}

/** Shows a Spanish resume beside its English translation, at a requirement. */
export async function openEvidence(page: Page, origin: string, texts: Texts): Promise<Locator> {
  await openAnalysis(page, origin);
  const evidence = page.getByRole('region', { name: texts.evidence.title, exact: true });
  await evidence
    .getByRole('button', { name: /PostgreSQL/ })
    .first()
    .click();
  await page.getByText('Experiencia laboral').first().waitFor();
  // On a phone the text opens above the screen.
  const reader = page.getByRole('dialog');
  return (await reader.isVisible()) ? reader : evidence;
}

async function openComparison(page: Page, origin: string, texts: Texts): Promise<Locator> {
  await openAnalysis(page, origin);
  return page.getByRole('region', { name: texts.results.comparison });
}

async function openCandidates(page: Page, origin: string): Promise<Locator> {
  await page.goto(new URL('/opportunities/1', origin).href);
  await page.getByText('Maren Oduya').first().waitFor();
  return page.getByRole('region', { name: 'Senior Backend Engineer' });
}

/** WebP, which Playwright itself does not offer. */
async function capture(
  context: BrowserContext,
  page: Page,
  shown: Locator,
  { window, width, height, scale, above = -1 }: Size,
  file: string,
): Promise<void> {
  // At the top of the page the bar that stays in sight covers nothing below it.
  await page.evaluate('document.fonts.ready.then(() => (document.activeElement?.blur(), scrollTo(0, 0)))');
  const top = await shown.evaluate(
    (element) => element.getBoundingClientRect().y - element.ownerDocument.documentElement.getBoundingClientRect().y,
  );
  const box = { x: (window - width) / 2, y: Math.round(top) - above };
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 53,
    captureBeyondViewport: true,
    clip: { ...box, width, height, scale },
  });
  await writeFile(file, Buffer.from(data, 'base64'));
}

type Look = { language: string; texts: Texts; colorScheme: (typeof schemes)[number]; kind: 'wide' | 'narrow' };

const looks: Look[] = Object.entries(catalogues).flatMap(([language, texts]) =>
  schemes.flatMap((colorScheme) =>
    (['wide', 'narrow'] as const).map((kind) => ({ language, texts, colorScheme, kind })),
  ),
);

export async function takeHomePictures(browser: Browser, origin: string, user: SampleUser): Promise<void> {
  for (const { language, texts, colorScheme, kind } of looks) {
    for (const picture of pictures) {
      const size = picture[kind];
      const context = await browser.newContext({
        viewport: { width: size.window, height: 900 },
        locale: language,
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await signIn(page, origin, user);
      const shown = await picture.open(page, origin, texts);
      await capture(
        context,
        page,
        shown,
        size,
        join(folder, `${picture.name}-${kind}-${colorScheme}-${language}.webp`),
      );
      await context.close();
    }
  }
}
