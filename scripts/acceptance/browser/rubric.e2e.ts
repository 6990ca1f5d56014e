import { endpoints, type Candidate, type Rubric } from '@cotejo/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSignedIn, type SignedIn } from './signed-in.ts';
import { sample } from './walk.ts';
import { flaws } from './flaws.ts';

let walk: SignedIn;
let jobDescriptionId: number;
let resumeId: number;
const params = () => ({ jobDescriptionId: String(jobDescriptionId) });
const readCandidate = (): Promise<Candidate> =>
  walk.client.call(endpoints.getCandidate, { params: { ...params(), resumeId: String(resumeId) } });
const readRubric = (): Promise<Rubric> => walk.client.call(endpoints.getRubric, { params: params() });
const inputOf = ({ version, requirements }: Rubric) => ({
  version,
  requirements: requirements.map(({ id, active, must, weight }) => ({ id, active, must, weight })),
});

const panel = () => walk.page.getByRole('region', { name: 'Review requirements' });
const rows = () => panel().getByRole('group', { name: 'Requirements that candidates are scored by' });
const open = () => panel().getByText('Review requirements', { exact: true }).click();
const save = () => panel().getByRole('button', { name: 'Save requirements' }).click();
const analysis = () => walk.page.getByRole('region', { name: 'Candidate Analysis' });

/** The sum of the arithmetic as the page shows it, line by line. */
async function shownSum(): Promise<{ lines: number; sum: number; total: number }> {
  const table = analysis().getByRole('group', { name: 'How the score adds up' }).last().getByRole('table');
  const points = (await table.getByRole('row').locator('td:last-child').allInnerTexts()).map((text) =>
    Number.parseFloat(text),
  );
  const total = points.pop() ?? Number.NaN;
  return { lines: points.length, sum: points.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100, total };
}

beforeAll(async () => {
  walk = await startSignedIn();
  jobDescriptionId = (
    await walk.client.call(endpoints.uploadJobDescription, { file: sample('job-backend-engineer.pdf') })
  ).id;
  resumeId = (await walk.client.call(endpoints.uploadResume, { input: params(), file: sample('tomas-echeverri.docx') }))
    .id;
  await walk.page.evaluate(
    (id) => sessionStorage.setItem('cotejo.draft', JSON.stringify({ jobDescriptionId: id })),
    jobDescriptionId,
  );
});
afterAll(() => walk?.stop());

test('before the analysis a requirement can be switched off, and then never counts', async () => {
  await walk.open('/analyze');
  await open();
  const [first] = (await readRubric()).requirements;
  await rows().getByLabel(first!.text, { exact: true }).uncheck();
  await panel().getByText('There are changes that are not saved.').waitFor();
  await save();
  await walk.toast('Requirements saved', 'The next analysis uses them.');
  await walk.button('Analyze Resumes').click();
  await walk.toast('Analysis complete');
  expect((await readCandidate()).requirements.map(({ id }) => id)).not.toContain(first!.id);
});

test('after the analysis the score follows at once, and its arithmetic adds up', async () => {
  const before = await readCandidate();
  const asked = before.arithmetic.filter(({ source }) => source === 'requirement');
  const best = asked.toSorted((a, b) => b.points - a.points)[0]!;
  const least = asked.toSorted((a, b) => a.degree - b.degree)[0]!;
  await walk.open(`/analyze?jobDescriptionId=${jobDescriptionId}`);
  await walk.toast('Analysis complete');
  await open();
  await rows().getByLabel(best.label, { exact: true }).uncheck();
  await rows().getByLabel(`Weight of “${least.label}”`).fill('7.5');
  await save();
  await walk.toast('Requirements saved', 'The scores are being updated.');
  const after = await readCandidate();
  expect(after.matchScore).toBeLessThan(before.matchScore);
  await panel()
    .getByText(new RegExp(`^${before.matchScore}% before, ${after.matchScore}% now · \\d+ of \\d+`))
    .waitFor();
  await analysis().getByText('How the score adds up').click();
  await analysis()
    .getByText(new RegExp(`points, rounded to ${after.matchScore} of 100$`))
    .waitFor();
  const { lines, sum, total } = await shownSum();
  expect(lines).toBe(before.arithmetic.length - 1);
  expect(sum).toBe(total);
  expect(Math.round(total)).toBe(after.matchScore);
});

