import { endpoints, type CandidacyList, type Rubric, type RubricInput } from '@cotejo/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRole } from './company.ts';
import { flaws } from './flaws.ts';
import { startSignedIn, type SignedIn } from './signed-in.ts';
import { sample } from './walk.ts';

let session: SignedIn;
let params: { id: string };
const readRubric = (): Promise<Rubric> => session.client.call(endpoints.getRoleRubric, { params });
const scores = async () => {
  const { items }: CandidacyList = await session.client.call(endpoints.listCandidacies, { params });
  return Object.fromEntries(items.map(({ name, matchScore }) => [name, matchScore]));
};
const inputOf = ({ version, requirements }: Rubric): RubricInput => ({
  version,
  requirements: requirements.map(({ id, active, must, weight }) => ({ id, active, must, weight })),
});

const section = (name: string) => session.page.getByRole('region', { name, exact: true });
const effect = () => section('Effect before saving');
const open = async () => {
  await session.open(`/roles/${params.id}?tab=requirements`);
  await section('Required').waitFor();
};

beforeAll(async () => {
  session = await startSignedIn();
  const names = { client: 'Larkfield', opportunity: 'Engineering', role: 'Backend Engineer' };
  params = { id: String((await createRole(session.client, names)).roleId) };
  for (const file of ['maren-oduya.pdf', 'nadia-ferro.pdf'])
    await session.client.call(endpoints.uploadRoleResumes, { params, file: sample(file) });
});
afterAll(() => session?.stop());

test('requirements stand in sections, with a level and the figure behind it', async () => {
  await expect.poll(async () => Object.keys(await scores()).length).toBe(2);
  await open();
  const { requirements, signals } = await readRubric();
  const counted = requirements.filter(({ active }) => active);
  const rowsOf = (name: string) => section(name).getByRole('listitem').count();
  expect(await rowsOf('Required')).toBe(counted.filter(({ must }) => must).length);
  expect(await rowsOf('Not counted')).toBe(requirements.length - counted.length);
  expect(await rowsOf('Titles, field and wording')).toBe(signals.length);
  const first = counted.find(({ must }) => must);
  await section('Required').getByLabel(`Level of “${first!.text}”`).selectOption('Low');
  const weight = section('Required').getByLabel(`Weight of “${first!.text}”`);
  const low = Number(await weight.inputValue());
  await section('Required').getByLabel(`Level of “${first!.text}”`).selectOption('Critical');
  expect(Number(await weight.inputValue())).toBeGreaterThan(6 * low);
  expect(await flaws(session.page)).toEqual([]);
});

test('by mouse, all of a section is weighed and switched off, and the effect is seen before it is saved', async () => {
  const before = await scores();
  await section('Preferred').getByLabel('Level of all in “Preferred”').selectOption('Critical');
  await section('Required').getByRole('button', { name: 'Switch off all in “Required”' }).click();
  await session.button('Preview effect').click();
  await effect()
    .getByText(/^Of 2 candidates, \d would rise, \d fall and \d stay\.$/)
    .waitFor();
  expect(await flaws(session.page)).toEqual([]);
  expect((await readRubric()).version).toBe(1);
  expect(await scores()).toEqual(before);
  const foreseen = await effect()
    .getByText(/% before, \d+% now$/)
    .allInnerTexts();
  await session.button('Save requirements').click();
  await session.toast('Requirements saved', 'The scores are being updated.');
  const after = await scores();
  const moved = Object.keys(before).filter((name) => before[name] !== after[name]);
  expect(foreseen.toSorted()).toEqual(moved.map((name) => `${before[name]}% before, ${after[name]}% now`).toSorted());
  await expect.poll(() => section('Required').count()).toBe(0);
});

