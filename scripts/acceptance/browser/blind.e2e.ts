import { endpoints } from '@cotejo/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRole } from './company.ts';
import { flaws } from './flaws.ts';
import { type SignedIn, startAsAdmin } from './signed-in.ts';
import { sample } from './walk.ts';

let session: SignedIn;
let roleId: number;
let jobId: number;
let helen: { id: number; resumeId: number; personId: number };
let ids: number[];

beforeAll(async () => {
  session = await startAsAdmin();
  const names = { client: 'Quayside Ledger', opportunity: 'Finance team', role: 'Payroll Manager' };
  ({ roleId } = await createRole(session.client, names, 'job-payroll-manager.docx'));
  const params = { id: String(roleId) };
  for (const file of ['helen-craddock.pdf', 'owen-tadesse.md', 'lucia-bermejo.txt'])
    await session.client.call(endpoints.uploadRoleResumes, { params, file: sample(file) });
  await session.open(`/roles/${roleId}`);
  await session.page.getByRole('list', { name: 'Candidates of this role' }).getByRole('listitem').nth(2).waitFor();
  const { items } = await session.client.call(endpoints.listCandidacies, { params });
  const { id, resumeId, personId, jobDescriptionId } = items.find(({ name }) => name === 'Helen Craddock')!;
  await session.client.call(endpoints.updateStatus, { params: { id: String(id) }, input: { status: 'On Hold' } });
  [helen, jobId, ids] = [{ id, resumeId, personId: personId! }, jobDescriptionId, items.map((one) => one.id)];
});
afterAll(() => session?.stop());

const helens = /helen|craddock/i;
const anybodys = /helen|craddock|owen|tadesse|luc[ií]a|bermejo/i;
const pseudonym = /^C-[0-9A-F]{4}/;
const badge = () => session.page.getByRole('banner').getByText('Blind review', { exact: true });
const pane = () => session.page.getByRole('region', { name: 'The chosen candidate' });
const main = () => session.page.getByRole('main');

/** The names in all that the page holds: its elements, its title, what stands in fields, and what the tab keeps. */
const namesOnPage = (names: RegExp) =>
  session.page.evaluate(
    ([source, flags]) => {
      const typed = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value);
      const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
      const all = [document.documentElement.outerHTML, ...typed, kept].join('\n');
      return [...new Set(all.match(new RegExp(source, `${flags}g`)))];
    },
    [names.source, names.flags] as const,
  );
/** Switches by the button that asks, and by the one in the dialog. */
async function press(ask: string, action: string, done: string): Promise<void> {
  await session.button(ask).click();
  await session.dialog.getByRole('button', { name: action, exact: true }).click();
  await session.toast(done);
}

test('an administrator has the company review blind, which every page then says', async () => {
  const { page } = session;
  // The names are in the page's memory when the switch is pressed.
  await session.open(`/roles/${roleId}`);
  await main().getByText('Owen Tadesse').first().waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Administration' }).click();
  await page.getByRole('tab', { name: 'Blind review' }).click();
  await session.button('Review blind…').press('Enter');
  await session.dialog.getByText('From now on nobody in the company sees', { exact: false }).waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await press('Review blind…', 'Review blind', 'Blind review has begun');
  await badge().waitFor();
  await page.goBack();
  await main().getByText(pseudonym).first().waitFor();
  await expect.poll(() => namesOnPage(anybodys)).toEqual([]);
});

test.each([
  ['the list of a role', () => `/roles/${roleId}?candidate=${helen.id}`],
  ['a comparison', () => `/roles/${roleId}?tab=compare&with=${encodeURIComponent(JSON.stringify(ids))}`],
  ['the board', () => `/roles/${roleId}?tab=board`],
  ['what has happened in a role', () => `/roles/${roleId}?tab=activity`],
  ['an analysis', () => `/analyze?jobDescriptionId=${jobId}&resumeId=${helen.resumeId}`],
  ['a report', () => `/report/${jobId}/${helen.resumeId}`],
  ['the page of a person', () => `/people/${helen.personId}`],
  ['the list of people', () => '/people'],
  ['a letter', () => `/letters/${helen.id}`],
])('%s names nobody', async (_, path) => {
  await session.open(path());
  await main()
    .getByText(/C-[0-9A-F]{4}/)
    .first()
    .waitFor();
  await session.page.waitForLoadState('networkidle');
  await expect.poll(() => namesOnPage(anybodys)).toEqual([]);
  expect(await flaws(session.page)).toEqual([]);
});

