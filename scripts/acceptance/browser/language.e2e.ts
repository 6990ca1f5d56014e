import { endpoints } from '@cotejo/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startAsAdmin } from './signed-in.ts';
import { flaws } from './flaws.ts';

let session: SignedIn;
beforeAll(async () => {
  session = await startAsAdmin();
});
afterAll(() => session?.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const language = (page: Page) => page.evaluate(() => document.documentElement.lang);
const stored = async () => (await session.client.call(endpoints.getUser)).language;

test('somebody who never chose has the language of the browser', async () => {
  await heading(session.page, 'Clients');
  expect([await language(session.page), await stored()]).toEqual(['en', null]);
});

test('the switch in the footer changes every text at once, without a reload, and is remembered', async () => {
  await button(session.page, 'New Client').click();
  await session.page.getByLabel('Client Name').fill('Peñarroya');
  await session.page.keyboard.press('Escape');
  await button(session.page, 'Español').click();
  await heading(session.page, 'Clientes');
  await expect.poll(() => language(session.page)).toBe('es');
  await expect.poll(() => button(session.page, 'Español').getAttribute('aria-pressed')).toBe('true');
  await expect.poll(stored).toBe('es');
  await button(session.page, 'Nuevo cliente').click();
  await session.page.getByText('Lo que escribió antes sigue aquí.', { exact: true }).waitFor();
  await expect.poll(() => session.page.getByLabel('Nombre del cliente').inputValue()).toBe('Peñarroya');
  await button(session.page, 'Cancelar').click();
  expect(await flaws(session.page)).toEqual([]);
});

test('the links of an administrator stand in one line of a small tablet, and nothing is cut off', async () => {
  const { page } = session;
  await page.setViewportSize({ width: 768, height: 900 });
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  await expect.poll(() => links.count()).toBe(6);
  const lines = (link: HTMLElement | SVGElement) => {
    const text = document.createRange();
    text.selectNodeContents(link);
    return text.getClientRects().length;
  };
  for (const link of await links.all()) expect(await link.evaluate(lines)).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a reload shows nothing in the other language', async () => {
  await session.page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.querySelector('#root')?.textContent ?? '')).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await session.page.reload();
  await heading(session.page, 'Clientes');
  const seen = await session.page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'));
  expect(seen).toContain('Clientes');
  expect(seen).not.toMatch(/\b(?:Clients|Home|Theme)\b/);
});

test('at another browser the user’s language comes with the login, and the greeting is in it already', async () => {
  const other = await session.newPage();
  await other.goto(`${session.origin}/auth?redirect=/clients`);
  await other.getByLabel('Username').fill(session.username);
  await other.getByLabel('Password').fill(session.password);
  await button(other, 'Log in').click();
  await other.getByText('¡Hola de nuevo, Rosa!', { exact: true }).waitFor();
  await heading(other, 'Clientes');
  await expect.poll(() => language(other)).toBe('es');
});

test('a language chosen elsewhere is there after a reload', async () => {
  const { id } = await session.client.call(endpoints.getUser);
  await session.client.call(endpoints.changeLanguage, { params: { id: String(id) }, input: { language: 'en' } });
  await session.page.reload();
  await heading(session.page, 'Clients');
});

test('a visitor’s choice holds in the browser', async () => {
  const visitor = await session.newPage();
  await visitor.goto(`${session.origin}/auth`);
  await button(visitor, 'Español').click();
  await heading(visitor, 'Hola de nuevo');
  await visitor.reload();
  await heading(visitor, 'Hola de nuevo');
  expect(await stored()).toBe('en');
});

test('a choice that cannot be saved holds on the page, and that is said', async () => {
  await session.failing('PUT', /\/language$/, async () => {
    await button(session.page, 'Español').click();
    await session.page.getByText('El idioma no se ha guardado', { exact: true }).waitFor();
  });
  await heading(session.page, 'Clientes');
});

test('nothing complained on the console, and nobody else was called', () => {
  expect(session.troubles).toEqual([]);
});
