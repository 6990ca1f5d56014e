import type { Locator } from 'playwright-core';
import { endpoints } from '@cotejo/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startAsAdmin } from './signed-in.ts';
import { unmarkedStops } from './tab-stops.ts';
import { sample } from './walk.ts';

let session: SignedIn;
/** What the tests have made by keyboard, for addresses. */
const ids = { client: 0, opportunity: 0, job: 0 };
beforeAll(async () => {
  session = await startAsAdmin();
});
afterAll(() => session?.stop());

const press = (key: string) => session.page.keyboard.press(key);
const type = (text: string) => session.page.keyboard.type(text);
const field = (name: string) => session.page.getByLabel(name, { exact: true });
const link = (name: string) => session.page.getByRole('link', { name, exact: true });
const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the focus is on the given control. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < 80; stop += 1) {
    if (await hasFocus(target)) return;
    await press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

async function activate(target: Locator): Promise<void> {
  await tabTo(target);
  await press('Enter');
}

/** The dialog keeps the focus: as many tabs as one likes end inside it, or in the browser's own bar. */
async function staysInDialog(): Promise<void> {
  for (let stop = 0; stop < 12; stop += 1) {
    await press('Tab');
    expect(
      await session.page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.querySelector('dialog')?.contains(document.activeElement),
      ),
    ).toBe(true);
  }
}

test('one signs out by the menu and in again', async () => {
  await activate(session.button('User menu of Rosa'));
  await activate(session.button('Log out'));
  await session.toast('Logged out');
  await activate(link('Log in').first());
  const tab = (name: string) => session.page.getByRole('tab', { name, exact: true });
  await tabTo(tab('Login'));
  await press('ArrowRight');
  await field('Confirm password').waitFor();
  await expect.poll(() => hasFocus(tab('Register'))).toBe(true);
  await press('ArrowLeft');
  await tabTo(field('Username'));
  await type(session.username);
  await tabTo(field('Password'));
  await type(session.password);
  await press('Enter');
  await session.toast('Login successful');
});

test('the first stop leads past the navigation', async () => {
  await session.open('/clients');
  await link('Clients').waitFor();
  await press('Tab');
  await expect.poll(() => hasFocus(link('Skip to content'))).toBe(true);
  await press('Enter');
  await press('Tab');
  await expect.poll(() => hasFocus(session.button('New Client'))).toBe(true);
});

test('a client is created; its dialog keeps the focus and gives it back', async () => {
  await press('Enter');
  await expect.poll(() => hasFocus(field('Client Name'))).toBe(true);
  await staysInDialog();
  await press('Escape');
  await session.dialog.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(session.button('New Client'))).toBe(true);
  await press('Enter');
  await expect.poll(() => hasFocus(field('Client Name'))).toBe(true);
  await type('Brightwater Hotels');
  await press('Enter');
  await session.toast('Client created');
});

test('an opportunity and a role with its file are created', async () => {
  await activate(link('Brightwater Hotels'));
  await activate(session.button('Create First Opportunity'));
  await expect.poll(() => hasFocus(field('Opportunity Name'))).toBe(true);
  await type('Finance team');
  await press('Enter');
  await session.toast('Opportunity created');
  // The button that opened the dialog has gone with the empty list.
  await expect.poll(() => session.page.evaluate(() => document.activeElement?.localName)).toBe('main');
  await activate(link('View Roles of Finance team'));
  await activate(session.button('Create First Role'));
  await expect.poll(() => hasFocus(field('Role Name'))).toBe(true);
  await type('Payroll Manager');
  const chooser = session.page.waitForEvent('filechooser');
  await tabTo(session.dialog.getByRole('button', { name: /Drop the file here/ }));
  await press('Enter');
  await (await chooser).setFiles(sample('job-payroll-manager.docx'));
  await session.dialog.getByText('job-payroll-manager.docx').waitFor();
  await activate(session.button('Create'));
  await session.toast('Role created');
});