test('by keyboard one is added, judged against the stored resume, and shown with its quote', async () => {
  await panel().getByRole('button', { name: 'Add a requirement' }).focus();
  await walk.page.keyboard.press('Enter');
  const written = panel().getByRole('textbox', { name: 'New requirement' });
  await written.and(walk.page.locator(':focus')).waitFor();
  await walk.page.keyboard.type('Experiencia con Redis y GitLab');
  await expect.poll(() => written.inputValue()).toBe('Experiencia con Redis y GitLab');
  await walk.page.keyboard.press('Enter');
  await walk.toast('Requirements saved', 'The scores are being updated.');
  const added = (await readRubric()).requirements.at(-1)!;
  expect(added.text).toMatch(/^experience with redis/i);
  await rows().getByLabel(added.text, { exact: true }).waitFor();
  const requirement = walk.page
    .getByRole('list', { name: 'Requirements', exact: true })
    .locator('> li')
    .filter({ hasText: added.text });
  await requirement.locator('button[aria-pressed]').first().waitFor();
  const judged = (await readCandidate()).requirements.at(-1)!;
  expect(judged.id).toBe(added.id);
  await expect.poll(() => requirement.locator('button[aria-pressed]').count()).toBe(judged.quotes.length);
  expect(judged.quotes.map(({ text }) => text).join()).toContain('Redis');
});

test('who is overtaken is told, and keeps what they did on top', async () => {
  const rubric = await readRubric();
  const [mine, theirs] = rubric.requirements.slice(1, 3);
  await rows()
    .getByLabel(`Importance of “${mine!.text}”`)
    .selectOption(mine!.must ? 'Nice to have' : 'Must have');
  const changed = inputOf(rubric);
  changed.requirements[2]!.weight = 9;
  await walk.client.call(endpoints.changeRubric, { params: params(), input: changed });
  await save();
  await panel()
    .getByText(
      'Somebody else changed the requirements meanwhile. You see their version with your changes on top; check it ' +
        'and save again.',
    )
    .waitFor();
  await expect.poll(() => rows().getByLabel(`Weight of “${theirs!.text}”`).inputValue()).toBe('9');
  await expect.poll(() => rows().getByLabel(`Importance of “${mine!.text}”`).inputValue()).toBe(String(!mine!.must));
  await save();
  await walk.toast('Requirements saved');
  expect((await readRubric()).requirements.slice(1, 3)).toMatchObject([{ must: !mine!.must }, { weight: 9 }]);
});

test('what cannot be is said where it stands, and nothing is lost', async () => {
  const { version } = await readRubric();
  const weight = rows()
    .getByLabel(/^Weight of/)
    .first();
  await weight.fill('11');
  await save();
  await rows().getByText('A weight must be a number from 0.01 to 10').waitFor();
  // What stands half under the bar at the top would count as a button too small to be hit.
  await walk.page.evaluate(() => window.scrollTo(0, 0));
  expect(await flaws(walk.page)).toEqual([]);
  await weight.fill('1');
  const boxes = await rows().getByRole('checkbox').all();
  for (const box of boxes) await box.uncheck();
  await save();
  await panel().getByRole('alert').filter({ hasText: 'Keep at least one requirement switched on.' }).waitFor();
  await walk.toast('Error', 'Keep at least one requirement switched on.');
  for (const box of boxes) await box.check();
  await panel().getByRole('button', { name: 'Add a requirement' }).click();
  await panel()
    .getByRole('textbox', { name: 'New requirement' })
    .fill((await readRubric()).requirements[0]!.text);
  await save();
  await rows().getByText('This requirement is there already.').waitFor();
  await walk.toast('Error', 'This requirement is there already.');
  await panel()
    .getByRole('button', { name: /^Remove “new requirement/ })
    .click();
  expect((await readRubric()).version).toBe(version);
});

