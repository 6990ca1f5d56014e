import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flaws } from './flaws.ts';
import { registerAdmin, startShared, type Walk } from './walk.ts';

let walk: Walk;
let page: Page;

beforeAll(async () => {
  walk = await startShared();
  page = walk.page;
  await registerAdmin(page, 'exporter');
});
afterAll(() => walk?.stop());

test('an administrator makes an archive by keyboard, saves it and deletes it', async () => {
  await page.goto(`${walk.origin}/admin?tab=history`);
  await page.getByRole('tab', { name: 'History', selected: true }).focus();
  await page.keyboard.press('End');
  await page.getByRole('tab', { name: 'Export', selected: true }).waitFor();
  await page.waitForURL(`${walk.origin}/admin?tab=export`);
  await page.getByRole('button', { name: 'Make the archive', exact: true }).focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: /^Download \(/ });
  await link.waitFor();
  expect(await flaws(page)).toEqual([]);

  const [download] = await Promise.all([page.waitForEvent('download'), link.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^cotejo-\d{4}-\d{2}-\d{2}\.zip$/);
  expect((await readFile(await download.path())).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No archive has been made yet.').waitFor();
  expect(walk.troubles).toEqual([]);
});
