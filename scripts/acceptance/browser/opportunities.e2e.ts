import { readFile } from 'node:fs/promises';
import { endpoints } from '@cotejo/contract';
import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startSignedIn } from './signed-in.ts';
import { sample } from './walk.ts';
import { flaws } from './flaws.ts';

let session: SignedIn;
let client: { id: number };
beforeAll(async () => {
  session = await startSignedIn();
  client = await session.client.call(endpoints.createClient, { input: { name: 'Brightwater Hotels' } });
});
afterAll(() => session?.stop());

const field = (name: string) => session.page.getByLabel(name, { exact: true });
const link = (name: string) => session.page.getByRole('link', { name, exact: true });
const heading = (name: string) => session.page.getByRole('heading', { name, exact: true });
const says = (text: string) => session.page.getByText(text, { exact: true }).waitFor();
const closed = () => session.dialog.waitFor({ state: 'detached' });
const cell = (candidate: string) =>
  session.page.getByRole('row').filter({ has: session.page.getByRole('link', { name: candidate, exact: true }) });

test.each([
  ['/clients/abc', 'Invalid client ID.'],
  ['/clients/99999999999', 'Invalid client ID.'],
  ['/clients/4242', 'Client not found.'],
  ['/opportunities/0', 'Invalid opportunity ID.'],
  ['/opportunities/4242', 'Opportunity not found.'],
])('%s says: %s', async (path, text) => {
  await session.open(path);
  await says(text);
  await expect.poll(() => link('Clients').getAttribute('aria-current')).not.toBe(null);
  await link('Back to Clients').click();
  await session.page.waitForURL(`${session.origin}/clients`);
});

test('what cannot be loaded is asked for again', async () => {
  await session.failing('GET', /\/api\/clients\/\d+\/opportunities$/, async () => {
    await session.open(`/clients/${client.id}`);
    await says('Error loading data. Please try again.');
  });
  await session.button('Try again').click();
  await heading('Brightwater Hotels').waitFor();
});

test('the first opportunity is created, with a name by the rules', async () => {
  await says('No opportunities yet');
  await session.button('Create First Opportunity').click();
  for (const [name, message] of [
    ['', 'Name is required'],
    ['x'.repeat(101), 'Name must be at most 100 characters'],
  ] as const) {
    await field('Opportunity Name').fill(name);
    await session.button('Create').click();
    await says(message);
  }
  await field('Opportunity Name').fill('Finance team');
  await session.failing('POST', /\/api\/opportunities$/, async () => {
    await session.button('Create').click();
    await session.toast('Error', 'Could not create opportunity. Please try again.');
  });
  await session.button('Create').click();
  await session.toast('Opportunity created');
  await closed();
  await heading('Finance team').waitFor();
  await says('0 roles');
  expect(await flaws(session.page)).toEqual([]);
});

test('an opportunity is renamed and deleted, with a warning about its roles', async () => {
  const spare = await session.client.call(endpoints.createOpportunity, {
    input: { name: 'Spare', clientId: client.id },
  });
  await session.page.reload();
  await session.button('Edit Spare').click();
  await field('Opportunity Name').fill('Spare parts');
  await session.failing('PUT', new RegExp(`/api/opportunities/${spare.id}$`), async () => {
    await session.button('Save').click();
    await session.toast('Error', 'Could not update opportunity. Please try again.');
  });
  await session.button('Save').click();
  await session.toast('Opportunity updated');
  await session.button('Delete Spare parts').click();
  await session.dialog.getByText(/Its roles will also be deleted/).waitFor();
  await session.failing('DELETE', new RegExp(`/api/opportunities/${spare.id}$`), async () => {
    await session.button('Delete').click();
    await session.toast('Error', 'Could not delete opportunity. Please try again.');
  });
  await session.button('Delete').click();
  await session.toast('Opportunity deleted');
  await heading('Spare parts').waitFor({ state: 'detached' });
});

test('an opportunity without roles says so, and asks for no candidates', async () => {
  const asked: string[] = [];
  session.page.on('request', (request) => {
    if (request.url().endsWith('/candidates')) asked.push(request.url());
  });
  await link('View Roles of Finance team').click();
  await says('No roles yet');
  await session.page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect.poll(() => link('Clients').getAttribute('aria-current')).toBe('true');
  await expect.poll(() => link('Back to Brightwater Hotels').getAttribute('href')).toBe(`/clients/${client.id}`);
});

