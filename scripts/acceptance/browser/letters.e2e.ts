import { endpoints } from '@cotejo/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRole } from './company.ts';
import { flaws } from './flaws.ts';
import { type SignedIn, startSignedIn } from './signed-in.ts';
import { sample } from './walk.ts';

let session: SignedIn;
let roleId: number;

beforeAll(async () => {
  session = await startSignedIn();
  const names = { client: 'Quayside Ledger', opportunity: 'Finance team', role: 'Payroll Manager' };
  ({ roleId } = await createRole(session.client, names, 'job-payroll-manager.docx'));
  const params = { id: String(roleId) };
  await session.client.call(endpoints.uploadRoleResumes, { params, file: sample('lucia-bermejo.txt') });
  await session.open(`/roles/${roleId}`);
  await session.page.getByRole('list', { name: 'Candidates of this role' }).getByRole('listitem').first().waitFor();
});
afterAll(() => session?.stop());

const letter = () => session.page.getByLabel('The letter', { exact: true });
const sentLetters = () => session.page.getByRole('region', { name: 'Sent letters' });

test('a candidate beside the list has a letter, filled with what is stored', async () => {
  const { page } = session;
  await page.getByRole('link', { name: 'Letter', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Letter to Lucía Bermejo Roldán' }).waitFor();
  await expect.poll(() => letter().inputValue()).toContain('Dear Lucía Bermejo Roldán,');
  await page.getByText('No decision is recorded for this candidate.', { exact: false }).waitFor();
  expect(await flaws(page)).toEqual([]);
});

test('the kind and the language of a letter stand in its address, and what was typed stays', async () => {
  const { page } = session;
  await letter().fill('My own words <b>');
  await session.button('Notice').click();
  await expect.poll(() => letter().inputValue()).toContain('Your resume reached us on');
  await page.getByRole('main').getByRole('button', { name: 'Español' }).click();
  await expect.poll(() => letter().inputValue()).toContain('Hola, Lucía Bermejo Roldán:');
  await expect.poll(() => new URL(page.url()).search).toBe('?kind=notice&language=es');
  await page.getByRole('main').getByRole('button', { name: 'English' }).click();
  await session.button('Explanation').click();
  await expect.poll(() => letter().inputValue()).toBe('My own words <b>');
});

test('what was typed outlives a reload', async () => {
  await session.page.reload();
  await expect.poll(() => letter().inputValue()).toBe('My own words <b>');
});

test('a letter is copied and saved as PDF in the words that stand there', async () => {
  const { page } = session;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await session.button('Copy').click();
  await session.toast('Letter copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('My own words <b>');
  const [download] = await Promise.all([page.waitForEvent('download'), session.button('Download as PDF').click()]);
  expect(download.suggestedFilename()).toBe('Lucía Bermejo Roldán - Explanation.pdf');
  await session.toast('Letter saved');
  await session.button('Start again from the template').click();
  await expect.poll(() => letter().inputValue()).toContain('Dear Lucía Bermejo Roldán,');
});

test('a letter that is due stands in the list and at home, until it is marked as sent', async () => {
  const { page } = session;
  await page.getByLabel('Due date', { exact: true }).fill('2026-01-31');
  await session.button('Save').click();
  await page.getByText('overdue since 31/01/2026').waitFor();
  await session.open('/');
  await page.getByText('1 overdue').waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('link', { name: '1 letter to a candidate is due' }).click();
  await page.getByRole('link', { name: 'Explanation to Lucía Bermejo Roldán' }).click();
  await letter().fill('What was sent');
  await session.button('Mark as sent').press('Enter');
  await session.toast('Letter marked as sent');
  await expect.poll(() => letter().inputValue()).toContain('Dear Lucía Bermejo Roldán,');
  await sentLetters()
    .getByText(/^Explanation, /)
    .click();
  await sentLetters().getByText('What was sent').waitFor();
  await page.getByText('No due date is set.').waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to Payroll Manager' }).click();
  await page.locator('summary').filter({ hasText: 'History' }).click();
  await page.getByText(/^Explanation sent on /).waitFor();
});
