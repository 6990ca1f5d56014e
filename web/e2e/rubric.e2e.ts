import { endpoints, type Candidate, type Rubric } from '@cotejo/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSignedIn, type SignedIn } from './signed-in.ts';
import { flaws, sample } from './walk.ts';

let walk: SignedIn;
let jobDescriptionId: number;
let resumeId: number;
const params = () => ({ jobDescriptionId: String(jobDescriptionId) });
const readCandidate = (): Promise<Candidate> => walk.client.call(endpoints.getCandidate, { params: { ...params(), resumeId: String(resumeId) } });
const readRubric = (): Promise<Rubric> => walk.client.call(endpoints.getRubric, { params: params() });
const inputOf = ({ version, requirements }: Rubric) => ({ version, requirements: requirements.map(({ id, active, must, weight }) => ({ id, active, must, weight })) });

const panel = () => walk.page.getByRole('region', { name: 'Review requirements' });
const rows = () => panel().getByRole('list', { name: 'Requirements that candidates are scored by' });
const open = () => panel().getByText('Review requirements', { exact: true }).click();
const save = () => panel().getByRole('button', { name: 'Save requirements' }).click();
const analysis = () => walk.page.getByRole('region', { name: 'Candidate Analysis' });

/** The sum of the arithmetic as the page shows it, line by line. */
async function shownSum(): Promise<{ lines: number; sum: number; total: number }> {
  const table = analysis().getByRole('group', { name: 'How the score adds up' }).last().getByRole('table');
  const points = (await table.getByRole('row').locator('td:last-child').allInnerTexts()).map((text) => Number.parseFloat(text));
  const total = points.pop() ?? Number.NaN;
  return { lines: points.length, sum: points.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100, total };
}

beforeAll(async () => {
  walk = await startSignedIn();
  jobDescriptionId = (await walk.client.call(endpoints.uploadJobDescription, { file: sample('job-backend-engineer.pdf') })).id;
  resumeId = (await walk.client.call(endpoints.uploadResume, { input: params(), file: sample('tomas-echeverri.docx') })).id;
  await walk.page.evaluate((id) => sessionStorage.setItem('cotejo.draft', JSON.stringify({ jobDescriptionId: id })), jobDescriptionId);
});
afterAll(() => walk?.stop());

test('before the analysis a requirement can be switched off, and then never counts', async () => {
  await walk.open('/analyze');
  await open();
  const [first] = (await readRubric()).requirements;
  await rows().getByLabel(first!.text, { exact: true }).uncheck();
  await panel().getByText('There are changes that are not saved.').waitFor();
  await save();
  await walk.toast('Requirements saved', 'The next analysis goes by them.');
  await walk.button('Analyze Resumes').click();
  await walk.toast('Analysis complete');
  expect((await readCandidate()).requirements.map(({ id }) => id)).not.toContain(first!.id);
});

test('after the analysis the score follows at once, and its arithmetic adds up', async () => {
  const before = await readCandidate();
  const best = before.arithmetic.filter(({ source }) => source === 'requirement').toSorted((a, b) => b.points - a.points)[0]!;
  await walk.open(`/analyze?jobDescriptionId=${jobDescriptionId}`);
  await walk.toast('Analysis complete');
  await open();
  await rows().getByLabel(best.label, { exact: true }).uncheck();
  await rows().getByLabel(`Weight of “${before.requirements.at(-1)!.text}”`).fill('7.5');
  await save();
  await walk.toast('Requirements saved', 'The scores follow.');
  const after = await readCandidate();
  expect(after.matchScore).toBeLessThan(before.matchScore);
  await panel().getByText(`${before.matchScore}% before, ${after.matchScore}% now`, { exact: true }).waitFor();
  await analysis().getByText('How the score adds up').click();
  await analysis().getByText(new RegExp(`points, rounded to ${after.matchScore} of 100$`)).waitFor();
  const { lines, sum, total } = await shownSum();
  expect(lines).toBe(before.arithmetic.length - 1);
  expect(sum).toBe(total);
  expect(Math.round(total)).toBe(after.matchScore);
});