test('a table is sorted, a score explained, a status and a salary changed', async () => {
  await analyze();
  await session.page.reload();
  await activate(session.page.getByRole('columnheader', { name: 'Name' }).getByRole('button'));
  await expect
    .poll(() => session.page.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort'))
    .toBe('ascending');
  await tabTo(session.page.locator('tbody th [tabindex="0"]').first());
  await session.page.getByRole('tooltip').waitFor();
  await press('Escape');
  await session.page.getByRole('tooltip').waitFor({ state: 'detached' });
  await tabTo(field('Status of Helen Craddock'));
  // One letter alone: a list joins letters to a word only while they come quickly.
  await type('S');
  await session.toast('Status updated');
  await expect.poll(() => hasFocus(field('Status of Helen Craddock'))).toBe(true);
  await expect.poll(() => field('Status of Helen Craddock').inputValue()).toBe('Submitted to Client');
  await activate(session.button('Edit the expected salary of Helen Craddock'));
  await expect.poll(() => hasFocus(field('Expected salary of Helen Craddock'))).toBe(true);
  await type('£52,000');
  await press('Enter');
  await session.toast('Salary updated');
  await expect.poll(() => hasFocus(session.button('Edit the expected salary of Helen Craddock'))).toBe(true);
});

test('tabs are changed by arrow keys, Home and End', async () => {
  await session.open('/account-settings');
  const tab = (name: string) => session.page.getByRole('tab', { name, exact: true });
  await tabTo(tab('User Details'));
  for (const [key, name] of [
    ['ArrowRight', 'Password'],
    ['Home', 'User Details'],
    ['End', 'API tokens'],
    ['ArrowRight', 'User Details'],
  ] as const) {
    await press(key);
    await expect.poll(() => hasFocus(tab(name))).toBe(true);
    await expect.poll(() => tab(name).getAttribute('aria-selected')).toBe('true');
  }
});

test('arrow keys move in the menu, which closes on Escape and gives the focus back', async () => {
  await activate(session.button('User menu of Rosa'));
  await press('ArrowUp');
  await expect.poll(() => hasFocus(session.button('Log out'))).toBe(true);
  await press('ArrowDown');
  await press('ArrowDown');
  await expect.poll(() => hasFocus(link('Account Settings'))).toBe(true);
  await press('Escape');
  await expect.poll(() => hasFocus(session.button('User menu of Rosa'))).toBe(true);
  await expect.poll(() => link('Account Settings').count()).toBe(0);
});

test.each([
  '/',
  '/clients',
  '/clients/{client}',
  '/opportunities/{opportunity}',
  '/history',
  '/analyze',
  '/analyze?jobDescriptionId={job}',
  '/account-settings',
  '/admin',
  '/no-such-page',
])(
  'on %s every control is reached by Tab, in the order in which it is read, and shows that it has the focus',
  async (path) => {
    await session.open(path.replace(/\{(\w+)\}/, (_place, name: keyof typeof ids) => String(ids[name])));
    await session.page.getByRole('heading', { level: 1 }).waitFor();
    await session.page.waitForLoadState('networkidle');
    expect(await unmarkedStops(session.page)).toEqual([]);
  },
);

test('nothing complained on the console, and nobody else was called', () => {
  expect(session.troubles).toEqual([]);
});

/** Two candidates for the role, as a colleague would add them meanwhile. */
async function analyze(): Promise<void> {
  const { client } = session;
  const job = await client.uploadJob(sample('job-payroll-manager.docx'));
  const jobDescriptionId = String(job.id);
  await Promise.all(
    ['helen-craddock.pdf', 'owen-tadesse.md'].map((file) =>
      client.call(endpoints.uploadResume, { input: { jobDescriptionId }, file: sample(file) }),
    ),
  );
  const id = new URL(session.page.url()).pathname.split('/').at(-1)!;
  const [role] = await client.call(endpoints.listRoles, { params: { id } });
  await client.call(endpoints.analyze, { params: { jobDescriptionId }, query: { roleId: String(role!.id) } });
  const { opportunity } = role!;
  Object.assign(ids, { client: opportunity.clientId, opportunity: opportunity.id, job: role!.jobDescriptionId });
}
