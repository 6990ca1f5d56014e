import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelThatIsDown, modelThatReadsJobs, writePlugin } from '../../../api/src/testing/plugin-file.ts';
import { register, startWalk, type Walk } from './walk.ts';
import { flaws } from './flaws.ts';

let walk: Walk;
let page: Page;

beforeAll(async () => {
  const plugins = await Promise.all([
    writePlugin({ name: 'model-asleep', egress: 'cloud', provides: modelThatIsDown }),
    writePlugin({ name: 'model-awake', egress: 'local', provides: modelThatReadsJobs }),
  ]);
  const settings = {
    PLUGINS: plugins.map(({ path }) => path).join(','),
    MODEL_MONTHLY_TOKENS: '50000',
    TRANSLATOR: 'model-asleep,translate-apertium',
    SCORER: 'model-asleep,match-builtin',
    SUMMARISER: 'match-builtin',
  };
  walk = await startWalk(/\/api\/admin\/plugins/, settings).finally(() =>
    Promise.all(plugins.map(({ remove }) => remove())),
  );
  page = walk.page;
  await register(page, walk.origin, 'boss');
});

afterAll(() => walk?.stop());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const rows = async () => (await page.getByRole('row').allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' ').trim());
const stage = (part: string, name: string) =>
  page.getByRole('region', { name: part, exact: true }).getByRole('listitem').filter({ hasText: name }).first();

test('the tab beside the users is reached by keyboard, and stands in the address', async () => {
  await page.goto(`${walk.origin}/admin`);
  await page.getByRole('tab', { name: 'Users', selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Plugins', selected: true }).waitFor();
  await page.waitForURL(`${walk.origin}/admin?tab=plugins`);
  await expect.poll(() => button('Add User').count()).toBe(0);
  await page.reload();
  await page.getByRole('tab', { name: 'Plugins', selected: true }).waitFor();
});

test('every stage shows its plugins in order, how they are and where documents go', async () => {
  const open = async () => {
    await page.reload();
    await page.getByRole('rowheader', { name: 'Write the summary' }).first().waitFor();
    return rows();
  };
  // On a busy machine a plugin may need longer for its answer than it is waited for; it is asked again after a minute.
  const works = /^Translate into English 2\. translate-apertium version \S+ Works Nowhere$/;
  await expect.poll(async () => (await open())[7], { interval: 2000 }).toMatch(works);
  const shown = await rows();
  expect(shown[0]).toBe('Stage Plugin State Documents go Model Tokens this month, all stages');
  expect(shown).toHaveLength(15);
  expect(shown[1]).toMatch(/^Read the file extract-pdf PDF, version \S+ Works Nowhere$/);
  expect(shown[6]).toMatch(
    /^Translate into English 1\. model-asleep version 7 Start it\. Does not work To a cloud service 0 tokens$/,
  );
  await page.getByText('Cloud services have used 0 of 50,000 tokens this month.').waitFor();
  expect(await flaws(page)).toEqual([]);
});

test('a trial shows every stage with who did it, who could not, the time and the result', async () => {
  await button('Try it').click();
  await button('Trying…').waitFor();
  await stage('Job description', 'Read the requirements')
    .getByText('model-awake 7 · sample:1b · 1 call, 1,234 tokens · with match-builtin')
    .waitFor();
  await page.getByText(/^All stages done in [\d.]+ s\.$/).waitFor();
  await stage('Job description', 'Read the requirements').getByText('Fluent French').waitFor();
  await stage('Job description', 'Read the requirements')
    .getByText('model-asleep could not: it cannot be reached')
    .waitFor();
  await stage('Resume', 'Read the file').getByText('The page is a picture without text.').waitFor();
  await stage('Resume', 'Read scanned pages').getByText('Analista de datos').waitFor();
  await stage('Resume', 'Tell the language').getByText('Spanish', { exact: true }).waitFor();
  await stage('Resume', 'Translate into English')
    .getByText(/translate-apertium/)
    .waitFor();
  await stage('Resume', 'Translate into English')
    .getByText(/sales reports with SQL/)
    .waitFor();
  await stage('The resume with the job description', 'Judge the resume')
    .getByText(/^\d+ of 100$/)
    .waitFor();
  for (const time of await page.getByRole('listitem').locator('.tabular-nums').allInnerTexts())
    expect(time).toMatch(/^(?:\d+ ms|[\d.]+ s|\d+ of 100)$/);
  expect(await flaws(page)).toEqual([]);
});

test('a model that does not answer is told on the page of plugins and beside the analysis', async () => {
  await button('Check again').click();
  await page
    .getByText(/^It has not answered since .+\. It is skipped, and tried once a minute\.$/)
    .first()
    .waitFor();
  await expect.poll(async () => (await rows())[6]).toMatch(/Skipped To a cloud service/);
  const other = await page.context().newPage();
  await other.goto(`${walk.origin}/analyze`);
  const note = other.getByRole('status').filter({ hasText: 'model-asleep' });
  await note
    .getByText(
      new RegExp(
        '^The language model model-asleep has not answered since .+ and is tried once a minute\\. ' +
          'Until then its work is done by Apertium, model-awake, and the built-in matcher\\.$',
      ),
    )
    .waitFor();
  expect(await flaws(other)).toEqual([]);
  await other.close();
});

test('a trial that is refused or breaks off says so, and can be tried again', async () => {
  const running = { part: 'job', stage: 'extract', state: 'running', result: [] };
  await page.route('**/api/admin/plugins/try', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `data: ${JSON.stringify({ state: 'running', milliseconds: 1, steps: [running] })}\n\n`,
    }),
  );
  await button('Try it again').click();
  await page.getByText('The trial broke off before its end.').waitFor();
  await page.unroute('**/api/admin/plugins/try');
  await page.route('**/api/admin/plugins/try', (route) =>
    route.fulfill({
      status: 429,
      json: {
        message: 'Another trial is under way. Please try again in a few seconds.',
        code: 'trial-under-way',
        requestId: 'r',
      },
    }),
  );
  await button('Try again').click();
  await page.getByText('Another trial is under way. Please try again in a few seconds.').waitFor();
  await page.unroute('**/api/admin/plugins/try');
});

