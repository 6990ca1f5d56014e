import { zip } from '@cotejo/plugin-kit/testing/word';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flaws } from './flaws.ts';
import { registerAdmin, startShared, type Walk } from './walk.ts';

let walk: Walk;
let page: Page;

beforeAll(async () => {
  walk = await startShared();
  page = walk.page;
  await registerAdmin(page, 'importer');
});
afterAll(() => walk?.stop());

const main = () => page.getByRole('main');
const button = (name: string | RegExp) => main().getByRole('button', { name });
const noFlaws = async () => expect(await flaws(page)).toEqual([]);

/**
 * An old list of 200 people, of which nobody can guess where their names are. Of the last two rows one is of no use and
 * one names somebody a second time.
 */
const old = [
  'Rider;Ref;Where to write;Labels',
  ...Array.from({ length: 198 }, (_, at) => `Rider ${word(at)};${at};rider.${word(at).toLowerCase()}@example.org;old`),
  ';7;nobody@example.org;',
  'Rider Aa;8;rider.aa@example.org;twice',
].join('\n');

/** A surname of two letters for each number below 676. */
function word(at: number): string {
  return String.fromCharCode(65 + Math.floor(at / 26), 97 + (at % 26));
}

test('an administrator maps the columns of an old list, sees what would happen, and imports it', async () => {
  await page.goto(`${walk.origin}/people`);
  await main().getByRole('link', { name: 'Import…' }).click();
  await page.getByRole('heading', { level: 1, name: 'Import candidates' }).waitFor();
  await page
    .locator('input[name=spreadsheet]')
    .setInputFiles({ name: 'old-list.csv', mimeType: 'text/csv', buffer: Buffer.from(old) });
  await main().getByText('not imported yet').waitFor();
  await main().getByText('Skipped: 200').waitFor();
  await noFlaws();
  await main().getByRole('combobox', { name: 'Rider', exact: true }).selectOption('Name');
  await main().getByText('New: 198').waitFor();
  await main().getByText('Known: 1', { exact: true }).click();
  await main().getByText('the same as row 2').waitFor();
  await main().getByText('Skipped: 1', { exact: true }).click();
  await main().getByText('no name').waitFor();
  await noFlaws();
  // The second click of a double click meets an import that is under way.
  await button('Import 199 rows').dblclick();
  await main()
    .getByText(/^It can be undone until \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/)
    .waitFor();
  await noFlaws();
  await main().getByRole('link', { name: 'All candidates' }).click();
  await main().getByText('198 candidates').waitFor();
  expect(walk.troubles).toEqual([]);
});

test('the import is undone, and the one whom somebody has worked with stays', async () => {
  await page.getByRole('textbox', { name: /^Names, words/ }).fill('rider aa');
  await main().getByRole('link', { name: 'Rider Aa', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Rider Aa' }).waitFor();
  await noFlaws();
  await main().getByRole('textbox', { name: 'Add a note', exact: true }).fill('Rang her');
  await button('Save note').click();
  await main().getByText('Rang her').waitFor();
  await page.goto(`${walk.origin}/people/import`);
  await main().getByRole('link', { name: 'old-list.csv' }).click();
  await button('Undo this import').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
  await main().getByText('1 candidate stays, as somebody has worked on it since:').waitFor();
  await main().getByRole('link', { name: 'Rider Aa', exact: true }).waitFor();
  await noFlaws();
  await main().getByRole('link', { name: 'All candidates' }).click();
  await main().getByText('1 candidate', { exact: true }).waitFor();
  expect(walk.troubles).toEqual([]);
});

test('an archive of old resumes becomes candidates, and what cannot be read is told apart', async () => {
  const resume = (name: string) => `${name}\nLamplighter\n\nExperience\n2011 - 2024 Lamplighter, Town of Elm`;
  const archive = zip({
    'old/one.txt': resume('Wenda Marlow'),
    'old/two.txt': resume('Osric Pell'),
    'old/again.txt': resume('Osric Pell'),
    'old/blank.txt': ' \n ',
    'old/picture.png': 'no resume',
  });
  await main().getByRole('link', { name: 'Import…' }).click();
  await page
    .locator('input[name=poolResumes]')
    .setInputFiles({ name: 'old.zip', mimeType: 'application/zip', buffer: archive });
  await main().getByText('3 resumes were taken · 1 was here already').waitFor();
  await main().getByText('1 file was not taken').waitFor();
  await main().getByText('1 resume could not be read').click();
  await main().getByText('blank.txt').waitFor();
  await noFlaws();
  await main()
    .getByText(/being read$/)
    .waitFor({ state: 'detached' });
  await main().getByRole('link', { name: 'All candidates' }).click();
  for (const name of ['Wenda Marlow', 'Osric Pell']) await main().getByRole('link', { name, exact: true }).waitFor();
  expect(walk.troubles).toEqual([]);
});