test('by keyboard one is added, judged against the stored resume, and shown with its quote', async () => {
  await panel().getByRole('button', { name: 'Add a requirement' }).focus();
  await walk.page.keyboard.press('Enter');
  await walk.page.keyboard.type('Experiencia con Redis y GitLab');
  await walk.page.keyboard.press('Enter');
  await walk.toast('Requirements saved', 'The scores follow.');
  const added = (await readRubric()).requirements.at(-1)!;
  expect(added.text).toMatch(/^experience with redis/i);
  await rows().getByLabel(added.text, { exact: true }).waitFor();
  const requirement = walk.page.getByRole('list', { name: 'Requirements', exact: true }).locator('> li').filter({ hasText: added.text });
  await requirement.getByRole('button').first().waitFor();
  const judged = (await readCandidate()).requirements.at(-1)!;
  expect(judged.id).toBe(added.id);
  expect(await requirement.getByRole('button').count()).toBe(judged.quotes.length);
  expect(judged.quotes.map(({ text }) => text).join()).toContain('Redis');
});

test('who is overtaken is told, and keeps what they did on top', async () => {
  const rubric = await readRubric();
  const [mine, theirs] = rubric.requirements.slice(1, 3);
  await rows().getByLabel(`Importance of “${mine!.text}”`).selectOption(mine!.must ? 'Nice to have' : 'Must have');
  const changed = inputOf(rubric);
  changed.requirements[2]!.weight = 9;
  await walk.client.call(endpoints.changeRubric, { params: params(), input: changed });
  await save();
  await walk.toast('Error', 'Somebody else has changed this meanwhile. Look at the current version, then make your change again.');
  await panel().getByText('Somebody else changed the requirements meanwhile. You see theirs with your changes on top; look them through and save again.').waitFor();
  expect(await rows().getByLabel(`Weight of “${theirs!.text}”`).inputValue()).toBe('9');
  expect(await rows().getByLabel(`Importance of “${mine!.text}”`).inputValue()).toBe(String(!mine!.must));
  await save();
  await walk.toast('Requirements saved');
  expect((await readRubric()).requirements.slice(1, 3)).toMatchObject([{ must: !mine!.must }, { weight: 9 }]);
});

test('what cannot be is said where it stands, and nothing is lost', async () => {
  const { version } = await readRubric();
  const weight = rows().getByLabel(/^Weight of/).first();
  await weight.fill('11');
  await save();
  await rows().getByText('A weight must be a number from 0.01 to 10').waitFor();
  expect(await flaws(walk.page)).toEqual([]);
  await weight.fill('1');
  const boxes = await rows().getByRole('checkbox').all();
  for (const box of boxes) await box.uncheck();
  await save();
  await panel().getByRole('alert').filter({ hasText: 'Keep at least one requirement switched on.' }).waitFor();
  await walk.toast('Error', 'Keep at least one requirement switched on.');
  for (const box of boxes) await box.check();
  await panel().getByRole('button', { name: 'Add a requirement' }).click();
  await panel().getByRole('textbox', { name: 'New requirement' }).fill((await readRubric()).requirements[0]!.text);
  await save();
  await rows().getByText('This requirement is there already.').waitFor();
  await walk.toast('Error', 'This requirement is there already.');
  await panel().getByRole('button', { name: /^Remove “new requirement/ }).click();
  expect((await readRubric()).version).toBe(version);
});

test('everybody sees who changed what', async () => {
  await panel().getByText('Who changed what').click();
  const history = panel().getByRole('group').last();
  await history.getByText(/^· Rosa Tester · /).first().waitFor();
  await history.getByText(/^Added “Experience with Redis.*”$/).waitFor();
  await history.getByText(/^· Read from the job description · /).waitFor();
});

test('nothing complained on the console, and nobody else was called', () => {
  expect(walk.troubles).toEqual([]);
});
