import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register, send, startShared, type Walk } from './walk.ts';
import { flaws } from './flaws.ts';

type Made = { id: number };

let walk: Walk;
let page: Page;
let job: Made;
let resumes: Made[];
let role: Made;
let emptyRole: Made;

beforeAll(async () => {
  // What is pending without resumes asks for some, which is a refusal.
  walk = await startShared(/analysis-history|api\/analyze\//);
  page = walk.page;
  await register(page, walk.origin, 'chronicler');
});

afterAll(() => walk?.stop());

const create = (path: string, input: Record<string, string | number>, file?: string) =>
  send<Made>(page, walk.origin, path, input, file);
const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const visit = (address: string) => page.goto(walk.origin + address);

test('without any analysis it says how to begin', async () => {
  await visit('/history');
  await heading('Analysis History');
  await page.getByText('Nothing has been analyzed yet. Start with a job description and its resumes.').waitFor();
  expect(await flaws(page)).toEqual([]);
});

test('six skeletons stand in while it loads, and a failure can be tried again', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/analysis-history*', async (route) => {
    await released;
    await route.fulfill({
      status: 503,
      json: {
        message: 'The database cannot be reached at the moment. Please try again shortly.',
        code: 'unavailable',
        requestId: '1',
      },
    });
  });
  await visit('/history');
  await page.getByRole('status', { name: 'Loading history…' }).waitFor();
  await expect.poll(() => page.locator('[data-skeleton]').count()).toBe(6);
  release();
  await page.getByText('Error loading history').waitFor();
  await page.getByText('Please try refreshing the page.').waitFor();
  await page.getByText('The database cannot be reached at the moment.').waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.unroute('**/api/analysis-history*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Nothing has been analyzed yet.').waitFor();
});

test('entries say what was analyzed, when and with how many resumes', async () => {
  const client = await create('/api/clients', { name: 'Naranco Datos' });
  const opportunity = await create('/api/opportunities', { name: 'Platform', clientId: client.id });
  role = await create('/api/roles', { name: 'Backend', opportunityId: opportunity.id }, 'job-backend-engineer.pdf');
  emptyRole = await create('/api/roles', { name: 'Support', opportunityId: opportunity.id }, 'job-support-lead.md');
  job = await create('/api/job-description', {}, 'job-backend-engineer.pdf');
  resumes = await Promise.all(
    ['maren-oduya.pdf', 'tomas-echeverri.docx'].map((file) =>
      create('/api/resume', { jobDescriptionId: job.id }, file),
    ),
  );
  await send(page, walk.origin, `/api/analyze/${job.id}?roleId=${role.id}`);
  await create('/api/job-description', {}, 'job-payroll-manager.docx');
  await visit('/history');
  const analyzed = page.getByRole('article', { name: 'Senior Backend Engineer' });
  await analyzed.getByText('Analyzed', { exact: true }).waitFor();
  await analyzed.getByText('job-backend-engineer.pdf').waitFor();
  await analyzed.getByText('2 resumes').waitFor();
  await expect
    .poll(() => analyzed.getByRole('time').or(analyzed.locator('time')).innerText())
    .toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
  await expect
    .poll(() => analyzed.getByRole('list', { name: 'Key skills' }).getByRole('listitem').last().innerText())
    .toBe('...');
  const pending = page.getByRole('article').filter({ hasText: 'job-payroll-manager.docx' });
  await pending.getByText('Pending', { exact: true }).waitFor();
  await expect.poll(() => pending.getByRole('button', { name: 'Not Analyzed' }).isDisabled()).toBe(true);
  expect(await flaws(page)).toEqual([]);
});

test('a role has its own list, with a way back to everything', async () => {
  await visit(`/history?roleId=${role.id}`);
  await heading('Role Candidates');
  await page.getByRole('article').first().waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await page.getByRole('link', { name: 'View All History' }).click();
  await page.waitForURL(`${walk.origin}/history`);
  await heading('Analysis History');
  await visit(`/history?roleId=${emptyRole.id}`);
  await page.getByText('No candidates have been analyzed for this role yet.').waitFor();
});

test('so has a resume', async () => {
  await visit(`/history?resumeId=${resumes[0]?.id}`);
  await heading('Candidate Analysis History');
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await visit('/history?resumeId=999999');
  await page.getByText('This candidate has not been analyzed yet.').waitFor();
});

