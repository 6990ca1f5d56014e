import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flaws } from './flaws.ts';
import { registerAdmin, send, startShared, type Walk } from './walk.ts';

let walk: Walk;
let page: Page;
let quietwater: number;

beforeAll(async () => {
  walk = await startShared();
  page = walk.page;
  await registerAdmin(page, 'historian');
  const create = (name: string) => send<{ id: number }>(page, walk.origin, '/api/clients', { name });
  quietwater = (await create('Quietwater')).id;
  await create('=Brightwater');
});
afterAll(() => walk?.stop());

const entries = () => page.getByRole('list', { name: 'Who did what' }).getByRole('listitem');

test('an administrator reads who did what by keyboard, in sentences, and filters it', async () => {
  await page.goto(`${walk.origin}/admin?tab=intake`);
  await page.getByRole('tab', { name: 'Intake', selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'History', selected: true }).waitFor();
  await entries().getByText('created the client Quietwater').waitFor();
  expect(await entries().last().textContent()).toContain('registered');
  expect(await flaws(page)).toEqual([]);

  await page.getByLabel('What', { exact: true }).selectOption('Clients, opportunities and roles');
  await expect.poll(() => entries().count()).toBe(2);
  await expect.poll(() => page.url()).toContain('kind=roles');
  await page.reload();
  await expect.poll(() => entries().count()).toBe(2);
  await page.getByLabel('Until').fill('2020-01-01');
  await page.getByText('Nothing fits. Take a filter back to see more.').waitFor();
  await page.getByRole('button', { name: 'Show everything' }).press('Enter');
  await entries().getByText('registered').waitFor();
  await page.getByLabel('Who', { exact: true }).selectOption('Nobody who was logged in');
  await entries().getByText('Whoever runs the server made the user Rosa Tester an administrator').waitFor();
  await expect.poll(() => entries().count()).toBe(1);
  await page.getByRole('button', { name: 'Show everything' }).click();
});

test('the proof of an entry is behind a press, and all of them can be saved', async () => {
  await entries().last().getByText('Entry 1', { exact: true }).click();
  await entries()
    .last()
    .getByText(/^[0-9a-f]{64}$/)
    .waitFor();
  const link = page.getByRole('link', { name: 'Save as CSV' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^cotejo-history-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/\n1,\d+,\d+,user-registered,/);
});

test('it stands in Spanish as well, and a record leads to its own part of it', async () => {
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('list', { name: 'Quién hizo qué' }).getByText('creó el cliente Quietwater').waitFor();
  expect(await flaws(page)).toEqual([]);
  // The page is loaded anew in the language that the server has.
  const saved = page.waitForResponse(/\/api\/user\/\d+\/language$/);
  await page.getByRole('button', { name: 'English' }).click();
  await saved;
  await page.goto(`${walk.origin}/admin?tab=history&about=client&aboutId=${quietwater}`);
  await page.getByText('Only about the client Quietwater').waitFor();
  await expect.poll(() => entries().count()).toBe(1);
  expect(walk.troubles).toEqual([]);
});
