import { endpoints } from '@cotejo/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRole } from './company.ts';
import { flaws } from './flaws.ts';
import { startSignedIn, type SignedIn } from './signed-in.ts';
import { send } from './walk.ts';

type Made = { id: number };

let session: SignedIn;
let job: Made;
let support: Awaited<ReturnType<typeof createRole>>;
/** The path of the role that an uploaded file has become. */
let keptIn: string;

beforeAll(async () => {
  session = await startSignedIn();
  const { page, origin, client } = session;
  support = await createRole(
    client,
    { client: 'Naranco Datos', opportunity: 'Platform', role: 'Support Lead' },
    'job-support-lead.md',
  );
  job = await send<Made>(page, origin, '/api/job-description', {}, 'job-backend-engineer.pdf');
  for (const file of ['maren-oduya.pdf', 'tomas-echeverri.docx', 'helen-craddock.pdf'])
    await send(page, origin, '/api/resume', { jobDescriptionId: job.id }, file);
  await send(page, origin, `/api/analyze/${job.id}`);
});
afterAll(() => session?.stop());

const link = (name: string) => session.page.getByRole('main').getByRole('link', { name, exact: true });
const trail = () => session.page.getByRole('navigation', { name: 'Where this is' });
const rows = () => session.page.getByRole('list', { name: 'Candidates of this role' }).getByRole('listitem');
const radio = (name: RegExp) => session.dialog.getByRole('radio', { name });
const where = () => session.dialog.getByRole('searchbox', { name: 'Role' });
const message = () => session.page.locator('[popover]:popover-open');
const openAnalysis = async () => {
  await session.open(`/analyze?jobDescriptionId=${job.id}`);
  await session.page.getByRole('heading', { name: 'Match Results Summary' }).waitFor();
  await session.toast('Analysis complete');
};

test('an uploaded file becomes a role, found by typing its client, with those who are chosen', async () => {
  await openAnalysis();
  expect(await trail().count()).toBe(0);
  await session.button('Keep these in a role…').click();
  await where().waitFor();
  await expect.poll(() => session.dialog.getByRole('radio').count()).toBe(3);
  await session.page.keyboard.type('naranco support');
  await expect.poll(() => session.dialog.getByRole('radio').count()).toBe(2);
  await expect.poll(() => radio(/^Support Lead/).isChecked()).toBe(true);
  await where().fill('naranco');
  await radio(/^New role in Platform/).check();
  await session.dialog.getByLabel('Name of the new role').fill('Backend Engineer');
  await session.dialog.getByLabel(/Helen Craddock/).uncheck();
  expect(await flaws(session.page)).toEqual([]);
  await session.dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await message().getByText('2 candidates kept in Backend Engineer').waitFor();
  await session.page.getByRole('heading', { name: 'Backend Engineer', level: 1 }).waitFor();
  keptIn = new URL(session.page.url()).pathname;
  await expect.poll(() => rows().count()).toBe(2);
});

test('from the analysis and from a report the way leads back to the role, its opportunity and its client', async () => {
  await openAnalysis();
  await trail().getByRole('link', { name: 'Naranco Datos', exact: true }).waitFor();
  await trail().getByRole('link', { name: 'Platform', exact: true }).waitFor();
  expect(await session.button('Keep these in a role…').count()).toBe(0);
  await link('Printable Report').click();
  await trail().getByRole('link', { name: 'Backend Engineer', exact: true }).waitFor();
  expect(await flaws(session.page)).toEqual([]);
  await link('Back to Backend Engineer').click();
  await session.page.getByRole('heading', { name: 'Backend Engineer', level: 1 }).waitFor();
  await link('Back to Platform').click();
  await session.page.getByRole('heading', { name: 'Platform', level: 1 }).waitFor();
  await link('Back to Naranco Datos').click();
  await link('Back to Clients').click();
  await session.page.getByRole('heading', { name: 'Clients', level: 1 }).waitFor();
});

test('who was left out is told not to be in the role', async () => {
  await openAnalysis();
  await session.page.getByRole('tab', { name: /Helen Craddock/ }).click();
  await session.page.getByText(/^Is not in the role Backend Engineer\./).waitFor();
});