test('a stage that nobody could do is marked as failed', async () => {
  const steps = [
    {
      part: 'job',
      stage: 'extract',
      state: 'done',
      record: { stage: 'extract', plugin: 'extract-text', version: '1', milliseconds: 4, fallbacks: [] },
      result: [],
    },
    {
      part: 'job',
      stage: 'detect-language',
      state: 'failed',
      result: [],
      failure: { reason: 'all-failed', tried: [{ plugin: 'detect-eld', reason: 'crashed' }] },
    },
  ];
  await page.route('**/api/admin/plugins/try', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `data: ${JSON.stringify({ state: 'ended', milliseconds: 12, steps })}\n\n`,
    }),
  );
  await button('Try again').click();
  await page.getByText('Ended after 12 ms. Not every stage could be done.').waitFor();
  await stage('Job description', 'Tell the language').getByText('detect-eld could not: it broke down').waitFor();
  await stage('Job description', 'Tell the language')
    .getByText('No plugin could do this stage, so what follows from it was left out.')
    .waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.unroute('**/api/admin/plugins/try');
});

test('plugins that cannot be loaded can be tried again', async () => {
  await page.route('**/api/admin/plugins', (route) => route.abort());
  await page.reload();
  await page.getByText('The plugins could not be loaded.').waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.unroute('**/api/admin/plugins');
  await button('Try again').click();
  await page.getByRole('rowheader', { name: 'Write the summary' }).first().waitFor();
});

test('nothing complained on the console, and nobody else was called', () => {
  expect(walk.troubles).toEqual([]);
});
