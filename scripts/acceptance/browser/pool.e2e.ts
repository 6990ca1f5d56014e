import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerCalls } from './answer-calls.ts';
import { createRole } from './company.ts';
import { flaws } from './flaws.ts';
import { startSignedIn, type SignedIn } from './signed-in.ts';
import { sample } from './walk.ts';

let session: SignedIn;

beforeAll(async () => {
  session = await startSignedIn();
  const names = { client: 'Quayside Ledger', opportunity: 'Finance team', role: 'Payroll Manager' };
  const { roleId } = await createRole(session.client, names, 'job-payroll-manager.docx');
  await session.open(`/roles/${roleId}`);
  const files = ['helen-craddock.pdf', 'owen-tadesse.md', 'lucia-bermejo.txt'].map(sample);
  await session.page.locator('input[type=file][multiple]').first().setInputFiles(files);
  await session.toast('3 resumes added');
});
afterAll(() => session?.stop());

const rows = () => session.page.getByRole('list', { name: 'Candidates of this role' }).getByRole('listitem');
/** Another name at each try, as what a failed one has made is still there. */
const unique = (name: string) => `${name} ${randomUUID().slice(0, 4)}`;
const known = () => session.page.getByRole('region', { name: 'People you know' });

test('a new role shows whom one knows for it, with evidence, and takes them up by one click', async () => {
  await expect.poll(() => rows().count()).toBe(3);
  const names = { client: unique('Harbor Hotels'), opportunity: 'Back office', role: 'Payroll Lead' };
  const { roleId } = await createRole(session.client, names, 'job-payroll-manager.docx');
  await session.open(`/roles/${roleId}`);
  await known()
    .getByText(/you know fits? this role$/)
    .waitFor();
  await known().getByRole('button', { name: 'Show', exact: true }).click();
  const row = session.dialog.getByRole('listitem').filter({ has: session.page.getByText('Lucía Bermejo Roldán') });
  await row.getByText(/^Analyzed at Quayside Ledger for Payroll Manager/).waitFor();
  await expect.poll(() => row.getByRole('img', { name: 'Shown', exact: true }).count()).toBeGreaterThan(3);
  expect(await flaws(session.page)).toEqual([]);
  await session.button('Add to the role: Lucía Bermejo Roldán').click();
  await session.toast('Lucía Bermejo Roldán was added to the role');
  await expect.poll(() => row.count()).toBe(0);
  await session.dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await rows().filter({ hasText: 'Lucía Bermejo Roldán' }).waitFor();
});

test('whoever asks all people sees what was understood, corrects it, and keeps the search', async () => {
  await session.open('/people');
  const asked = session.page.getByRole('region', { name: 'Find candidates' });
  await asked.getByRole('textbox', { name: /^Names, words/ }).fill('payroll and German, three years of SAP');
  await session.page.keyboard.press('Enter');
  const understood = asked.getByRole('list', { name: 'Understood' }).getByRole('listitem');
  await understood.first().waitFor();
  const found = asked.getByRole('list', { name: 'People found' }).getByRole('listitem');
  await found.filter({ hasText: 'Lucía Bermejo Roldán' }).waitFor();
  expect(await flaws(session.page)).toEqual([]);
  const before = await understood.count();
  await asked
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await expect.poll(() => understood.count()).toBe(before - 1);
  await asked.getByRole('button', { name: 'Save this search' }).click();
  await asked.getByRole('textbox', { name: 'Name of the search' }).fill('Payroll people');
  await session.page.keyboard.press('Enter');
  await session.toast('Search saved');
  await session.page.reload();
  await asked.getByRole('button', { name: 'Payroll people', exact: true }).click();
  await found.filter({ hasText: 'Lucía Bermejo Roldán' }).waitFor();
});

