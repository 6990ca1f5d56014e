import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCompany, names } from './company.ts';
import { resumeText } from './documents.ts';
import { type SignedIn, startSignedIn } from './signed-in.ts';
import { flaws } from './flaws.ts';

let session: SignedIn;
beforeAll(async () => {
  session = await startSignedIn();
});
afterAll(() => session?.stop());

test('who has no role yet is told how to begin', async () => {
  await session.open('/');
  await session.page.getByRole('heading', { level: 2, name: 'Begin in three steps' }).waitFor();
  await expect
    .poll(() => session.page.getByRole('link', { name: 'Start Analysis' }).getAttribute('href'))
    .toBe('/analyze');
  await expect
    .poll(() => session.page.getByRole('link', { name: 'Manage Clients' }).getAttribute('href'))
    .toBe('/clients');
  expect(await flaws(session.page)).toEqual([]);
});

test('the samples are tried in one click, ranked, and removed in one click', async () => {
  const { page } = session;
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname));
  await session.button('Try with sample documents').dblclick();
  await page.getByRole('heading', { level: 1, name: 'Payroll Specialist' }).waitFor();
  // A second press while they are loaded is not another wish.
  expect(asked.filter((path) => path === '/api/samples')).toHaveLength(1);
  await page.waitForURL(/\/roles\/\d+$/);
  const people = page.getByRole('list', { name: 'Candidates of this role' });
  await expect.poll(() => people.getByRole('listitem').count()).toBe(4);
  await session.open('/');
  await page.getByRole('listitem').filter({ hasText: 'Payroll Specialist' }).getByText('4 candidates').waitFor();
  expect(await flaws(page)).toEqual([]);
  await session.button('Remove the samples').click();
  await session.toast('Sample documents removed');
  await page.getByRole('heading', { level: 2, name: 'Begin in three steps' }).waitFor();
});

test('roles stand there with their place and what is new', async () => {
  const { page } = session;
  await fillCompany(page, new URL(page.url()).origin);
  await session.open('/');
  const line = page.getByRole('listitem').filter({ hasText: names.role });
  await line.getByText('not opened yet').waitFor();
  await line.getByText(names.client).waitFor();
  expect(await flaws(page)).toEqual([]);
});

test('a role is one click away, and sixty resumes come into it by two more', async () => {
  const { page } = session;
  await page.getByRole('link', { name: names.role }).click();
  const chosen = page.waitForEvent('filechooser');
  await session.button('Add resumes').click();
  await (
    await chosen
  ).setFiles(
    Array.from({ length: 60 }, (_, number) => ({
      name: `resume-${number}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(resumeText(number)),
    })),
  );
  await session.toast('60 resumes added');
  const people = page.getByRole('list', { name: 'Candidates of this role' });
  await expect.poll(() => people.getByRole('listitem').count()).toBeGreaterThan(2);
});

test('who has logged out sees the public page again', async () => {
  const { page } = session;
  await page.getByRole('button', { name: 'User menu of Rosa' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('heading', { level: 1, name: 'Every score comes with the line that earned it.' }).waitFor();
});