test('by keys alone the open one goes to another role, is scored by it, and comes back', async () => {
  await session.open(keptIn);
  await expect.poll(() => rows().count()).toBe(2);
  const first = rows().first().getByRole('button');
  // A row that is not drawn yet has no text.
  await expect.poll(() => first.innerText()).not.toBe('');
  const name = await first.innerText();
  const { keyboard } = session.page;
  await session.page.locator('main h1').click();
  await keyboard.press('m');
  await where().waitFor();
  await keyboard.type('support');
  await expect.poll(() => radio(/^Support Lead/).isChecked()).toBe(true);
  expect(await flaws(session.page)).toEqual([]);
  await keyboard.press('Enter');
  await message().getByText('Candidate moved to Support Lead').waitFor();
  await expect.poll(() => rows().count()).toBe(1);
  await keyboard.press('z');
  await expect.poll(() => rows().count()).toBe(2);
  await rows().getByText(name, { exact: true }).waitFor();
});

test('several go to another role at once, and their analysis says where they are', async () => {
  await session.page.getByLabel('Choose all that are loaded').check();
  await session.button('Move to another role…').first().click();
  await radio(/^Support Lead/).check();
  await session.dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await session.page.getByText(/^Nobody is in this role yet\./).waitFor();
  await session.open(`/roles/${support.roleId}`);
  await expect.poll(() => rows().count()).toBe(2);
  const { items } = await session.client.call(endpoints.listCandidacies, {
    params: { id: String(support.roleId) },
    query: { limit: '10', sort: '-score' },
  });
  await session.open(`/analyze?jobDescriptionId=${job.id}&resumeId=${items[0]?.resumeId}`);
  await session.page.getByText(/^Is in the role Support Lead, whose requirements give this score\./).waitFor();
  expect(await flaws(session.page)).toEqual([]);
  await link('Open the role').click();
  await session.page.getByRole('heading', { name: 'Support Lead', level: 1 }).waitFor();
});

test('an analysis goes to a client that is made in the same dialog', async () => {
  const { page, origin } = session;
  const own = await send<Made>(page, origin, '/api/job-description', {}, 'job-support-lead.md');
  await send(page, origin, '/api/resume', { jobDescriptionId: own.id }, 'owen-tadesse.md');
  await send(page, origin, `/api/analyze/${own.id}`);
  await session.open(`/analyze?jobDescriptionId=${own.id}`);
  await session.toast('Analysis complete');
  await session.button('Keep these in a role…').click();
  await radio(/^New client or opportunity/).check();
  const keep = session.dialog.getByRole('button', { name: 'Keep', exact: true });
  await expect.poll(() => keep.isDisabled()).toBe(true);
  await session.dialog.getByRole('textbox', { name: 'Client', exact: true }).fill('Costa Ledger');
  await session.dialog.getByRole('textbox', { name: 'Opportunity', exact: true }).fill('Helpdesk');
  expect(await flaws(page)).toEqual([]);
  await keep.click();
  await message()
    .getByText(/^Candidate kept in /)
    .waitFor();
  await trail().getByRole('link', { name: 'Costa Ledger', exact: true }).waitFor();
  await trail().getByRole('link', { name: 'Helpdesk', exact: true }).waitFor();
  await expect.poll(() => rows().count()).toBe(1);
});

test('who was kept in a role that was there goes back where they were', async () => {
  const { page, origin } = session;
  const own = await send<Made>(page, origin, '/api/job-description', {}, 'job-backend-engineer.pdf');
  await send(page, origin, '/api/resume', { jobDescriptionId: own.id }, 'owen-tadesse.md');
  await send(page, origin, `/api/analyze/${own.id}`);
  await session.open(`/analyze?jobDescriptionId=${own.id}`);
  await session.toast('Analysis complete');
  await session.button('Keep these in a role…').click();
  await where().fill('naranco support');
  await radio(/^Support Lead/).check();
  await session.dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await message().getByText('Candidate kept in Support Lead').waitFor();
  await expect.poll(() => rows().count()).toBe(3);
  await message().getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows().count()).toBe(2);
});

test('nothing complained on the console', () => {
  expect(session.troubles).toEqual([]);
});
