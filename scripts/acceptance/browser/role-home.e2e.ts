import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { endpoints } from '@cotejo/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRole } from './company.ts';
import { resumeText } from './documents.ts';
import { startSignedIn, type SignedIn } from './signed-in.ts';
import { flaws } from './flaws.ts';
import { sample } from './walk.ts';

let session: SignedIn;
let roleId: number;
const made = Array.from({ length: 8 }, (_, index) => index + 1);
const everybody = 2 + made.length;

beforeAll(async () => {
  session = await startSignedIn();
  const names = { client: 'Quayside Ledger', opportunity: 'Finance team', role: 'Payroll Manager' };
  ({ roleId } = await createRole(session.client, names, 'job-payroll-manager.docx'));
  await session.open(`/roles/${roleId}`);
});
afterAll(() => session?.stop());

const rows = () => session.page.getByRole('list', { name: 'Candidates of this role' }).getByRole('listitem');
const person = () => session.page.getByRole('region', { name: 'The chosen candidate' }).last();
const press = (key: string) => session.page.keyboard.press(key);
const tab = (name: string) => session.page.getByRole('tab', { name, exact: true });
const search = () => new URL(session.page.url()).searchParams;

test('a role without anybody says how people come to it', async () => {
  await session.page.getByRole('heading', { name: 'Payroll Manager', level: 1 }).waitFor();
  await session.page.getByText(/^Nobody is in this role yet\./).waitFor();
  expect(await flaws(session.page)).toEqual([]);
});

test('resumes that are dropped on the page fall into one ranked list', async () => {
  const real = await Promise.all(
    ['helen-craddock.pdf', 'owen-tadesse.md'].map(async (name) => ({
      name,
      text: (await readFile(sample(name))).toString('base64'),
    })),
  );
  const texts = made.map((number) => ({
    name: `resume-${number}.txt`,
    text: Buffer.from(resumeText(number)).toString('base64'),
  }));
  const transfer = await session.page.evaluateHandle(
    (files) => {
      const data = new DataTransfer();
      for (const { name, text } of files)
        data.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name));
      data.items.add(new File(['{}'], 'notes.json'));
      return data;
    },
    [...real, ...texts],
  );
  await session.page.locator('main h1').dispatchEvent('drop', { dataTransfer: transfer });
  await session.toast(`${everybody} resumes added`);
  await session.page.getByText('1 file was not taken', { exact: true }).waitFor();
  await expect.poll(() => rows().count()).toBe(everybody);
  const scores = () =>
    rows()
      .getByRole('img', { name: /^Match score/ })
      .allInnerTexts();
  // A row that is not drawn yet has no text.
  await expect.poll(scores).not.toContain('');
  const shown = (await scores()).map(Number);
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));
  await session.button('Dismiss').click();
  expect(await flaws(session.page)).toEqual([]);
});

test('ten people are decided on by at most twelve keys to the tenth, and a decision can be undone', async () => {
  await session.open(`/roles/${roleId}`);
  await person().getByRole('heading', { name: 'Helen Craddock' }).waitFor();
  for (const _ of made.concat(0)) await press('j');
  await session.page.getByText('10 of 10', { exact: true }).waitFor();
  await press('8');
  await session.page.locator('[popover]:popover-open').getByText('Status updated').waitFor();
  const last = rows().last();
  await expect.poll(() => last.innerText()).toContain('Not a Fit');
  await press('z');
  await expect.poll(() => last.innerText()).toContain('Analyzed');
  await session.toast('Status updated');
});

test('the one who is open is in the address, and the keys search, close and help', async () => {
  await press('k');
  await expect.poll(() => search().get('candidate')).toMatch(/^\d+$/);
  await press('?');
  await session.dialog.getByText('Write a note').waitFor();
  await session.dialog.getByRole('button', { name: 'Close' }).click();
  await press('/');
  await session.page.locator('input:focus').waitFor();
  await session.page.keyboard.type('craddock');
  await expect.poll(() => search().get('q')).toBe('craddock');
  await expect.poll(() => rows().count()).toBe(1);
  await press('Escape');
  await expect.poll(() => rows().count()).toBe(everybody);
  await session.page.locator('main h1').click();
  await press('Escape');
  await expect.poll(() => search().get('candidate')).toBe('none');
  await session.page.getByRole('button', { name: /^Coverage|^Must-haves/ }).waitFor();
  expect(await flaws(session.page)).toEqual([]);
});