test('a role needs a name and a file of the right kind and size', async () => {
  await session.button('Create First Role').click();
  const choose = (name: string, buffer: Buffer) =>
    session.page.locator('input[name=roleFile]').setInputFiles({ name, mimeType: '', buffer });
  await choose('photo.png', Buffer.from('x'));
  await says('Invalid file type. Allowed formats: PDF, DOCX, Markdown, TXT');
  await session.button('Remove photo.png').click();
  await choose('long.txt', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'));
  await says('File size must not exceed 10MB');
  await session.button('Remove long.txt').click();
  await session.button('Create').click();
  await says('Name is required');
  await says('File is required');
  expect(await flaws(session.page)).toEqual([]);
});

test('a role is created with its file, and a server that is down loses nothing', async () => {
  await field('Role Name').fill('Payroll Manager');
  await session.page.locator('input[name=roleFile]').setInputFiles(sample('job-payroll-manager.docx'));
  await session.failing('POST', /\/api\/roles$/, async () => {
    await session.button('Create').click();
    await session.toast('Error', 'Could not create role. Please try again.');
  });
  await session.dialog.getByText('job-payroll-manager.docx', { exact: true }).waitFor();
  await session.button('Create').click();
  await session.toast('Role created');
  await closed();
  await heading('Payroll Manager').waitFor();
  await says('job-payroll-manager.docx');
  await says('No candidates analyzed yet');
});

test('a name that is typed while the title of the file is read stays', async () => {
  const { page } = session;
  const asked = Promise.withResolvers<Route>();
  await page.route(/\/api\/roles\/title$/, asked.resolve);
  await session.button('New Role').click();
  await page.locator('input[name=roleFile]').setInputFiles(sample('job-support-lead.md'));
  const route = await asked.promise;
  await expect.poll(() => field('Role Name').inputValue()).toBe('Job support lead');
  await field('Role Name').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Night desk');
  await route.fulfill({ json: { title: 'Customer Support Team Lead', originalTitle: null } });
  await page.getByText('Reading the title in the file').waitFor({ state: 'detached' });
  expect(await field('Role Name').inputValue()).toBe('Night desk');
  await page.unroute(/\/api\/roles\/title$/);
  await session.button('Cancel').click();
  await closed();
});

test('the title in its file suggests the name of a role, and Enter creates it', async () => {
  await session.button('New Role').click();
  await session.page.locator('input[name=roleFile]').setInputFiles(sample('job-support-lead.md'));
  await expect.poll(() => field('Role Name').inputValue()).toBe('Customer Support Team Lead');
  await expect.poll(() => field('Role Name').evaluate((element) => element === document.activeElement)).toBe(true);
  await session.page.keyboard.press('Enter');
  await session.toast('Role created');
  await closed();
  await session.button('Delete Customer Support Team Lead').click();
  await session.button('Delete').click();
  await session.toast('Role deleted');
  await closed();
});

test('a role is renamed without its file, then its file is replaced', async () => {
  await session.button('Edit Payroll Manager').click();
  await session.dialog.getByText('job-payroll-manager.docx').waitFor();
  await field('Role Name').fill('Payroll Lead');
  await session.failing('PUT', /\/api\/roles\/\d+$/, async () => {
    await session.button('Save').click();
    await session.toast('Error', 'Could not update role. Please try again.');
  });
  await session.button('Save').click();
  await session.toast('Role updated');
  await closed();
  await session.button('Edit Payroll Lead').click();
  await session.page.locator('input[name=roleFile]').setInputFiles(sample('job-support-lead.md'));
  await session.button('Save').click();
  await session.toast('Role updated');
  await closed();
  await says('job-support-lead.md');
});

test("a role's file opens in a new tab, or a message says that it cannot be had", async () => {
  const [tab] = await Promise.all([
    session.page.waitForEvent('popup'),
    session.button('Download job-support-lead.md').click(),
  ]);
  await tab.waitForURL(/\/api\/roles\/\d+\/file$/);
  await tab.close();
  await session.failing('HEAD', /\/api\/roles\/\d+\/file$/, async () => {
    await session.button('Download job-support-lead.md').click();
    await session.toast('Error', 'Could not download file. Please try again.');
  });
});

test('analyzed candidates stand in the table of their role, the best first', async () => {
  const [opportunity] = await session.client.call(endpoints.listOpportunities, { params: { id: String(client.id) } });
  const [role] = await session.client.call(endpoints.listRoles, { params: { id: String(opportunity!.id) } });
  await expect
    .poll(() => link('Add Candidates to Payroll Lead').getAttribute('href'))
    .toBe(`/analyze?roleId=${role!.id}`);
  const job = await session.client.uploadJob(sample('job-payroll-manager.docx'));
  const jobDescriptionId = String(job.id);
  await Promise.all(
    ['helen-craddock.pdf', 'owen-tadesse.md'].map((file) =>
      session.client.call(endpoints.uploadResume, { input: { jobDescriptionId }, file: sample(file) }),
    ),
  );
  await session.client.call(endpoints.analyze, { params: { jobDescriptionId }, query: { roleId: String(role!.id) } });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await session.page.route(/\/candidates$/, async (route) => {
    await held;
    await route.continue();
  });
  await session.page.reload();
  await says('Loading candidates...');
  answer();
  await cell('Helen Craddock').waitFor();
  await expect.poll(() => session.page.getByRole('table').getByRole('row').nth(1).innerText()).toContain('PDF');
  await expect.poll(() => link('View all 2 candidates').getAttribute('href')).toBe(`/history?roleId=${role!.id}`);
  await expect.poll(() => link('Helen Craddock').getAttribute('href')).toMatch(/^\/analyze\?resumeId=\d+$/);
  await expect
    .poll(() => link('View details of Helen Craddock').getAttribute('href'))
    .toBe(await link('Helen Craddock').getAttribute('href'));
  await cell('Owen Tadesse').getByText('MD', { exact: true }).waitFor();
  await session.page.unroute(/\/candidates$/);
});

test('the score tells in a tooltip what it is', async () => {
  await cell('Helen Craddock').getByRole('img').hover();
  const tooltip = session.page.getByRole('tooltip');
  await tooltip.waitFor();
  await expect.poll(() => tooltip.innerText()).toMatch(/^Match score: \d+%$/);
});

test('a status is one of ten, rests while it is saved, and goes back when it cannot be', async () => {
  const status = field('Status of Helen Craddock');
  await expect.poll(() => status.locator('option').count()).toBe(10);
  await expect.poll(() => status.inputValue()).toBe('Analyzed');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await session.page.route(/\/status$/, async (route) => {
    await held;
    await route.continue();
  });
  await status.focus();
  await status.selectOption('Under Client Review');
  await expect.poll(() => status.isDisabled()).toBe(true);
  await expect.poll(() => status.inputValue()).toBe('Under Client Review');
  answer();
  await session.toast('Status updated');
  await session.page.unroute(/\/status$/);
  await session.failing('PUT', /\/status$/, async () => {
    await status.selectOption('Hired');
    await session.toast('Error', 'Could not update candidate status. Please try again.');
  });
  await expect.poll(() => status.inputValue()).toBe('Under Client Review');
  await session.page.reload();
  await expect.poll(() => status.inputValue()).toBe('Under Client Review');
});

test('an expected salary is written in its place, with Enter and Escape', async () => {
  const pencil = session.button('Edit the expected salary of Helen Craddock');
  const input = field('Expected salary of Helen Craddock');
  await cell('Helen Craddock').getByText('Not set', { exact: true }).waitFor();
  await pencil.click();
  await expect.poll(() => input.getAttribute('placeholder')).toBe('e.g., $85,000');
  await input.fill('x'.repeat(101));
  await input.press('Enter');
  await says('Expected salary must be at most 100 characters');
  await input.fill('=£52,000');
  await input.press('Escape');
  await input.waitFor({ state: 'detached' });
  await expect.poll(() => pencil.evaluate((element) => element === document.activeElement)).toBe(true);
  await pencil.press('Enter');
  await input.fill('=£52,000');
  await input.press('Enter');
  await session.toast('Salary updated');
  await cell('Helen Craddock').getByText('=£52,000', { exact: true }).waitFor();
  await pencil.click();
  await input.fill('a mistake');
  await session.failing('PUT', /\/expected-salary$/, async () => {
    await session.button('Confirm').click();
    await session.toast('Error', 'Could not update expected salary. Please try again.');
  });
  await cell('Helen Craddock').getByText('=£52,000', { exact: true }).waitFor();
  await pencil.click();
  await input.fill('still a mistake');
  await session.button('Cancel').click();
  await cell('Helen Craddock').getByText('=£52,000', { exact: true }).waitFor();
});

test('the candidates leave as a CSV file in which no cell is a formula', async () => {
  const [download] = await Promise.all([
    session.page.waitForEvent('download'),
    session.button('Export CSV of Payroll Lead').click(),
  ]);
  expect(download.suggestedFilename()).toBe('Payroll Lead_Candidates.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFFName,')).toBe(true);
  expect(text).toContain(`"'=£52,000"`);
  await session.toast('Export successful');
});

