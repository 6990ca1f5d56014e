import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints, type InputOf, refusals } from '@cotejo/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createRole } from './company.ts';
import { flaws } from './flaws.ts';
import { replayBeforeFurtherTries } from './replay.ts';
import { type SignedIn, startSignedIn } from './signed-in.ts';
import { PATIENCE } from './walk.ts';

let session: SignedIn;
let folder: string;
let roleId: number;

const cv = (name: string, contact: string, years: string, skill: string) =>
  [
    name,
    'Payroll specialist',
    contact,
    '',
    'Experience',
    `${years}  Payroll specialist, Orchard Foods`,
    `Used ${skill}.`,
  ].join('\n');

const resumes = {
  'ines-2024.txt': cv('Inés Falcón Rueda', 'ines.falcon@example.org', '03/2020 - 06/2022', 'Excel and SAP'),
  'ines-2026.txt': cv('Inés Falcón', 'ines.falcon@example.org', '11/2019 - 06/2022', 'Excel and SQL'),
  'ines-married.txt': cv('Inés Quayle', 'ines.falcon@example.org', '03/2020 - 06/2022', 'Excel'),
};

beforeAll(async () => {
  session = await startSignedIn();
  folder = await mkdtemp(join(tmpdir(), 'people-'));
  const names = { client: 'Quayside Ledger', opportunity: 'Finance team', role: 'Payroll Manager' };
  ({ roleId } = await createRole(session.client, names, 'job-payroll-manager.docx'));
  const params = { id: String(roleId) };
  for (const [at, [name, text]] of Object.entries(resumes).entries()) {
    await writeFile(join(folder, name), text);
    await session.client.call(endpoints.uploadRoleResumes, { params, file: join(folder, name) });
    const list = () => session.client.call(endpoints.listCandidacies, { params });
    await vi.waitUntil(async () => (await list()).items.length === at + 1, { timeout: PATIENCE, interval: 200 });
  }
  await session.open('/');
});
afterAll(async () => {
  await session?.stop();
  await rm(folder, { recursive: true, force: true });
});
replayBeforeFurtherTries();

const main = () => session.page.getByRole('main');
const heading = (name: string) => session.page.getByRole('heading', { level: 1, name, exact: true });
const noFlaws = async () => expect(await flaws(session.page)).toEqual([]);

test('the menu leads to everybody, each once, and the search finds them without accents', async () => {
  await session.page.getByRole('link', { name: 'Candidates', exact: true }).click();
  await session.page.getByText('2 candidates', { exact: true }).waitFor();
  await expect.poll(() => main().getByText('may be known already').count()).toBe(2);
  await noFlaws();
  await main()
    .getByRole('textbox', { name: /^Names, words/ })
    .fill('falcon');
  await session.page.getByText('1 candidate', { exact: true }).waitFor();
});

test('a person shows the versions of the resume with what changed, and a stretched date is marked', async () => {
  await main().getByRole('link', { name: 'Inés Falcón', exact: true }).click();
  await heading('Inés Falcón').waitFor();
  await main().getByText('What changed', { exact: true }).click();
  await main().getByText('stretched', { exact: true }).waitFor();
  await expect.poll(() => main().getByText('2020-03 – 2022-06 → 2019-11 – 2022-06').count()).toBe(1);
  await expect
    .poll(() =>
      main()
        .getByText(/the same e-mail address, ines\.falcon@example\.org/)
        .count(),
    )
    .toBe(2);
  await noFlaws();
});

test('dates and a skill that were read wrongly are corrected, with the reason, and taken back', async () => {
  await main().getByText('What was read', { exact: true }).first().click();
  const correct = (what: string) => session.page.getByRole('button', { name: `Correct: ${what}`, exact: true }).first();
  const dialog = session.page.getByRole('dialog');
  await correct('Payroll specialist').click();
  await dialog.getByText('11/2019 - 06/2022 Payroll specialist, Orchard Foods', { exact: true }).waitFor();
  await dialog.getByLabel('Start', { exact: true }).fill('2020-03');
  await dialog.getByLabel('End', { exact: true }).fill('2019-03');
  await dialog.getByLabel('Reason', { exact: true }).fill('The reference says so');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText('The end comes before the start.', { exact: true }).waitFor();
  await noFlaws();
  await dialog.getByLabel('End', { exact: true }).fill('2022-06');
  await session.page.keyboard.press('Enter');
  await main().getByText('2020-03 – 2022-06', { exact: true }).waitFor();
  await expect.poll(() => main().locator('del').allTextContents()).toContain('2019-11 – 2022-06');
  await expect.poll(() => main().getByText('The reference says so').count()).toBe(1);
  await correct('SQL').click();
  await dialog.getByLabel('Reason', { exact: true }).fill('The name of a team');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await main().getByText('not a skill', { exact: true }).waitFor();
  await noFlaws();
  // The resume before has the other dates, and Excel alone in common with this one.
  await main().getByText('What was read', { exact: true }).last().click();
  await main().getByText('Corrections that count for nothing here', { exact: true }).waitFor();
  await noFlaws();
  for (const left of [1, 0]) {
    await main().getByRole('button', { name: 'Take it back', exact: true }).first().click();
    await expect.poll(() => main().locator('del').count()).toBe(left * 2);
  }
});