test('several get a status at once, and get it back', async () => {
  await session.page.getByLabel('Choose Helen Craddock').check();
  await session.page.getByLabel('Choose Owen Tadesse').check();
  await session.page.getByLabel('Set status…').selectOption('Submitted to Client');
  const message = session.page.locator('[popover]:popover-open');
  await message.getByText('Status of 2 candidates updated').waitFor();
  await expect.poll(() => rows().getByText('Submitted to Client').count()).toBe(2);
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows().getByText('Submitted to Client').count()).toBe(0);
});

test('several are rejected only from the list of their names with what their resumes do not show', async () => {
  await session.page.getByLabel('Set status…').selectOption('Not a Fit');
  const dialog = session.page.getByRole('dialog', { name: 'Reject 2 candidates?' });
  const people = dialog.getByRole('list', { name: 'Candidates to be rejected' }).getByRole('listitem');
  await expect.poll(() => people.count()).toBe(2);
  await dialog.getByText('Not shown:').first().waitFor();
  expect(await flaws(session.page)).toEqual([]);
  await expect.poll(() => rows().getByText('Not a Fit').count()).toBe(0);
  await dialog.getByLabel(/Owen Tadesse/).uncheck();
  await dialog.getByRole('button', { name: 'Set “Not a Fit” for 1' }).press('Enter');
  const message = session.page.locator('[popover]:popover-open');
  await message.getByText('Status of 1 candidate updated').waitFor();
  await expect.poll(() => rows().getByText('Not a Fit').count()).toBe(1);
  await expect
    .poll(() =>
      rows()
        .getByText(/^Status set by /)
        .count(),
    )
    .toBeGreaterThan(0);
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows().getByText('Not a Fit').count()).toBe(0);
});

test('those who are chosen stand side by side, requirement by requirement', async () => {
  await session.button('Compare').click();
  await session.page.getByRole('columnheader', { name: /Helen Craddock/ }).waitFor();
  await session.page.getByRole('columnheader', { name: /Owen Tadesse/ }).waitFor();
  await expect.poll(() => session.page.getByRole('row').count()).toBeGreaterThan(5);
  await session.page.getByLabel('Only where they differ').check();
  expect(await flaws(session.page)).toEqual([]);
});

test('a card of the board is moved by keys', async () => {
  await tab('Board').click();
  const column = (status: string) =>
    session.page.getByRole('list', { name: 'Board by status' }).getByRole('listitem', { name: status, exact: true });
  // A column is narrower than a list of statuses would like to be.
  const cut = () =>
    column('Analyzed').evaluate((element) =>
      [element, ...element.querySelectorAll('div')].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    );
  await column('Analyzed').getByRole('combobox').first().waitFor();
  expect(await cut()).toBe(false);
  const card = column('Analyzed').getByRole('button', { name: /Helen Craddock/ });
  await card.focus();
  await press('Shift+ArrowRight');
  await column('Submitted to Client')
    .getByRole('button', { name: /Helen Craddock/ })
    .waitFor();
  await session.toast('Status updated');
  expect(await flaws(session.page)).toEqual([]);
});

test('a note is written, and stands in the candidacy with its author', async () => {
  await tab('Candidates').click();
  await rows().getByRole('button', { name: 'Helen Craddock' }).click();
  await person().getByRole('heading', { name: 'Helen Craddock' }).waitFor();
  await session.page.getByLabel('Add a note').fill('Call on Monday.');
  // What is half written waits while somebody else is looked at.
  await rows().getByRole('button', { name: 'Owen Tadesse' }).click();
  await person().getByRole('heading', { name: 'Owen Tadesse' }).waitFor();
  expect(await session.page.getByLabel('Add a note').inputValue()).toBe('');
  await rows().getByRole('button', { name: 'Helen Craddock' }).click();
  await person().getByRole('heading', { name: 'Helen Craddock' }).waitFor();
  expect(await session.page.getByLabel('Add a note').inputValue()).toBe('Call on Monday.');
  await session.button('Save note').click();
  const note = person().getByText('Call on Monday.');
  await note
    .locator('..')
    .getByText(/^Rosa Tester · /)
    .waitFor();
});

test('a note is deleted by who wrote it, who is asked first', async () => {
  await session.page.getByLabel('Add a note').fill('Meant for somebody else.');
  await session.button('Save note').click();
  await session.button('Delete note').nth(1).waitFor();
  await session.button('Delete note').first().click();
  await session.dialog.getByText('Meant for somebody else.').waitFor();
  await session.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await session.toast('Note deleted');
  await expect.poll(() => session.button('Delete note').count()).toBe(1);
});