test('what is not saved is still there after a reload and another screen in between, until discarded', async () => {
  const { requirements } = await readRubric();
  const kept = 'What you typed earlier is still here.';
  const weight = () => rows().getByLabel(`Weight of “${requirements[0]!.text}”`);
  await weight().fill('4.5');
  await rows().getByLabel(requirements[1]!.text, { exact: true }).uncheck();
  await panel().getByRole('button', { name: 'Add a requirement' }).click();
  await panel().getByRole('textbox', { name: 'New requirement' }).fill('Half a thou');
  await walk.page.reload();
  await analysis().getByText('How the score adds up').waitFor();
  await panel().getByText(kept).waitFor();
  expect(
    await panel()
      .getByText(kept)
      .evaluate((note) => note.getBoundingClientRect().top),
  ).toBeGreaterThan(0);
  expect(await flaws(walk.page)).toEqual([]);
  await walk.page.getByRole('link', { name: 'History', exact: true }).click();
  await walk.page.getByRole('heading', { name: 'Analysis History' }).waitFor();
  await walk.page.goBack();
  await panel().getByText(kept).waitFor();
  await expect.poll(() => weight().inputValue()).toBe('4.5');
  await expect.poll(() => rows().getByLabel(requirements[1]!.text, { exact: true }).isChecked()).toBe(false);
  await expect.poll(() => panel().getByRole('textbox', { name: 'New requirement' }).inputValue()).toBe('Half a thou');
  await walk.button('Discard it').press('Enter');
  await expect.poll(() => walk.page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await expect.poll(() => weight().inputValue()).toBe(String(requirements[0]!.weight));
  await expect.poll(() => panel().getByRole('textbox', { name: 'New requirement' }).count()).toBe(0);
  await walk.page.reload();
  await open();
  await expect.poll(() => weight().inputValue()).toBe(String(requirements[0]!.weight));
  await expect.poll(() => panel().getByText(kept).count()).toBe(0);
});

test('what was not saved stands on top of what somebody else has saved by the time one comes back', async () => {
  const rubric = await readRubric();
  const [mine, theirs] = rubric.requirements;
  await rows().getByLabel(`Weight of “${mine!.text}”`).fill('4.5');
  const changed = inputOf(rubric);
  changed.requirements[1]!.weight = 6;
  await walk.client.call(endpoints.changeRubric, { params: params(), input: changed });
  await walk.page.reload();
  await panel()
    .getByText(/^Somebody else changed the requirements meanwhile\./)
    .waitFor();
  await expect.poll(() => rows().getByLabel(`Weight of “${theirs!.text}”`).inputValue()).toBe('6');
  await save();
  await walk.toast('Requirements saved');
  expect((await readRubric()).requirements.slice(0, 2)).toMatchObject([{ weight: 4.5 }, { weight: 6 }]);
});

test('until candidates are scored again, the results say that they are from before the change', async () => {
  const told = walk.page.getByText(
    /Until that ends you see scores, confidence and summaries from before the change\.$/,
  );
  const held = Promise.withResolvers<void>();
  await walk.page.route(/\/api\/analyze\/\d+$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await rows()
    .getByLabel(/^Weight of/)
    .first()
    .fill('2');
  await panel().getByRole('button', { name: 'Save requirements' }).press('Enter');
  await told.waitFor();
  await expect.poll(() => walk.page.evaluate(() => document.activeElement?.textContent)).toBe('Save requirements');
  expect(await flaws(walk.page)).toEqual([]);
  held.resolve();
  await told.waitFor({ state: 'detached' });
  await walk.page.unrouteAll({ behavior: 'wait' });
});

test('the report says when its summary is about to change, is not printed before, then shows the new one', async () => {
  const first = { isPending: true, summary: 'From before the change.' };
  await walk.page.route(
    `**/api/analysis/${jobDescriptionId}/${resumeId}`,
    async (route) => route.fulfill({ json: { ...(await readCandidate()), ...first } }),
    { times: 1 },
  );
  const answer = Promise.withResolvers<void>();
  await walk.page.route('**/api/analyze/*/events', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await walk.open(`/report/${jobDescriptionId}/${resumeId}`);
  await walk.page.getByText('The requirements have changed. Confidence and summary are being written again.').waitFor();
  await walk.page.getByText(first.summary).waitFor();
  await expect.poll(() => walk.button('Print').isDisabled()).toBe(true);
  answer.resolve();
  await walk.page.getByText((await readCandidate()).summary).waitFor();
  await expect.poll(() => walk.button('Print').isDisabled()).toBe(false);
  await walk.page.unrouteAll({ behavior: 'wait' });
  await walk.open(`/analyze?jobDescriptionId=${jobDescriptionId}`);
  await open();
});

test('everybody sees who changed what', async () => {
  await panel().getByText('Who changed what').click();
  const history = panel()
    .getByRole('group')
    .filter({ has: walk.page.getByText('Who changed what') });
  await history
    .getByText(/^· Rosa Tester · /)
    .first()
    .waitFor();
  await history.getByText(/^Added “Experience with Redis.*”$/).waitFor();
  await history.getByText(/^· Read from the job description · /).waitFor();
});

test('a requirement that may stand for who somebody is says so below its words', async () => {
  await panel().getByRole('button', { name: 'Add a requirement' }).click();
  await panel().getByRole('textbox', { name: 'New requirement' }).fill('Native English speaker');
  await save();
  await walk.toast('Requirements saved', 'The scores are being updated.');
  await rows()
    .getByText('“Native English speaker” may stand for origin. Ask for the level that the work needs.')
    .waitFor();
});

test('nothing complained on the console, and nobody else was called', () => {
  expect(walk.troubles).toEqual([]);
});
