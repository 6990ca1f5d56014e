import { readFile } from 'node:fs/promises';
import { endpoints, type Analysis, type Candidate } from '@cotejo/contract';
import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopClock } from './clock.ts';
import { startSignedIn, type SignedIn } from './signed-in.ts';
import { sample } from './walk.ts';
import { flaws } from './flaws.ts';

/** The bands of scores, by the least score of each. */
const bands = [
  [90, 'green'],
  [75, 'emerald'],
  [60, 'blue'],
  [40, 'amber'],
  [0, 'red'],
] as const;
const files = ['maren-oduya.pdf', 'tomas-echeverri.docx', 'priya-lindqvist.pdf'];

let walk: SignedIn;
let jobDescriptionId: number;
/** The candidates of the analysis, best first. */
let candidates: Candidate[];
const heading = (name: string) => walk.page.getByRole('heading', { name, exact: true });
const summary = () => walk.page.getByRole('region', { name: 'Match Results Summary' });
const analysis = () => walk.page.getByRole('region', { name: 'Candidate Analysis' });
const tab = (name: string) => analysis().getByRole('tab', { name });
const best = () => candidates[0] as Candidate;
const last = () => candidates[candidates.length - 1] as Candidate;

async function download(name: string): Promise<{ file: string; text: string }> {
  const [started] = await Promise.all([walk.page.waitForEvent('download'), walk.button(name).click()]);
  return { file: started.suggestedFilename(), text: await readFile(await started.path(), 'utf8') };
}

beforeAll(async () => {
  walk = await startSignedIn();
  const { client } = walk;
  jobDescriptionId = (await client.call(endpoints.uploadJobDescription, { file: sample('job-backend-engineer.pdf') }))
    .id;
  await Promise.all(
    files.map((file) =>
      client.call(endpoints.uploadResume, {
        input: { jobDescriptionId: String(jobDescriptionId) },
        file: sample(file),
      }),
    ),
  );
});

afterAll(() => walk?.stop());