test('a name is corrected, and notes, tags and consent are kept', async () => {
  await session.button('Correct the name').click();
  await main().getByText('Read as “').waitFor();
  await main().getByLabel('Name', { exact: true }).fill('Inés Falcón de Rueda');
  await session.page.keyboard.press('Enter');
  await session.toast('Saved');
  await heading('Inés Falcón de Rueda').waitFor();
  await main().getByRole('textbox', { name: 'Tags', exact: true }).fill('SAP, Nights');
  await session.page.keyboard.press('Enter');
  await session.toast('Saved');
  await main().getByLabel('Agrees to be kept').selectOption('Yes');
  await main().getByLabel('Since', { exact: true }).fill('2026-03-01');
  await main().getByLabel('Known from').fill('by mail');
  await session.page.keyboard.press('Enter');
  await session.toast('Saved');
  await main().getByLabel('Add a note').fill('Speaks German');
  await session.page.keyboard.press('Control+Enter');
  await main().getByText('Rosa Tester', { exact: false }).first().waitFor();
  await session.page.reload();
  await heading('Inés Falcón de Rueda').waitFor();
  await expect.poll(() => main().getByRole('textbox', { name: 'Tags', exact: true }).inputValue()).toBe('Nights, SAP');
  await expect.poll(() => main().getByLabel('Since', { exact: true }).inputValue()).toBe('2026-03-01');
  await main().getByText('Speaks German').waitFor();
});

test('what somebody else changed meanwhile is said, and what was typed stays and replaces it later', async () => {
  const id = new URL(session.page.url()).pathname.split('/').at(-1)!;
  const byTheOther = (input: InputOf<typeof endpoints.updatePerson>) =>
    session.client.call(endpoints.updatePerson, { params: { id }, input });
  const overtaken = (text: string) =>
    main()
      .getByRole('alert')
      .filter({ hasText: `Somebody else changed this candidate meanwhile. ${text}. Save again` });
  const refused = () => session.toast('Error', refusals['changed-meanwhile'][1]);
  const tags = main().getByRole('textbox', { name: 'Tags', exact: true });
  await tags.fill('Days');
  const source = main().getByLabel('Known from');
  await source.fill('by phone');
  await byTheOther({ tags: ['SQL'], consent: { state: 'withheld', date: '2026-04-02', source: 'in person' } });

  await tags.press('Enter');
  await refused();
  await overtaken('Tags, as saved now: “SQL”').waitFor();
  expect([await tags.inputValue(), await source.inputValue()]).toEqual(['Days', 'by phone']);
  await noFlaws();
  await tags.press('Enter');
  await session.toast('Saved');
  await overtaken('Tags, as saved now: “SQL”').waitFor({ state: 'detached' });

  await source.press('Enter');
  await refused();
  await overtaken('Consent, as saved now: “No, 02/04/2026, in person”').waitFor();
  await source.press('Enter');
  await session.toast('Saved');

  await byTheOther({ name: 'Inés' });
  await session.page.reload();
  await heading('Inés').waitFor();
  await session.button('Correct the name').click();
  const name = main().getByLabel('Name', { exact: true });
  await name.fill('Inés Falcón de Rueda');
  await byTheOther({ name: 'Inés Rueda' });
  await name.press('Enter');
  await refused();
  await overtaken('Name, as saved now: “Inés Rueda”').waitFor();
  expect(await name.inputValue()).toBe('Inés Falcón de Rueda');
  await name.press('Enter');
  await session.toast('Saved');
  await heading('Inés Falcón de Rueda').waitFor();
  expect(await session.client.call(endpoints.getPerson, { params: { id } })).toMatchObject({
    name: 'Inés Falcón de Rueda',
    tags: ['Days'],
    consent: { state: 'given', date: '2026-03-01', source: 'by phone' },
  });
});

test('a change of another field by a form beside it overtakes nobody', async () => {
  const tags = main().getByRole('textbox', { name: 'Tags', exact: true });
  await tags.fill('Days, Nights');
  await main().getByLabel('Known from').fill('by mail');
  await main().getByLabel('Known from').press('Enter');
  await session.toast('Saved');
  expect(await tags.inputValue()).toBe('Days, Nights');
  await tags.press('Enter');
  await session.toast('Saved');
  await main().getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' });
});

test('who may be the same is joined by a click, and two again by another', async () => {
  await session.button('Join').click();
  await session.toast('Saved');
  await main().getByText('ines-married.txt').waitFor();
  await session.button('Undo joining').first().click();
  await session.toast('Saved');
  await main()
    .getByText(/^Kept apart/)
    .waitFor();
  await session.button('Undo').click();
  await session.toast('Saved');
  await session.button('Keep apart').waitFor();
  await session.chooseLanguage('Español');
  await session.button('Mantener separados').waitFor();
  await noFlaws();
  await session.chooseLanguage('English');
});

test('a candidacy leads to its role, and from there back to the person', async () => {
  await main().getByRole('link', { name: 'Quayside Ledger › Payroll Manager' }).first().click();
  await session.page.getByRole('link', { name: 'All about this candidate' }).click();
  await heading('Inés Falcón de Rueda').waitFor();
});

test('erasing asks first, gives a receipt, and leaves nothing', async () => {
  await session.button('Erase').click();
  await session.dialog.getByText(/Everything about Inés Falcón de Rueda is erased/).waitFor();
  await session.dialog.getByRole('button', { name: 'Erase', exact: true }).click();
  await session.toast('Candidate erased');
  await session.page.getByText('1 candidate', { exact: true }).waitFor();
});