test('the page is fit for everybody, and for a phone', async () => {
  expect(await flaws(session.page)).toEqual([]);
});

test('a role is deleted by name, file and size', async () => {
  await session.button('Delete Payroll Lead').click();
  await session.dialog.getByText('Payroll Lead', { exact: true }).waitFor();
  await session.dialog.getByText('job-support-lead.md').waitFor();
  await session.dialog.getByText(/^\d+ K?B$/).waitFor();
  await session.failing('DELETE', /\/api\/roles\/\d+$/, async () => {
    await session.button('Delete').click();
    await session.toast('Error', 'Could not delete role. Please try again.');
  });
  await session.button('Delete').click();
  await session.toast('Role deleted');
  await says('No roles yet');
});

test('what was just created is opened from its message', async () => {
  await session.button('New Role').click();
  // Where its title cannot be read in the dialog, the role is called by its file.
  await session.failing('POST', /\/api\/roles\/title$/, async () => {
    await session.page.locator('input[name=roleFile]').setInputFiles(sample('job-support-lead.md'));
    await session.button('Create').click();
  });
  const message = session.page.locator('[popover]:popover-open').filter({ hasText: 'Role created' });
  await message.getByRole('button', { name: 'Open' }).click();
  await session.page.waitForURL(/\/roles\/\d+$/);
  await heading('Job support lead').waitFor();
  await session.button('Name it “Customer Support Team Lead”').click();
  await session.toast('Role updated');
  await heading('Customer Support Team Lead').waitFor();
});