/** Whether the middle of an element can be seen, without scrolling and with nothing above it. */
const isUncovered = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('a verdict is corrected with a reason by keys, stands beside what was found, and is taken back', async () => {
  const item = person().locator('[id^="requirement-"]').filter({ hasText: 'Must have' }).first();
  const verdict = async () => /Met|Partly met/.exec(await item.innerText())?.[0];
  await expect.poll(verdict).toBeDefined();
  const found = await verdict();
  const pencil = item.getByRole('button', { name: 'Correct the verdict' });
  await pencil.focus();
  await press('Enter');
  await session.page.keyboard.type('Told us by phone');
  // Escape closes the form and gives nothing up.
  await press('Escape');
  await pencil.and(session.page.locator(':focus')).press('Enter');
  expect(await isUncovered(session.button('Save correction'))).toBe(true);
  // From a button of the form it closes the form alone, too.
  await session.button('Save correction').press('Escape');
  await pencil.and(session.page.locator(':focus')).press('Enter');
  const verdictChosen = item.getByRole('button', { name: 'Not shown', exact: true });
  await verdictChosen.press('Enter');
  expect(await verdictChosen.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await session.page.getByLabel('Reason', { exact: true }).inputValue()).toBe('Told us by phone');
  expect(await flaws(session.page)).toEqual([]);
  await session.button('Save correction').click();
  await session.toast('Verdict corrected');
  await item.getByText(`Corrected by a recruiter. Cotejo found: ${found}.`).waitFor();
  const reason = item.getByText('Told us by phone');
  // Until the form is closed, its field holds the same words.
  await expect.poll(() => reason.count()).toBe(1);
  await expect.poll(() => pencil.evaluate((button) => button === document.activeElement)).toBe(true);
  await press('Enter');
  await session.button('Take it back').click();
  await session.toast('Correction taken back');
  await expect.poll(() => reason.count()).toBe(0);
});

test('somebody is removed from the role, and brought back', async () => {
  await session.button('Remove from the role').last().click();
  await expect.poll(() => rows().count()).toBe(everybody - 1);
  await session.page.locator('[popover]:popover-open').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows().count()).toBe(everybody);
});

test('who was removed is shown as that to those who have the address, and can be put back', async () => {
  const { items } = await session.client.call(endpoints.listCandidacies, { params: { id: String(roleId) } });
  const { id } = items[0]!;
  await session.open(`/roles/${roleId}?candidate=${id}`);
  await expect.poll(() => rows().count()).toBe(everybody);
  const outside = session.page.getByText(/^Is not in the role /);
  // As a colleague does it meanwhile.
  await session.client.call(endpoints.moveCandidacy, { params: { id: String(id) }, input: { roleId: null } });
  await outside.waitFor();
  await expect.poll(() => session.button('Remove from the role').count()).toBe(0);
  await session.button('Put back into the role').click();
  await expect.poll(() => rows().count()).toBe(everybody);
  await outside.waitFor({ state: 'detached' });
});

test('the activity tells what was done, what was done at once together, and what colleagues do meanwhile', async () => {
  await tab('Activity').click();
  const acts = () => session.page.getByRole('list', { name: 'What has happened in this role' }).locator('> li');
  await acts()
    .filter({ hasText: `${everybody} resumes added` })
    .getByText(/^Rosa Tester · /)
    .waitFor();
  await acts().filter({ hasText: 'Call on Monday.' }).getByText('Note').waitFor();
  const together = acts().filter({ hasText: '2 candidates · Status: Submitted to Client' });
  await together.getByText('Show the 2 candidates').click();
  await together.getByText('Status: Analyzed → Submitted to Client').first().waitFor();
  expect(await flaws(session.page)).toEqual([]);
  const { items } = await session.client.call(endpoints.listCandidacies, {
    params: { id: String(roleId) },
    query: { limit: '1', sort: '-score' },
  });
  await session.client.call(endpoints.createNote, {
    params: { id: String(items[0]?.id) },
    input: { text: 'Called from another desk.' },
  });
  await acts().first().getByText('Called from another desk.').waitFor();
  await session.page.getByLabel('Kind').selectOption('Uploads');
  await expect.poll(() => acts().count()).toBe(1);
  await expect.poll(() => search().get('what')).toBe('upload');
  await session.page.getByLabel('Kind').selectOption('');
  await session.page.getByRole('textbox', { name: 'Search by candidate or colleague' }).fill('craddock helen');
  await expect
    .poll(() =>
      acts()
        .filter({ hasText: `${everybody} resumes added` })
        .count(),
    )
    .toBe(0);
  await acts().filter({ hasText: 'Helen Craddock' }).first().waitFor();
  await expect.poll(() => search().get('q')).toBe('craddock helen');
  await session.page.getByRole('button', { name: 'Clear the search' }).click();
  await session.page.getByLabel('Kind').selectOption('Notes');
  await acts().first().getByRole('button', { name: 'Helen Craddock' }).click();
  await person().getByRole('heading', { name: 'Helen Craddock' }).waitFor();
});

