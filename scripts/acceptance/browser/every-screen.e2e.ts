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
  const headings = await page.locator('h1').allTextContents();
  if (headings.join('|') !== heading) found.push(`headed “${headings.join('|')}” instead of “${heading}”`);
  const title = (state.title ?? state.heading)(texts);
  if (!(await page.title()).startsWith(title)) found.push(`titled “${await page.title()}” instead of “${title}”`);
  if ((await page.locator('html').getAttribute('lang')) !== language) found.push('in another language');
  return found;
}

async function lookAt(state: State, language: Language): Promise<string[]> {
  const page = pageOf(state.as, language);
  const texts = catalogues[language];
  const stop = state.calls && (await answerCalls(page, ...state.calls));
  try {
    await page.goto(walk.origin + (typeof state.path === 'string' ? state.path : state.path(company)));
    await state.act?.(page, texts);
    await state.shows(page, texts).waitFor();
    return await wrongWith(page, state, language);
  } finally {
    await stop?.();
  }
}

test.each(states)('$name: fit for everybody, on a laptop and on a phone, in both languages', async (state) => {
  const [english, spanish] = await Promise.all(languages.map((language) => lookAt(state, language)));
  const troubles = walk.troubles.splice(0);
  expect({ english, spanish, troubles }).toEqual({ english: [], spanish: [], troubles: [] });
});