test('people whom a search has found are taken into a role together, in Spanish too', async () => {
  const names = { client: unique('Night Hotels'), opportunity: 'Night shift', role: unique('Night Payroll') };
  const { roleId } = await createRole(session.client, names, 'job-payroll-manager.docx');
  await session.open('/people');
  await session.button('Payroll people').click();
  const asked = session.page.getByRole('region', { name: 'Find candidates' });
  const found = asked.getByRole('list', { name: 'People found' }).getByRole('listitem');
  await found.filter({ hasText: 'Lucía Bermejo Roldán' }).waitFor();
  const count = await asked.getByRole('checkbox', { name: /^Choose (?!the )/ }).count();
  await session.chooseLanguage('Español');
  await session.page
    .getByText(/^Analizado en Quayside Ledger para Payroll Manager/)
    .first()
    .waitFor();
  await session.page.getByRole('checkbox', { name: `Elegir a las primeras ${count}` }).focus();
  await session.page.keyboard.press('Space');
  await session.page.getByRole('checkbox', { name: 'Elegir a Lucía Bermejo Roldán' }).click();
  await session.button('Añadir a un puesto').click();
  await session.dialog.getByRole('searchbox').fill(names.role);
  await session.dialog.getByText(/^Se añadirán? \d+ personas?\.$/).waitFor();
  expect(await flaws(session.page)).toEqual([]);
  await session.dialog.getByRole('button', { name: 'Añadir al puesto' }).click();
  await session.page.getByText(new RegExp(`^Se han? añadido \\d+ personas? a ${names.role}$`)).waitFor();
  await session.chooseLanguage('English');
  await session.open(`/roles/${roleId}`);
  await expect.poll(() => rows().count()).toBe(count - 1);
  expect(await rows().filter({ hasText: 'Lucía Bermejo Roldán' }).count()).toBe(0);
});

test('what was asked in Spanish is said in Spanish beside each person, with the quotes of that language', async () => {
  await session.open('/people');
  await session.chooseLanguage('Español');
  const asked = session.page.getByRole('region', { name: 'Encontrar candidatos' });
  await asked.getByRole('textbox').first().fill('nóminas y alemán');
  await session.page.keyboard.press('Enter');
  const person = asked.getByRole('listitem').filter({ hasText: 'Lucía Bermejo Roldán' });
  await person.getByText('nóminas', { exact: true }).waitFor();
  await person
    .getByText(/^«.+»$/)
    .first()
    .waitFor();
  expect(await person.getByText('payroll', { exact: true }).count()).toBe(0);
  await session.chooseLanguage('English');
  await session.page.getByRole('listitem').getByText('payroll', { exact: true }).first().waitFor();
});

test('who opens somebody of those found comes back to them, and a reload keeps them', async () => {
  const found = session.page.getByRole('list', { name: 'People found' }).getByRole('listitem');
  const count = await found.count();
  await session.page.getByRole('list', { name: 'People found' }).getByRole('link').first().click();
  await session.page.waitForURL(/\/people\/\d+$/);
  await session.page.goBack();
  await expect.poll(() => found.count()).toBe(count);
  await session.page.reload();
  await expect.poll(() => found.count()).toBe(count);
  await session.button('Clear the search').click();
  await expect.poll(() => found.count()).toBe(0);
});

test('a question longer than a name is asked like any other, and what it must not find is left out', async () => {
  await session.open('/people');
  const asked = session.page.getByRole('region', { name: 'Find candidates' });
  const question =
    'payroll for several hundred people in hotels and restaurants, SAP, German, month-end close, but not Excel';
  expect(question.length).toBeGreaterThan(100);
  await asked.getByRole('textbox', { name: /^Names, words/ }).fill(question);
  await session.page.getByText(/^No candidate has all these words/).waitFor();
  expect(await flaws(session.page)).toEqual([]);
  await session.page.keyboard.press('Enter');
  await asked.getByText(/^Left out: not Excel\./).waitFor();
  const found = asked.getByRole('list', { name: 'People found' }).getByRole('listitem');
  await found.filter({ hasText: 'Lucía Bermejo Roldán' }).waitFor();
  expect(await flaws(session.page)).toEqual([]);
});

test('nobody is said to be missing while a question waits for its answer', async () => {
  await session.open('/people');
  const release = await answerCalls(session.page, /\/api\/people\/search$/, 'held');
  await session.page.getByRole('textbox', { name: /^Names, words/ }).fill('waiter with two years at a bar');
  await session.page.keyboard.press('Enter');
  await session.page.getByRole('status', { name: 'Looking for people …' }).waitFor();
  expect(await session.page.getByText(/^No candidate has all these words/).count()).toBe(0);
  await release();
});
