import { randomUUID } from 'node:crypto';
import { endpoints } from '@cotejo/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRole } from './company.ts';
import { type SignedIn, startAsAdmin } from './signed-in.ts';
import { register, sample, send } from './walk.ts';
import { flaws } from './flaws.ts';
import { replayBeforeFurtherTries } from './replay.ts';

let session: SignedIn;
let page: Page;
let clientId: number;
let opportunityId: number;
let roleId: number;
let userId: number;
/** The name of a user, which no other try has. */
let agent: string;
beforeAll(async () => {
  session = await startAsAdmin();
  page = session.page;
  ({ clientId, opportunityId, roleId } = await createRole(session.client, {
    client: 'Aurora Labs',
    opportunity: 'Platform team',
    role: 'Backend Engineer',
  }));
  userId = (await session.client.call(endpoints.getUser))!.id;
  agent = `agent-${randomUUID().slice(0, 8)}`;
});
replayBeforeFurtherTries();
// Whatever became of the test before.
beforeEach(async () => {
  const { origin, username, password } = session;
  const answer = await page.request.get(`${origin}/api/user`);
  const user = answer.ok() ? ((await answer.json()) as { username: string }) : undefined;
  if (user?.username !== username) await send(page, origin, '/api/login', { username, password });
});
afterAll(() => session?.stop());

const field = (name: string) => page.getByLabel(name, { exact: true });
const says = (text: string) => page.getByText(text, { exact: true }).waitFor();
const kept = 'What you typed earlier is still here.';
const path = () => new URL(page.url()).pathname + new URL(page.url()).search;

/**
 * Ends the session on the server, as time would: the browser still has its cookies. What the page has asked for is
 * answered first, as it would lead to the sign-in by itself.
 */