test('a file that is in the role already opens its candidate, takes its place, or is kept as another one', async () => {
  const { page } = session;
  await session.open(`/roles/${roleId}`);
  await person().getByRole('heading', { name: 'Helen Craddock' }).waitFor();
  await page.locator('input[name=roleResumes]').setInputFiles(['helen-craddock.pdf', 'owen-tadesse.md'].map(sample));
  const remarks = page.getByRole('alert').filter({ hasText: '2 files are here already' });
  const line = (file: string) => remarks.getByRole('listitem').filter({ hasText: file });
  await line('owen-tadesse.md')
    .getByText(/: already in this role since \d\d\/\d\d\/\d{4}, /)
    .waitFor();
  await session.button('Open Owen Tadesse').click();
  await person().getByRole('heading', { name: 'Owen Tadesse' }).waitFor();
  expect(await flaws(page)).toEqual([]);
  await line('owen-tadesse.md').getByRole('button', { name: 'Replace' }).click();
  await session.toast('Resume replaced');
  await line('owen-tadesse.md').waitFor({ state: 'detached' });
  await expect.poll(() => rows().count()).toBe(everybody);
  await page.getByRole('button', { name: 'Keep both' }).click();
  await session.toast('1 resume added');
  await expect.poll(() => rows().filter({ hasText: 'Helen Craddock' }).count()).toBe(2);
  await rows().getByRole('img', { name: 'Another resume of this person is in the role, too' }).first().waitFor();
  await rows().filter({ hasText: 'Helen Craddock' }).last().click();
  await session.button('Remove from the role').click();
  await expect.poll(() => rows().filter({ hasText: 'Helen Craddock' }).count()).toBe(1);
});

test('who was removed comes back with status and notes when the file comes again', async () => {
  await rows().filter({ hasText: 'Owen Tadesse' }).click();
  await person().getByRole('heading', { name: 'Owen Tadesse' }).waitFor();
  await press('9');
  await expect.poll(() => rows().filter({ hasText: 'Owen Tadesse' }).innerText()).toContain('On Hold');
  await session.button('Remove from the role').click();
  await expect.poll(() => rows().filter({ hasText: 'Owen Tadesse' }).count()).toBe(0);
  await session.page.locator('input[name=roleResumes]').setInputFiles(sample('owen-tadesse.md'));
  await session.toast('1 resume added', 'It is read and scored now. You can leave this page.');
  await expect.poll(() => rows().filter({ hasText: 'Owen Tadesse' }).count()).toBe(1);
  await expect.poll(() => rows().filter({ hasText: 'Owen Tadesse' }).innerText()).toContain('On Hold');
  await rows().filter({ hasText: 'Owen Tadesse' }).click();
  await person().getByRole('heading', { name: 'Owen Tadesse' }).waitFor();
  await session.page.getByLabel('Status of Owen Tadesse').selectOption('Analyzed');
  await session.toast('Status updated');
});

test('a narrow screen shows the list, then the person', async () => {
  await session.page.setViewportSize({ width: 390, height: 844 });
  await session.open(`/roles/${roleId}`);
  await rows().getByRole('button', { name: 'Helen Craddock' }).click();
  await person().getByRole('heading', { name: 'Helen Craddock' }).waitFor();
  await expect.poll(() => rows().count()).toBe(0);
  expect(await flaws(session.page)).toEqual([]);
  await session.button('Back to the list').click();
  await expect.poll(() => rows().count()).toBe(everybody);
});

test('nothing complained on the console', () => {
  expect(session.troubles).toEqual([]);
});
