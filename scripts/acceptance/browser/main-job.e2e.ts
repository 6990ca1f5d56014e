import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sample as document, startShared, type Walk } from './walk.ts';

let walk: Walk;
let page: Page;

beforeAll(async () => {
  // The bad file that we upload.
  walk = await startShared(/\/api\/resume$/);
  page = walk.page;
});

afterAll(() => walk?.stop());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const resumeRow = (file: string) => page.getByRole('listitem').filter({ hasText: file });
const bestFirst = ['Maren Oduya', 'Tomás Echeverri Balda', 'Priya Lindqvist', 'Joel Abara'];

async function download(name: string): Promise<{ file: string; text: string }> {
  const [started] = await Promise.all([page.waitForEvent('download'), button(name).first().click()]);
  return { file: started.suggestedFilename(), text: await readFile(await started.path(), 'utf8') };
}

test('a newcomer registers and is signed in', async () => {
  await page.goto(`${walk.origin}/auth?tab=register&redirect=%2Fanalyze`);
  const username = `rosa-${randomUUID().slice(0, 8)}`;
  const values = {
    'First name': 'Rosa',
    'Last name': 'Tester',
    Username: username,
    Email: `${username}@example.com`,
    Company: 'Walk',
    Password: 'walk-password',
    'Confirm password': 'walk-password',
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
  await button('Create account').click();
  await page.getByText('Registration successful').waitFor();
  await page.waitForURL(`${walk.origin}/analyze`);
});

test('a job description is read into its title and skills', async () => {
  await page.locator('input[name=jobDescription]').setInputFiles(document('job-backend-engineer.pdf'));
  await page.getByText('Job description uploaded successfully').waitFor();
  await page.getByText('Senior Backend Engineer', { exact: true }).waitFor();
});

test('resumes of four kinds are read, and a bad one says why it is not', async () => {
  const good = ['maren-oduya.pdf', 'priya-lindqvist.pdf', 'joel-abara.pdf', 'tomas-echeverri.docx'];
  await page.locator('input[name=resumes]').setInputFiles([...good, 'edge/password.pdf'].map(document));
  await resumeRow('password.pdf')
    .getByText(/protected by a password/)
    .waitFor();
  await resumeRow('tomas-echeverri.docx').getByText('Spanish (Translated)').waitFor();
  for (const file of good.slice(0, 3)) await resumeRow(file).getByText('English', { exact: true }).waitFor();
});

test('what is not a document in spite of its name is refused', async () => {
  await button('Remove password.pdf').click();
  await resumeRow('password.pdf').waitFor({ state: 'detached' });
  await page.locator('input[name=resumes]').setInputFiles(document('edge/picture.pdf'));
  await resumeRow('picture.pdf').waitFor();
  await button('Remove picture.pdf').click();
  await page.getByText('4 of 5 resumes uploaded').waitFor();
});

test('Analyze Resumes gives every candidate a score, the fitting ones a better one', async () => {
  await button('Analyze Resumes').click();
  await page.getByRole('heading', { name: 'Match Results Summary' }).waitFor();
  const scores = new Map<string, number>();
  for (const tab of await page.getByRole('tablist', { name: 'Candidates' }).getByRole('tab').allInnerTexts()) {
    const [, name = '', score] = /^(.*?)\s*(\d+)%/s.exec(tab) ?? [];
    scores.set(name, Number(score));
  }
  expect([...scores.keys()].toSorted()).toEqual(bestFirst.toSorted());
  expect(Math.min(...bestFirst.slice(0, 2).map((name) => scores.get(name) ?? 0))).toBeGreaterThan(
    Math.max(...bestFirst.slice(2).map((name) => scores.get(name) ?? 0)),
  );
});

test('a verdict leads to its passage in the resume', async () => {
  await page.getByRole('tab', { name: 'Maren Oduya' }).click();
  await page.getByRole('heading', { name: 'Key Strengths' }).waitFor();
  const quote = page
    .getByRole('list', { name: 'Requirements' })
    .getByRole('button', { name: /PostgreSQL/ })
    .first();
  await quote.click();
  const marked = page.getByRole('region', { name: 'Resume text of Maren Oduya' }).locator('mark[data-active]').first();
  await marked.waitFor();
  expect(await quote.innerText()).toContain((await marked.innerText()).trim());
});

test('results leave as a text file and as JSON', async () => {
  const report = await download('Download Full Analysis');
  expect(report.file).toBe('Maren Oduya_Analysis.txt');
  expect(report.text).toContain('Maren Oduya');
  const results = await download('Export Results');
  expect(results.file).toBe('resume-analysis-results.json');
  const { candidates } = JSON.parse(results.text) as { candidates: { name: string; isTranslated: boolean }[] };
  expect(candidates.map(({ name }) => name).toSorted()).toEqual(bestFirst.toSorted());
  expect(candidates.find(({ name }) => name.startsWith('Tomás'))?.isTranslated).toBe(true);
});

test('a resume is removed, and all else is still there after a reload', async () => {
  await button('Remove joel-abara.pdf').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('3 of 5 resumes uploaded').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Match Results Summary' }).waitFor();
  await page.getByRole('tab', { name: 'Maren Oduya' }).waitFor();
  await expect.poll(() => page.getByRole('tab', { name: 'Joel Abara' }).count()).toBe(0);
});

test('when no candidate could be scored, the analysis has failed for the reason that the first one gives', async () => {
  const message =
    'This candidate could not be analyzed. Please try again; if that does not help, tell your administrator.';
  await page.route(/\/api\/analyze\/\d+$/, async (route) => {
    const response = await route.fetch();
    const analysis = (await response.json()) as { resumes: object[] };
    await route.fulfill({
      response,
      json: {
        ...analysis,
        selectedCandidate: null,
        resumes: analysis.resumes.map((resume) => ({
          ...resume,
          matchScore: null,
          failure: { code: 'analysis-failed', message },
        })),
      },
    });
  });
  await button('Analyze Resumes').click();
  await page.getByRole('alert').filter({ hasText: 'Analysis failed' }).getByText(message).waitFor();
  await expect.poll(() => page.getByText('Analysis complete').count()).toBe(0);
  await page.unroute(/\/api\/analyze\/\d+$/);
});

test('nothing complained on the console, and nobody else was called', () => {
  expect(walk.troubles).toEqual([]);
});
