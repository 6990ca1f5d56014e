import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register, sample, send, startShared, type Walk } from './walk.ts';
import { flaws } from './flaws.ts';

let walk: Walk;
let page: Page;
const roles = new Map<string, number>();

beforeAll(async () => {
  walk = await startShared(/\/api\/roles\//);
  page = walk.page;
  const create = (path: string, input: Record<string, string | number>, file?: string) =>
    send<{ id: number }>(page, walk.origin, path, input, file);
  await register(page, walk.origin, 'chooser');
  await create('/api/clients', { name: 'Without Opportunities' });
  const client = await create('/api/clients', { name: 'Naranco Datos' });
  const opportunity = await create('/api/opportunities', { name: 'Platform', clientId: client.id });
  for (const [name, file] of [
    ['Backend', 'job-backend-engineer.pdf'],
    ['Support', 'job-support-lead.md'],
  ] as const) {
    roles.set(name, (await create('/api/roles', { name, opportunityId: opportunity.id }, file)).id);
  }
});

afterAll(() => walk?.stop());

const select = (label: string) => page.getByRole('combobox', { name: label, exact: true });
const chosen = () =>
  Promise.all(['Client', 'Opportunity', 'Role'].map((label) => select(label).locator('option:checked').innerText()));
const enabled = (label: string) => page.locator('select:enabled').and(select(label)).waitFor();
const toast = (title: string) =>
  page
    .getByRole(/failed/i.test(title) ? 'alert' : 'status')
    .filter({ hasText: title })
    .waitFor();

test('each list waits for the choice before it', async () => {
  await page.goto(`${walk.origin}/analyze`);
  await page.getByRole('tab', { name: 'Select Role' }).click();
  await enabled('Client');
  const areDisabled = () => Promise.all(['Opportunity', 'Role'].map((label) => select(label).isDisabled()));
  await expect.poll(areDisabled).toEqual([true, true]);
  await select('Client').selectOption({ label: 'Without Opportunities' });
  await page.getByRole('option', { name: 'No opportunities yet' }).waitFor({ state: 'attached' });
  await expect.poll(() => select('Opportunity').isDisabled()).toBe(true);
  await select('Client').selectOption({ label: 'Naranco Datos' });
  await enabled('Opportunity');
  await expect.poll(() => select('Role').isDisabled()).toBe(true);
  await select('Opportunity').selectOption({ label: 'Platform' });
  await enabled('Role');
  expect(await flaws(page)).toEqual([]);
});

test('a role takes the place of an uploaded file and brings its own, Markdown too', async () => {
  await page.getByRole('tab', { name: 'Upload File' }).click();
  await page.locator('input[name=jobDescription]').setInputFiles(sample('job-payroll-manager.docx'));
  await page.getByText('Job description uploaded successfully').waitFor();
  await page.getByRole('tab', { name: 'Select Role' }).click();
  await enabled('Client');
  await select('Client').selectOption({ label: 'Naranco Datos' });
  await enabled('Opportunity');
  await select('Opportunity').selectOption({ label: 'Platform' });
  await enabled('Role');
  await select('Role').selectOption({ label: 'Support' });
  await toast('Role job description loaded');
  await page.getByText('Role selected successfully').waitFor();
  await page.getByText('job-support-lead.md').first().waitFor();
  await page.getByText('657 B').waitFor();
  await page.getByRole('tab', { name: 'Upload File' }).click();
  await expect.poll(() => page.getByText('job-payroll-manager.docx').count()).toBe(0);
});

test('another client puts the role away, and a reload does not', async () => {
  await page.reload();
  await page.getByText('Role selected successfully').waitFor();
  await enabled('Client');
  await select('Client').selectOption({ label: 'Without Opportunities' });
  await page.getByText('Role selected successfully').waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('an address with a role chooses its client, opportunity and file, and its candidates go to the role', async () => {
  const roleId = roles.get('Backend');
  await page.goto(`${walk.origin}/analyze?roleId=${roleId}`);
  await page.getByText('Role selected successfully').waitFor();
  await enabled('Role');
  await expect.poll(chosen).toEqual(['Naranco Datos', 'Platform', 'Backend']);
  await page.locator('input[name=resumes]').setInputFiles(['maren-oduya.pdf', 'helen-craddock.pdf'].map(sample));
  await page.getByText('2 of 5 resumes uploaded').waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'helen-craddock.pdf' })
    .getByText('English', { exact: true })
    .waitFor();
  const analysis = page.waitForRequest(
    (request) => request.url().includes('/api/analyze/') && request.method() === 'POST',
  );
  await page.getByRole('button', { name: 'Analyze Resumes' }).click();
  expect(new URL((await analysis).url()).searchParams.get('roleId')).toBe(String(roleId));
  await page.getByRole('heading', { name: 'Match Results Summary' }).waitFor();
  await page.waitForURL(
    (url) => url.searchParams.has('jobDescriptionId') && url.searchParams.get('roleId') === String(roleId),
  );
  await page.goto(`${walk.origin}/history?roleId=${roleId}`);
  await page.getByRole('article').filter({ hasText: '2 resumes' }).waitFor();
});

test('from the history the analysis comes with its role and no file; without a role, with the file', async () => {
  await page.getByRole('link', { name: 'View Analysis' }).click();
  await page.getByText('Role selected successfully').waitFor();
  await enabled('Role');
  await expect.poll(chosen).toEqual(['Naranco Datos', 'Platform', 'Backend']);
  await page.reload();
  await page.getByText('Role selected successfully').waitFor();
  await enabled('Role');
  await expect.poll(chosen).toEqual(['Naranco Datos', 'Platform', 'Backend']);
  await page.request.delete(`${walk.origin}/api/roles/${roles.get('Backend')}`);
  await page.goto(`${walk.origin}/history`);
  await page.getByRole('link', { name: 'View Analysis' }).click();
  await page.getByText('Job description uploaded successfully').waitFor();
  await expect.poll(() => page.getByRole('tab', { name: 'Upload File' }).getAttribute('aria-selected')).toBe('true');
});

test('a role that is not there is put away with the reason', async () => {
  await page.goto(`${walk.origin}/analyze?roleId=999999`);
  await toast('Failed to load role');
  await page.getByText('Role not found.').waitFor();
  await page.waitForURL(`${walk.origin}/analyze`);
});

test('so is one whose file cannot be fetched', async () => {
  await page.route('**/api/roles/*/file', (route) => route.abort());
  await page.goto(`${walk.origin}/analyze?roleId=${roles.get('Support')}`);
  await toast('Failed to load role');
  await page.getByText('Failed to fetch role file').waitFor();
  await page.unroute('**/api/roles/*/file');
});

test('nothing complained on the console, and nobody else was called', () => {
  expect(walk.troubles).toEqual([]);
});