test('by keyboard, a line for titles is switched off, looked at and saved', async () => {
  const { signals } = await readRubric();
  const { label } = signals.at(-1)!;
  const line = section('Titles, field and wording').getByRole('listitem').last();
  await line.getByRole('checkbox').focus();
  await session.page.keyboard.press('Space');
  await session.button('Preview effect').press('Enter');
  await effect().getByRole('status').waitFor();
  await session.page.keyboard.press('Tab');
  await session.page.keyboard.press('Enter');
  await session.toast('Requirements saved');
  expect((await readRubric()).signals.at(-1)).toMatchObject({ label, active: false });
  await expect.poll(() => line.getByRole('checkbox').isChecked()).toBe(false);
});

test('an earlier version comes back as a new one by one press of a key', async () => {
  await session.page.getByText('Who changed what').focus();
  await session.page.keyboard.press('Enter');
  await session.button('Bring back version 1').press('Enter');
  await session.toast('Version 1 is back as version 4', 'The scores are being updated.');
  await section('Required').waitFor();
  const { version, requirements, signals } = await readRubric();
  expect(version).toBe(4);
  expect(requirements.some(({ active, must }) => active && must)).toBe(true);
  expect(signals.every(({ active }) => active)).toBe(true);
  await session.page.getByText(/brought back version 1$/).waitFor();
  expect(await flaws(session.page)).toEqual([]);
});

test('from the activity the verdicts before a change of score are opened by keys, as they were', async () => {
  await session.open(`/roles/${params.id}?tab=activity&what=score`);
  const way = session.page.getByRole('button', { name: /^Verdicts when the score was \d+$/ });
  await session.page.getByText('Show the 2 candidates').last().press('Enter');
  await way.last().press('Enter');
  await session.dialog.getByText(/^Version 1 · \d+ of \d+ requirements met$/).waitFor();
  await expect.poll(() => session.dialog.getByRole('listitem').count()).toBeGreaterThan(5);
  expect(await flaws(session.page)).toEqual([]);
  await session.page.keyboard.press('Escape');
  await session.dialog.waitFor({ state: 'detached' });
  await open();
});

test('who is overtaken is told by whom and with what, and loses nothing', async () => {
  const rubric = await readRubric();
  const [mine, theirs] = rubric.requirements.filter(({ active, must }) => active && must);
  await section('Required').getByLabel(mine!.text, { exact: true }).uncheck();
  const input = inputOf(rubric);
  input.requirements.find(({ id }) => id === theirs!.id)!.weight = 9;
  await session.client.call(endpoints.changeRoleRubric, { params, input });
  await session.button('Preview effect').click();
  const told = session.page.getByRole('alert').filter({ hasText: 'Somebody else changed the requirements meanwhile.' });
  await told.getByText(new RegExp(`^Changed the weight of “${theirs!.text}” from [\\d.]+ to 9$`)).waitFor();
  await expect.poll(() => told.getByText(/Rosa Tester/).count()).toBe(1);
  await expect.poll(() => section('Required').getByLabel(mine!.text, { exact: true }).isChecked()).toBe(false);
  await expect.poll(() => section('Required').getByLabel(`Weight of “${theirs!.text}”`).inputValue()).toBe('9');
  expect(await flaws(session.page)).toEqual([]);
  await session.button('Save requirements').click();
  await session.toast('Requirements saved');
  const saved = (await readRubric()).requirements;
  expect(saved.find(({ id }) => id === mine!.id)).toMatchObject({ active: false });
  expect(saved.find(({ id }) => id === theirs!.id)).toMatchObject({ weight: 9 });
});

test('on a phone and in Spanish nothing is cut off', async () => {
  await session.page.setViewportSize({ width: 390, height: 844 });
  await session.page.evaluate(() => localStorage.setItem('cotejo.language', 'es'));
  await session.open(`/roles/${params.id}?tab=requirements`);
  await section('Imprescindibles').getByLabel('Nivel de todos en «Imprescindibles»').selectOption('Bajo');
  await session.button('Ver el efecto').click();
  await section('Efecto antes de guardar').getByRole('status').waitFor();
  expect(await flaws(session.page)).toEqual([]);
});

test('nothing complained on the console', () => {
  expect(session.troubles).toEqual([]);
});