test('Ctrl-K finds nobody by name', async () => {
  await session.page.keyboard.press('Control+k');
  await session.page.getByRole('combobox').fill('Craddock');
  const nothing = 'Nothing is called “Craddock”. Candidates who are masked are not found by words.';
  await session.page.getByText(nothing, { exact: true }).waitFor();
  await session.page.keyboard.press('Escape');
});

test('neither the original file nor what names the candidate otherwise is offered', async () => {
  await session.open(`/roles/${roleId}?candidate=${helen.id}`);
  await pane().getByText('Masked', { exact: true }).waitFor();
  await expect.poll(() => session.page.getByRole('link', { name: 'Letter', exact: true }).count()).toBe(1);
  expect(await session.button('Decision file').count()).toBe(0);
  expect(await session.button('Original resume').count()).toBe(0);
  const answer = await session.page.request.get(`${session.origin}/api/resume-file/${helen.resumeId}`);
  expect([answer.status(), await answer.json()]).toMatchObject([403, { code: 'blind' }]);
});

test('one candidate is unmasked for a reason, and the others stay masked', async () => {
  const { page } = session;
  await session.button('Unmask…').press('Enter');
  await session.dialog.getByRole('button', { name: 'Unmask', exact: true }).click();
  await session.dialog.getByText('Give a reason.').waitFor();
  await session.dialog.getByLabel('Reason', { exact: true }).fill('The client asks for her name');
  await session.dialog.getByRole('button', { name: 'Unmask', exact: true }).press('Enter');
  await session.toast('Candidate unmasked');
  await pane().getByText('Helen Craddock').first().waitFor();
  await expect.poll(() => namesOnPage(/tadesse|bermejo/i)).toEqual([]);
  await session.open(`/people/${helen.personId}`);
  await page.getByRole('heading', { level: 1, name: 'Helen Craddock' }).waitFor();
  await page.getByText(/^Unmasked by Rosa Tester on /).waitFor();
  await page.getByText('The client asks for her name').waitFor();
  expect(await flaws(page)).toEqual([]);
  await session.open('/admin?tab=history');
  await page.getByText('showed who the candidate Helen Craddock is, in spite of the blind review').waitFor();
});

test('the candidate is masked again, without a reload', async () => {
  const { page } = session;
  await session.open(`/people/${helen.personId}`);
  await session.button('Mask again').click();
  await session.toast('Candidate masked again');
  await page.getByRole('heading', { level: 1, name: pseudonym }).waitFor();
  await expect.poll(() => namesOnPage(helens)).toEqual([]);
});

test('a colleague whose page is open sees names go when it is looked at again', async () => {
  const { page, client } = session;
  const set = (blind: boolean) => client.call(endpoints.changeBlind, { input: { blind } });
  await set(false);
  await session.open(`/report/${jobId}/${helen.resumeId}`);
  await page.getByRole('heading', { level: 1, name: 'Helen Craddock' }).waitFor();
  await set(true);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('heading', { level: 1, name: pseudonym }).waitFor();
  await expect.poll(() => namesOnPage(helens)).toEqual([]);
  await set(false);
});

test('a role is reviewed blind by itself, and no longer', async () => {
  const { page } = session;
  await session.open(`/roles/${roleId}`);
  await main().getByText('Owen Tadesse').first().waitFor();
  await press('Review blind…', 'Review blind', 'Blind review has begun');
  await main().getByText('Blind review', { exact: true }).waitFor();
  await main().getByText(pseudonym).first().waitFor();
  await expect.poll(() => namesOnPage(anybodys)).toEqual([]);
  await expect.poll(() => badge().count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await flaws(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await press('End blind review…', 'End blind review', 'Blind review has ended');
  await main().getByText('Owen Tadesse').first().waitFor();
});