async function endSession(): Promise<void> {
  await page.waitForLoadState('networkidle');
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${session.origin}/api/logout`, { method: 'POST', headers: { cookie } });
  expect(answer.status).toBe(200);
}

async function logIn(username = session.username, password = session.password): Promise<void> {
  await field('Username').fill(username);
  await field('Password').fill(password);
  await field('Password').press('Enter');
  await session.toast('Login successful');
}

type Form = {
  path: () => string;
  opener: string | undefined;
  /** The address of the form. */
  address: () => string;
  values: () => Record<string, string>;
  submit: string;
  secret?: string;
  file?: string;
};

const forms: Form[] = [
  {
    path: () => '/clients?q=aur',
    opener: 'New Client',
    address: () => '/clients?q=aur&dialog=new',
    values: () => ({ 'Client Name': 'Naranco Datos' }),
    submit: 'Create',
  },
  {
    path: () => '/clients',
    opener: 'Edit Aurora Labs',
    address: () => `/clients?dialog=edit&id=${clientId}`,
    values: () => ({ 'Client Name': 'Aurora Laboratories' }),
    submit: 'Save',
  },
  {
    path: () => `/clients/${clientId}`,
    opener: 'New Opportunity',
    address: () => `/clients/${clientId}?dialog=new`,
    values: () => ({ 'Opportunity Name': 'Data team' }),
    submit: 'Create',
  },
  {
    path: () => `/clients/${clientId}`,
    opener: 'Edit Platform team',
    address: () => `/clients/${clientId}?dialog=edit&id=${opportunityId}`,
    values: () => ({ 'Opportunity Name': 'Platform' }),
    submit: 'Save',
  },
  {
    path: () => `/opportunities/${opportunityId}`,
    opener: 'New Role',
    address: () => `/opportunities/${opportunityId}?dialog=new`,
    values: () => ({ 'Role Name': 'Data Engineer' }),
    submit: 'Create',
    file: 'Please choose the file again.',
  },
  {
    path: () => `/opportunities/${opportunityId}`,
    opener: 'Edit Backend Engineer',
    address: () => `/opportunities/${opportunityId}?dialog=edit&id=${roleId}`,
    values: () => ({ 'Role Name': 'Backend Developer' }),
    submit: 'Save',
    file: 'Please choose the file again.',
  },
  {
    path: () => '/admin',
    opener: 'Add User',
    address: () => '/admin?dialog=new',
    values: () => ({
      'First name': 'Nora',
      'Last name': 'Vidal',
      Email: `${agent}@example.com`,
      Username: agent,
      Role: 'agency',
    }),
    submit: 'Create',
    secret: 'Password (required)',
  },
  {
    path: () => '/admin',
    opener: 'Edit Rosa Tester',
    address: () => `/admin?dialog=edit&id=${userId}`,
    values: () => ({ 'Last name': 'Tester Oliva' }),
    submit: 'Save',
    secret: 'New password',
  },
  {
    path: () => '/account-settings',
    opener: undefined,
    address: () => '/account-settings',
    values: () => ({ 'Last name': 'Tester Vidal', Company: 'Walk & Co' }),
    submit: 'Save changes',
  },
];

test.each(forms)(
  'a session that ends in a form leads to the sign-in and back to the form with what was typed, but for ' +
    'passwords and files ($opener, %#)',
  async (form) => {
    const { secret } = form;
    await session.open(form.path());
    if (form.opener) await session.button(form.opener).click();
    for (const [label, value] of Object.entries(form.values()))
      await (label === 'Role' ? field(label).selectOption(value) : field(label).fill(value));
    if (secret) await field(secret).fill('a secret password');
    if (form.file) await page.locator('input[name=roleFile]').setInputFiles(sample('job-backend-engineer.pdf'));
    await endSession();
    await session.button(form.submit).click();
    await says('Your session has ended. Log in to continue where you were.');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(form.address());
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret');
    await logIn();
    await says(kept);
    expect(path()).toBe(form.address());
    for (const [label, value] of Object.entries(form.values()))
      await expect.poll(() => field(label).inputValue()).toBe(value);
    if (secret) {
      await expect.poll(() => field(secret).inputValue()).toBe('');
      // A blank field keeps the present password.
      if (form.submit === 'Create') await field(secret).fill('a secret password');
    }
    if (form.file) {
      await says(form.file);
      await page.locator('input[name=roleFile]').setInputFiles(sample('job-payroll-manager.docx'));
    }
    await session.button(form.submit).click();
    await page.locator('[popover]:popover-open [role=status]').waitFor();
    await page.getByText(kept).waitFor({ state: 'detached' });
    await session.dialog.waitFor({ state: 'detached' });
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('cotejo.form'))),
    ).toEqual([]);
  },
);

test('so does one that ends while a salary is typed into the table', async () => {
  const jobDescriptionId = String((await session.client.uploadJob(sample('job-support-lead.md'))).id);
  await session.client.call(endpoints.uploadResume, { input: { jobDescriptionId }, file: sample('owen-tadesse.md') });
  await session.client.call(endpoints.analyze, { params: { jobDescriptionId }, query: { roleId: String(roleId) } });
  await session.open(`/opportunities/${opportunityId}`);
  await session.button('Edit the expected salary of Owen Tadesse').click();
  await field('Expected salary of Owen Tadesse').fill('52,000');
  await endSession();
  await session.button('Confirm').click();
  await says('Your session has ended. Log in to continue where you were.');
  await logIn();
  await says(kept);
  expect(path()).toBe(`/opportunities/${opportunityId}`);
  await expect.poll(() => field('Expected salary of Owen Tadesse').inputValue()).toBe('52,000');
  expect(await flaws(page)).toEqual([]);
  await session.button('Confirm').click();
  await session.toast('Salary updated');
  await says('52,000');
  await page.reload();
  await says('52,000');
  await expect.poll(() => page.getByText(kept).count()).toBe(0);
});

test('going back does not lead to the sign-in', async () => {
  await session.open('/history');
  await page.getByRole('link', { name: 'Clients', exact: true }).click();
  await session.button('New Client').click();
  await field('Client Name').fill('Left behind');
  await endSession();
  await session.button('Create').click();
  await says('Your session has ended. Log in to continue where you were.');
  await logIn();
  await says(kept);
  await page.goBack();
  await page.waitForURL(`${session.origin}/history`);
  await page.goForward();
  await expect.poll(() => field('Client Name').inputValue()).toBe('Left behind');
  await session.button('Cancel').click();
});

test('a reload in a dialog, and Escape, keep what was typed; Cancel and "Discard it" do not', async () => {
  await session.open('/clients');
  await session.button('New Client').click();
  await field('Client Name').fill('Half a na');
  await page.reload();
  await says(kept);
  await expect.poll(() => field('Client Name').inputValue()).toBe('Half a na');
  expect(await flaws(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await session.dialog.waitFor({ state: 'detached' });
  expect(path()).toBe('/clients');
  await session.button('New Client').click();
  await expect.poll(() => field('Client Name').inputValue()).toBe('Half a na');
  await session.button('Discard it').click();
  await expect.poll(() => field('Client Name').inputValue()).toBe('');
  await field('Client Name').fill('Another');
  await session.button('Cancel').click();
  await session.button('New Client').click();
  await expect.poll(() => field('Client Name').inputValue()).toBe('');
  await expect.poll(() => page.getByText(kept).count()).toBe(0);
  await session.button('Cancel').click();
});

test('one dialog does not show the draft of another', async () => {
  await session.button('New Client').click();
  await field('Client Name').fill('For a new one');
  await page.keyboard.press('Escape');
  await session.button('Edit Aurora Laboratories').click();
  await expect.poll(() => field('Client Name').inputValue()).toBe('Aurora Laboratories');
  await session.button('Cancel').click();
});

test('who signs in instead sees nothing of it, and neither does anybody after signing out', async () => {
  const other = `other-${randomUUID().slice(0, 8)}`;
  await register(await session.newPage(), session.origin, other);
  await session.button('New Client').click();
  await field('Client Name').fill('A secret client');
  await endSession();
  await session.button('Create').click();
  await logIn(other, `${other}-password`);
  await page.waitForURL(`${session.origin}/clients?dialog=new`);
  await expect.poll(() => field('Client Name').inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret');

  await field('Client Name').fill('Unfinished');
  await page.keyboard.press('Escape');
  await session.button('User menu of Rosa').click();
  await session.button('Log out').click();
  await session.toast('Logged out', 'You have been successfully logged out.');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Unfinished');
  await session.open('/auth?redirect=/clients');
  await expect.poll(() => page.getByText('Your session has ended. Log in to continue where you were.').count()).toBe(0);
});

test('nothing complained on the console, and nobody else was called', () => {
  expect(session.troubles).toEqual([]);
});