test('a role is created from a pasted text, whose first line suggests its name', async () => {
  const { page } = session;
  const area = page.getByRole('textbox', { name: 'Text of the job description' });
  await session.open(`/clients/${client.id}`);
  await link('View Roles of Finance team').click();
  await session.button('New Role').click();
  await session.button('Or paste the text').click();
  await area.and(page.locator(':focus')).press('Escape');
  await area.waitFor({ state: 'detached' });
  await session.button('Or paste the text').and(page.locator(':focus')).press('Enter');
  await area.fill('Night Auditor: front desk\n\nRequirements\n- 2 years of bookkeeping\n- Excel\n');
  expect(await flaws(page)).toEqual([]);
  await session.failing('POST', /\/api\/roles\/title$/, async () => {
    await session.button('Use this text').click();
    await says('Night Auditor front desk.txt');
    await field('Role Name').and(page.locator(':focus')).waitFor();
    expect(await field('Role Name').inputValue()).toBe('Night Auditor front desk');
    await session.button('Create').click();
    await session.toast('Role created');
  });
  await closed();
  await heading('Night Auditor front desk').waitFor();
});

test('pasted text is meant also without a press on the button below it', async () => {
  await session.button('New Role').click();
  await session.button('Create').click();
  await says('Name is required');
  await session.button('Or paste the text').click();
  await field('Text of the job description').fill('Linen Keeper\n\nRequirements\n- Excel\n');
  await session.button('Create').click();
  await field('Role Name').and(session.page.locator(':focus')).waitFor();
  expect(await field('Role Name').inputValue()).toBe('Linen Keeper');
  expect(await session.dialog.getByRole('alert').count()).toBe(0);
  await session.button('Remove Linen Keeper.txt').click();
  await session.button('Or paste the text').click();
  await field('Text of the job description').fill('Keeper of linen\n\nRequirements\n- Excel\n');
  await session.button('Create').click();
  await session.toast('Role created', 'Linen Keeper');
  await closed();
  await says('Keeper of linen.txt');
});

test('nothing complained on the console, and nobody else was called', () => {
  expect(session.troubles).toEqual([]);
});
