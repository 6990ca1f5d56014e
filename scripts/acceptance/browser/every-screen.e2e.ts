import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en, type Texts } from '@cotejo/web/texts/en';
import { es } from '@cotejo/web/texts/es';
import { type Company, fillCompany } from './company.ts';
import { type Person, type State, states } from './states/index.ts';
import { answerCalls } from './answer-calls.ts';
import { flaws } from './flaws.ts';
import { register, registerAdmin, send, startShared, type Walk } from './walk.ts';

const catalogues: Record<'en' | 'es', Texts> = { en, es };
type Language = keyof typeof catalogues;
/** Each language with a width and a scheme of its own, so that every state is looked at with all of them. */
const looks = { en: { width: 1440, scheme: 'light' }, es: { width: 390, scheme: 'dark' } } as const;
const languages = ['en', 'es'] as const;

let walk: Walk;
let company: Company;
const pages = new Map<string, Page>();
const pageOf = (person: Person, language: Language) => pages.get(`${person} ${language}`)!;

beforeAll(async () => {
  // Some of the states are refusals.
  walk = await startShared(/\/api\//);
  for (const language of languages) {
    for (const person of ['visitor', 'newcomer', 'owner', 'colleague'] as const)
      pages.set(`${person} ${language}`, await open(language));
  }
  const owner = pageOf('owner', 'en');
  await registerAdmin(owner, 'owner');
  company = await fillCompany(owner, walk.origin);
  await send(owner, walk.origin, '/api/admin/users', {
    firstName: 'Nora',
    lastName: 'Vidal',
    username: 'colleague',
    email: 'colleague@example.com',
    password: 'colleague-password',
    company: 'Walk',
    role: 'recruiter',
  });
  await register(pageOf('newcomer', 'en'), walk.origin, 'newcomer');
  for (const [person, language] of [
    ['owner', 'es'],
    ['newcomer', 'es'],
    ['colleague', 'en'],
    ['colleague', 'es'],
  ] as const) {
    await send(pageOf(person, language), walk.origin, '/api/login', {
      username: person,
      password: `${person}-password`,
    });
  }
});

afterAll(() => walk?.stop());

/** A browser of somebody who reads this language. */
async function open(language: Language): Promise<Page> {
  const page = await walk.newPage();
  await page.setViewportSize({ width: looks[language].width, height: 900 });
  await page.addInitScript((chosen) => localStorage.setItem('cotejo.language', chosen), language);
  return page;
}

/** What is wrong with the page that is shown, its name and its language. */
async function wrongWith(page: Page, state: State, language: Language): Promise<string[]> {
  const texts = catalogues[language];
  const found = await flaws(page, [looks[language].scheme]);
  const heading = state.heading(texts);
  await page.locator('h1').filter({ hasText: heading }).waitFor();
  const headings = await page.locator('h1').allTextContents();
  if (headings.join('|') !== heading) found.push(`headed “${headings.join('|')}” instead of “${heading}”`);
  const title = (state.title ?? state.heading)(texts);
  if (!(await page.title()).startsWith(title)) found.push(`titled “${await page.title()}” instead of “${title}”`);
  if ((await page.locator('html').getAttribute('lang')) !== language) found.push('in another language');
  return found;
}

/** Opens an address within the page, as a link does. */
const goTo = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address);

/** Pages that hold nothing but what the server itself has answered. */
const honest = new Set<Page>();

/**
 * Opens the address of a state. A page is loaded anew only where calls are to be answered in the server's place, or
 * have been: to load it costs as much as to look at it.
 */
async function openState(page: Page, { path, calls }: State): Promise<void> {
  const address = typeof path === 'string' ? path : path(company);
  if (page.url().startsWith(walk.origin)) await page.evaluate(() => sessionStorage.clear());
  if (honest.has(page) && !calls) {
    // What is left of the state before goes with its screen, but for an open menu.
    await page.keyboard.press('Escape');
    await goTo(page, '/nowhere');
    await page.getByRole('main').getByText(/^404/).waitFor();
    await goTo(page, address);
    return;
  }
  await page.goto(walk.origin + address);
  if (calls) honest.delete(page);
  else honest.add(page);
}

async function lookAt(state: State, language: Language): Promise<string[]> {
  const page = pageOf(state.as, language);
  const texts = catalogues[language];
  const stop = state.calls && (await answerCalls(page, ...state.calls));
  try {
    await openState(page, state);
    await state.act?.(page, texts);
    await state.shows(page, texts).waitFor();
    return await wrongWith(page, state, language);
  } finally {
    await stop?.();
  }
}

/** Those in which the server itself answers come first, so that pages are seldom loaded anew. */
const inOrder = states.toSorted((one, other) => Number(Boolean(one.calls)) - Number(Boolean(other.calls)));

test.each(inOrder)('$name: fit for everybody, on a laptop and on a phone, in both languages', async (state) => {
  const [english, spanish] = await Promise.all(languages.map((language) => lookAt(state, language)));
  const troubles = walk.troubles.splice(0);
  expect({ english, spanish, troubles }).toEqual({ english: [], spanish: [], troubles: [] });
});