test('a job description in the address is analyzed at once, and what is being done shows', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await walk.page.route(/\/api\/analyze\/\d+$/, async (route) => {
    await released;
    await route.continue();
  });
  await walk.open(`/analyze?jobDescriptionId=${jobDescriptionId}`);
  const panel = walk.page.getByRole('region', { name: 'Processing Documents' });
  await panel.getByText('This may take a few moments...').waitFor();
  await panel.getByText('Translating content and analyzing matches...').waitFor();
  await expect.poll(() => panel.getByRole('progressbar').count()).toBe(3);
  await expect.poll(() => walk.button('Analyzing...').isDisabled()).toBe(true);
  await heading('How It Works').waitFor();
  expect(await flaws(walk.page)).toEqual([]);
  await walk.page.evaluate(() => {
    new MutationObserver(() => {
      const { dataset } = document.documentElement;
      dataset.seen = `${dataset.seen ?? ''}${document.querySelector('main')?.textContent}`;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  release();
  await walk.toast('Analysis complete', 'Analyzed 3 resume(s) successfully.');
  expect(await walk.page.evaluate(() => document.documentElement.dataset.seen)).toMatch(
    /Comparing with the requirements|Writing the summary|Waiting.*Done/,
  );
  await walk.page.unroute(/\/api\/analyze\/\d+$/);
  await expect.poll(() => heading('How It Works').count()).toBe(0);
});

test('the summary has the job, its first skills, the number of translations, and every score in its band', async () => {
  const answer = await walk.client.call(endpoints.analyze, { params: { jobDescriptionId: String(jobDescriptionId) } });
  const { jobDescription, resumes } = answer;
  candidates = await Promise.all(
    resumes
      .filter((resume) => resume.matchScore !== null)
      .map((resume) =>
        walk.client.call(endpoints.getCandidate, {
          params: { jobDescriptionId: String(jobDescriptionId), resumeId: String(resume.id) },
        }),
      ),
  );
  await summary().getByText('Senior Backend Engineer', { exact: true }).waitFor();
  await summary()
    .getByText(`${jobDescription.skills.slice(0, 3).join(', ')}...`, { exact: true })
    .waitFor();
  expect((await summary().getByRole('definition').allInnerTexts()).slice(1)).toEqual(['3', '1']);
  await expect.poll(() => summary().getByText('Translated', { exact: true }).count()).toBe(1);
  for (const { matchScore } of candidates) {
    const [, band] = bands.find(([from]) => matchScore >= from)!;
    await summary()
      .locator(`.text-score-${band}`)
      .getByText(`${matchScore}%`, { exact: true })
      .or(summary().locator(`.text-score-${band}`, { hasText: new RegExp(`^${matchScore}%$`) }))
      .first()
      .waitFor();
  }
  expect(await flaws(walk.page)).toEqual([]);
});

test('the candidate whom the server chose is selected', async () => {
  await expect.poll(() => tab(best().name).getAttribute('aria-selected')).toBe('true');
  expect(best().matchScore).toBe(Math.max(...candidates.map(({ matchScore }) => matchScore)));
});

test('on a phone the tab of the selected candidate is in sight, wherever in the row it stands', async () => {
  const { page } = walk;
  await page.setViewportSize({ width: 390, height: 844 });
  await walk.open(`/analyze?jobDescriptionId=${jobDescriptionId}&resumeId=${last().id}`);
  const isInSight = () =>
    tab(last().name).evaluate((element) => {
      const [own, row] = [element, element.parentElement!].map((one) => one.getBoundingClientRect());
      // Browsers round positions to half a pixel.
      return own!.left > row!.left - 1 && own!.right < row!.right + 1;
    });
  await expect.poll(isInSight).toBe(true);
  await expect.poll(() => tab(last().name).getAttribute('aria-selected')).toBe('true');
  await page.setViewportSize({ width: 1440, height: 900 });
  await walk.open(`/analyze?jobDescriptionId=${jobDescriptionId}`);
  await summary().waitFor();
});

test('a score explains itself after 700 ms, and the next one at once', async () => {
  const tip = (score: number) => walk.page.getByRole('tooltip').filter({ hasText: `Match score: ${score}%` });
  const score = (percent: number) => summary().getByText(`${percent}%`, { exact: true }).first();
  await walk.page.mouse.move(0, 0);
  const clock = await stopClock(walk.page);
  await score(best().matchScore).hover();
  await clock.runFor(699);
  expect(await tip(best().matchScore).count()).toBe(0);
  await clock.runFor(1);
  await tip(best().matchScore).waitFor();
  await score(last().matchScore).hover();
  await clock.runFor(1);
  await tip(last().matchScore).waitFor();
  await clock.resume();
});

test('the summary view changes, and falls back to the summary where there is no other', async () => {
  const select = analysis().getByLabel('Summary view');
  await expect
    .poll(() => select.locator('option').allInnerTexts())
    .toEqual(['Default View', 'Technical Details', 'Experience Timeline']);
  const shows = (text: string | null) =>
    expect.poll(() => analysis().getByRole('tabpanel').innerText()).toContain(text ?? 'no text');
  await shows(best().summary);
  await select.selectOption('Technical Details');
  await shows(best().technicalSummary);
  await select.selectOption('Experience Timeline');
  await shows(best().experienceSummary);
  const path = new RegExp(`/api/analysis/${jobDescriptionId}/${last().id}$`);
  await walk.page.route(path, async (route) =>
    route.fulfill({ json: { ...last(), technicalSummary: null, experienceSummary: '' } }),
  );
  await walk.open(`/analyze?jobDescriptionId=${jobDescriptionId}&resumeId=${last().id}`);
  for (const view of ['Technical Details', 'Experience Timeline']) {
    await select.selectOption(view);
    await shows(last().summary);
  }
  await walk.page.unroute(path);
});

test('strengths and considerations stand there only where there are any', async () => {
  for (const candidate of candidates) {
    await tab(candidate.name).click();
    await analysis().getByRole('heading', { name: candidate.name, exact: true }).waitFor();
    for (const [title, points] of [
      ['Key Strengths', candidate.keyStrengths],
      ['Areas for Consideration', candidate.areasForConsideration],
    ] as const) {
      await expect
        .poll(() => analysis().getByRole('heading', { name: title, exact: true }).count())
        .toBe(points.length > 0 ? 1 : 0);
      for (const point of points) await analysis().getByText(point.description, { exact: true }).first().waitFor();
    }
  }
});

test('a candidate who could not be analyzed says why, and only the original can be downloaded', async () => {
  const path = /\/api\/analyze\/\d+$/;
  const message =
    'This candidate could not be analyzed. Please try again; if that does not help, tell your administrator.';
  await walk.page.route(path, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { resumes: { id: number }[] };
    await route.fulfill({
      json: {
        ...answer,
        resumes: answer.resumes.map((resume) =>
          resume.id === last().id
            ? { ...resume, matchScore: null, failure: { code: 'analysis-failed', message } }
            : resume,
        ),
      },
    });
  });
  await walk.page.reload();
  await walk.toast('Analysis complete', 'Analyzed 2 resume(s) successfully.');
  await summary().getByText('Not scored', { exact: true }).waitFor();
  await tab(last().name).click();
  await analysis().getByText('This resume could not be analyzed').waitFor();
  await analysis().getByText(message).waitFor();
  await walk.button('Download Full Analysis').click();
  await walk.toast('No analysis to download', 'This resume could not be analyzed');
  expect((await download('Download Original Resume')).file).toBe(last().originalFileName);
  await walk.page.unroute(path);
  await walk.page.reload();
  await walk.toast('Analysis complete', 'Analyzed 3 resume(s) successfully.');
});

test('the comparison has a row for each skill, a column for each candidate, and a mark in every cell', async () => {
  const table = walk.page
    .getByRole('table')
    .filter({ has: walk.page.getByRole('columnheader', { name: 'Skill', exact: true }) });
  const { skills } = await walk.client.call(endpoints.getJobDescription, {
    params: { jobDescriptionId: String(jobDescriptionId) },
  });
  const heads = async () => (await table.getByRole('columnheader').allInnerTexts()).map((head) => head.split('\n')[0]);
  await expect.poll(heads).toEqual(['Skill', ...candidates.map(({ name }) => name)]);
  await expect.poll(() => table.getByRole('rowheader').allInnerTexts()).toEqual(skills);
  const marks = { Met: 'lucide-check', 'Partly met': 'lucide-contrast', 'Not shown': 'lucide-x' };
  for (const [text, icon] of Object.entries(marks)) {
    const cells = table.getByRole('cell').filter({ hasText: new RegExp(`^${text}$`) });
    await expect.poll(() => cells.count()).toBeGreaterThan(0);
    expect(await cells.locator(`svg.${icon}`).count()).toBe(await cells.count());
  }
});

test('the coverage chart is a table of the points that each group earns', async () => {
  const table = walk.page.getByRole('table', { name: 'Coverage by Requirement Group' });
  const skills = table.getByRole('row').filter({ has: walk.page.getByRole('rowheader', { name: /^Skills/ }) });
  const shares = candidates.map(({ requirements, arithmetic }) => {
    const lines = arithmetic.filter((line) => requirements.some(({ id, kind }) => id === line.id && kind === 'skill'));
    const sum = (part: 'points' | 'maxPoints') => lines.reduce((total, line) => total + line[part], 0);
    return `${Math.round((sum('points') / sum('maxPoints')) * 100)}%`;
  });
  await expect.poll(() => skills.getByRole('cell').allInnerTexts()).toEqual(shares);
});

test('results are exported with the specified fields', async () => {
  await tab(best().name).click();
  const { file, text } = await download('Export Results');
  expect(file).toBe('resume-analysis-results.json');
  await walk.toast('Export successful');
  const { jobDescription, candidates: exported } = JSON.parse(text) as {
    jobDescription: { id: number };
    candidates: unknown[];
  };
  expect(jobDescription.id).toBe(jobDescriptionId);
  expect(exported).toEqual(
    candidates.map(
      ({
        name,
        originalFileName: fileName,
        matchScore,
        isTranslated,
        summary: own,
        keyStrengths,
        areasForConsideration,
      }) => ({ name, fileName, matchScore, isTranslated, summary: own, keyStrengths, areasForConsideration }),
    ),
  );
});

test('the analysis is downloaded and copied as the same text', async () => {
  const path = new RegExp(`/api/analysis/${jobDescriptionId}/${last().id}$`);
  await walk.page.route(path, async (route) => route.fulfill({ json: { ...last(), areasForConsideration: [] } }));
  await walk.open(`/analyze?jobDescriptionId=${jobDescriptionId}&resumeId=${last().id}`);
  const { file, text } = await download('Download Full Analysis');
  await walk.toast('Download successful');
  expect(file).toBe(`${last().name}_Analysis.txt`);
  for (const part of [
    last().name,
    `Match Score: ${last().matchScore}%`,
    last().summary,
    ...last().keyStrengths.flatMap(({ title, description }) => [title, description]),
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/Areas for Consideration\nNone identified\.\n$/);
  await walk.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await walk.button('Copy to Clipboard').click();
  await walk.toast('Copied to clipboard');
  expect(await walk.page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await walk.page.unroute(path);
});

test('a clipboard that refuses says so', async () => {
  await walk.page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await walk.button('Copy to Clipboard').click();
  await walk.toast('Copy failed', 'Failed to copy text to clipboard. Please try again.');
});

test('the original resume is announced and arrives, or does not', async () => {
  const [started] = await Promise.all([
    walk.page.waitForEvent('download'),
    walk.button('Download Original Resume').click(),
  ]);
  expect(started.suggestedFilename()).toBe(last().originalFileName);
  await walk.toast('Preparando descarga', last().originalFileName);
  await walk.failing('GET', /\/api\/resume-file\//, async () => {
    await walk.button('Download Original Resume').click();
    await walk.toast('Error de descarga', 'No se pudo descargar el currículum.');
  });
});

test('an answer without a title and skills leaves the page whole', async () => {
  const leaveOut = async (route: Route) => {
    const answer = await route.fetch();
    const { jobDescription, ...rest } = (await answer.json()) as Analysis;
    await route.fulfill({ response: answer, json: { ...rest, jobDescription: { id: jobDescription.id } } });
  };
  await walk.page.route(/\/api\/analyze\/\d+$/, leaveOut, { times: 1 });
  await walk.open(`/analyze?jobDescriptionId=${jobDescriptionId}&resumeId=${last().id}`);
  await summary().getByText('Job Position', { exact: true }).waitFor();
  await summary().getByText('N/A', { exact: true }).waitFor();
  await walk.page.getByText('The job description names no skills.').waitFor();
});

test('a candidate whose details cannot be loaded can be tried again', async () => {
  await walk.failing('GET', new RegExp(`/api/analysis/${jobDescriptionId}/${last().id}$`), async () => {
    await walk.open(`/analyze?jobDescriptionId=${jobDescriptionId}&resumeId=${last().id}`);
    await walk.toast('Error loading candidate', 'Failed to load candidate details');
  });
  await analysis().getByRole('button', { name: 'Try again' }).click();
  await analysis().getByRole('heading', { name: last().name, exact: true }).waitFor();
});

test('a resume in the address selects its candidate, one of another job description none', async () => {
  await walk.open(`/analyze?resumeId=${last().id}`);
  await walk.page.waitForURL((url) => url.searchParams.get('jobDescriptionId') === String(jobDescriptionId));
  await analysis().getByRole('heading', { name: last().name, exact: true }).waitFor();
  await walk.open(`/analyze?jobDescriptionId=${jobDescriptionId}&resumeId=999999`);
  await analysis().getByText('Please select a candidate to view their analysis').waitFor();
  for (const name of ['Download Full Analysis', 'Copy to Clipboard', 'Export Results']) {
    await walk.button(name).click();
    await walk.toast('Candidate not found', 'Please select a candidate.');
  }
});

test('one that has been analyzed is removed only after a question, and then the selection is cleared', async () => {
  await tab(last().name).click();
  await analysis().getByRole('heading', { name: last().name, exact: true }).waitFor();
  await walk.button(`Remove ${last().originalFileName}`).click();
  await walk.dialog
    .getByText(
      'The resume and its analysis will be deleted, with the candidate’s status and expected salary. ' +
        'This cannot be undone.',
    )
    .waitFor();
  await walk.dialog.getByText(last().name, { exact: true }).waitFor();
  expect(await flaws(walk.page)).toEqual([]);
  await walk.button('Cancel').click();
  await walk.dialog.waitFor({ state: 'detached' });
  await analysis().getByRole('heading', { name: last().name, exact: true }).waitFor();
  await walk.button(`Remove ${last().originalFileName}`).click();
  await walk.button('Delete').click();
  await analysis().getByText('Please select a candidate to view their analysis').waitFor();
  for (const [button, title] of [
    ['Download Full Analysis', 'No analysis to download'],
    ['Copy to Clipboard', 'No analysis to copy'],
    ['Export Results', 'No results to export'],
  ] as const) {
    await walk.button(button).click();
    await walk.toast(title, 'Please select a candidate.');
  }
});

test('Start Over puts the job description, the candidate and the analysis away', async () => {
  await walk.button('Start Over').click();
  await heading('How It Works').waitFor();
  await walk.page.waitForURL(`${walk.origin}/analyze`);
  await walk.page.getByText('0 of 5 resumes uploaded').waitFor();
  expect(await Promise.all([summary(), analysis()].map((region) => region.count()))).toEqual([0, 0]);
});

test('nothing complained on the console, and nobody else was called', () => {
  expect(walk.troubles).toEqual([]);
});