test('View Analysis leads to the stored result, New Analysis to an empty one', async () => {
  await visit('/history');
  await page.getByRole('link', { name: 'View Analysis' }).click();
  await page.waitForURL(`${walk.origin}/analyze?jobDescriptionId=${job.id}`);
  await heading('Match Results Summary');
  await visit('/history');
  await page.getByRole('main').getByRole('link', { name: 'New Analysis' }).click();
  await page.waitForURL(`${walk.origin}/analyze`);
});

test('a long history is read a page at a time', async () => {
  const entry = (id: number) => ({
    id,
    title: `Job ${id}`,
    originalFileName: 'job.txt',
    date: '2026-01-01T00:00:00.000Z',
    resumeCount: 0,
    skills: [],
    analyzed: false,
    author: null,
    role: null,
    opportunity: null,
    client: null,
    best: [],
  });
  const asked: string[] = [];
  await page.route('**/api/analysis-history*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(`${query.get('limit')} ${query.get('cursor')}`);
    const first = query.get('cursor') === null;
    await route.fulfill({
      json: Array.from({ length: first ? 24 : 3 }, (_, index) => entry(index + (first ? 1 : 25))),
      headers: first ? { 'X-Next-Cursor': '7-24' } : {},
    });
  });
  await visit('/history');
  await page.getByRole('article', { name: 'Job 24', exact: true }).waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('article', { name: 'Job 27', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(27);
  await expect.poll(() => page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  expect(asked).toEqual(['24 null', '24 7-24']);
  await page.unroute('**/api/analysis-history*');
});

test('a search finds an entry by its place and by a candidate, with who it is from and the best names', async () => {
  await visit('/history');
  const search = page.getByLabel('Search by title, client, role or name');
  await search.fill('naranco backend');
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  const entry = page.getByRole('article');
  await entry.getByRole('link', { name: 'Naranco Datos', exact: true }).waitFor();
  await entry.getByText('Rosa Tester').waitFor();
  const best = entry.getByRole('list', { name: 'Best candidates' }).getByRole('listitem');
  await expect.poll(() => best.allInnerTexts()).toEqual([expect.stringMatching(/\d%$/), expect.stringMatching(/\d%$/)]);
  expect(await entry.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
  await search.fill('nobody at all');
  await page.getByText('No analysis holds these words.').waitFor();
  await search.fill('echeverri');
  await entry.getByRole('link', { name: 'Backend', exact: true }).click();
  await heading('Backend');
});

test('what is pending can be gone on with, or deleted', async () => {
  await visit('/history');
  const pending = page.getByRole('article').filter({ hasText: 'job-payroll-manager.docx' });
  await pending.getByRole('link', { name: 'Continue' }).click();
  await page.getByText('Job description uploaded successfully').waitFor();
  await visit('/history');
  await pending.getByRole('button', { name: /^Delete the analysis of/ }).click();
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await pending.waitFor({ state: 'detached' });
});

test('the history of a role lists its candidates, who open in the role', async () => {
  await visit(`/history?roleId=${role.id}`);
  await page.getByRole('heading', { name: '2 candidates' }).waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('region', { name: '2 candidates' }).getByRole('link').first().click();
  await page.waitForURL(/\/roles\/\d+\?candidate=\d+/);
});

test('a candidate is printed on one page, with all requirements on further ones', async () => {
  await visit(`/analyze?jobDescriptionId=${job.id}&resumeId=${resumes[1]?.id}`);
  await page.getByRole('link', { name: 'Printable Report' }).click();
  await heading('Requirements and evidence');
  await expect.poll(() => page.title()).toContain('Tomás Echeverri Balda');
  expect(await flaws(page)).toEqual([]);
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page[^s]/g)!.length).toBeGreaterThan(1);
});

test.each([
  ['PDF', 'pdf', '%PDF'],
  ['Word', 'docx', 'PK'],
])('the report is saved as %s', async (kind, extension, magic) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download as ${kind}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`Tomás Echeverri Balda - Report.${extension}`);
  expect(await readFile(await download.path(), 'latin1')).toMatch(new RegExp(`^${magic}`));
});

test('nothing complained on the console, and nobody else was called', () => {
  expect(walk.troubles).toEqual([]);
});
