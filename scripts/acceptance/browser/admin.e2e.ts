import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, stepNow } from '../../../api/src/testing/one-time-code.ts';
import { registerAdmin, send, startShared, type Walk } from './walk.ts';
import { flaws } from './flaws.ts';
import { replayBeforeFurtherTries } from './replay.ts';

let walk: Walk;
let page: Page;
/** Names of users, which no other try has. */
let boss: string;
let nora: string;

beforeAll(async () => {
  walk = await startShared(/\/api\/(?:admin\/users|user\/\d+|login|webhooks)/);
  page = walk.page;
  const own = randomUUID().slice(0, 8);
  boss = `boss-${own}`;
  nora = `nora-${own}`;
});

afterAll(() => walk?.stop());
replayBeforeFurtherTries();

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const field = (label: string) => dialog().getByLabel(label, { exact: true });
const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
const toast = (text: string) => page.getByText(text, { exact: true }).waitFor();

async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
}

test('an address that leads nowhere says so', async () => {
  await page.goto(`${walk.origin}/no-such-page`);
  await page.getByText('404 Page Not Found', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Page Not Found', exact: true, level: 1 }).waitFor();
  await page.getByText('Did you forget to add the page to the router?', { exact: true }).waitFor();
  await expect.poll(() => page.title()).toContain('404 Page Not Found');
});

test('who is not signed in signs in first', async () => {
  await page.goto(`${walk.origin}/admin`);
  await page.waitForURL(`${walk.origin}/auth?redirect=%2Fadmin`);
  await registerAdmin(page, boss);
  await page.goto(`${walk.origin}/auth?redirect=%2Fadmin`);
  await page.waitForURL(`${walk.origin}/admin`);
  await page.getByRole('link', { name: 'Administration' }).waitFor();
});

test('the users of the company are listed', async () => {
  await page.getByRole('heading', { name: 'Administration' }).waitFor();
  await page.getByRole('tab', { name: 'Users' }).waitFor();
  await row('Rosa Tester').waitFor();
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual(['Name', 'Username', 'Email', 'Role', 'Company', 'Joined', 'Actions']);
  await expect
    .poll(() => row('Rosa Tester').getByRole('cell').allInnerTexts())
    .toEqual([boss, `${boss}@example.com`, 'Admin', 'Walk', expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/), 'Edit']);
  expect(await flaws(page)).toEqual([]);
});

test('what is missing in a new user is said beside its field', async () => {
  await button('Add User').click();
  await dialog().getByRole('button', { name: 'Create' }).click();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Invalid email address',
    'Username must be at least 3 characters',
    'Password must be at least 6 characters',
    'Role is required',
  ]) {
    await dialog().getByText(message, { exact: true }).waitFor();
  }
  await expect.poll(() => field('Company').inputValue()).toBe('Walk');
  await expect.poll(() => field('Company').getAttribute('readonly')).not.toBeNull();
  await expect
    .poll(() => dialog().getByRole('combobox', { name: 'Role' }).getByRole('option').allInnerTexts())
    .toEqual(['Admin', 'Recruiter', 'Agency']);
  expect(await flaws(page)).toEqual([]);
});

test('a name that is taken is refused with the reason, and another one is created', async () => {
  await fill({
    'First name': 'Nora',
    'Last name': 'Vidal',
    Email: `${nora}@example.com`,
    Username: boss,
    'Password (required)': 'nora-password',
  });
  await dialog().getByRole('combobox', { name: 'Role' }).selectOption('Agency');
  await dialog().getByRole('button', { name: 'Create' }).click();
  await toast('Error creating user');
  await dialog().getByText('Username already exists').waitFor();
  await page.route('**/api/admin/users', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await fill({ Username: nora });
  await dialog().getByRole('button', { name: 'Create' }).click();
  await toast('Failed to create user');
  await page.unroute('**/api/admin/users');
  await dialog().getByRole('button', { name: 'Create' }).click();
  await toast('User created');
  await dialog().waitFor({ state: 'detached' });
  await row('Nora Vidal').getByText('Agency', { exact: true }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  // On a phone the buttons of a user leave names and addresses their width.
  const { width } = (await row('Nora Vidal').getByRole('cell', { name: nora }).first().boundingBox())!;
  expect(width).toBeGreaterThan(250);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a change keeps the locked fields and, left blank, the password; the focus goes back', async () => {
  await button('Edit Nora Vidal').click();
  for (const label of ['Email', 'Username', 'Company'])
    await expect.poll(() => field(label).getAttribute('readonly')).not.toBeNull();
  await fill({ 'Last name': 'Vidal Oliva' });
  await page.route('**/api/admin/users/*', (route) => route.abort());
  await dialog().getByRole('button', { name: 'Save' }).click();
  await toast('Error updating user');
  await toast('Failed to update user');
  await page.unroute('**/api/admin/users/*');
  const change = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog().getByRole('button', { name: 'Save' }).click();
  expect(Object.keys((await change).postDataJSON() as object)).not.toContain('password');
  await toast('User updated');
  await row('Nora Vidal Oliva').waitFor();
  await button('Edit Nora Vidal Oliva').click();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Edit Nora Vidal Oliva');
});

test('a user is deactivated, told so at the login, and let in again', async () => {
  await button('Deactivate Nora Vidal Oliva').click();
  await toast('User deactivated');
  await row('Nora Vidal Oliva').getByText('Deactivated', { exact: true }).waitFor();
  expect(await flaws(page)).toEqual([]);
  const other = await walk.newPage();
  await other.goto(`${walk.origin}/auth`);
  await other.getByLabel('Username').fill(nora);
  await other.getByLabel('Password').fill('nora-password');
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await other.getByText('This account has been deactivated. Ask an administrator of your company.').first().waitFor();
  await button('Activate Nora Vidal Oliva').click();
  await toast('User activated');
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await other.getByText('Login successful', { exact: true }).waitFor();
  await other.close();
});

test('the last administrator stays one', async () => {
  await button('Edit Rosa Tester').click();
  await dialog().getByRole('combobox', { name: 'Role' }).selectOption('Recruiter');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await toast('Error updating user');
  await page.getByText('The last administrator cannot be given another role.').waitFor();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
});

test('templates of letters are written, refused where a placeholder is unknown, and taken back', async () => {
  await page.goto(`${walk.origin}/admin?tab=letters`);
  const template = page.getByLabel('Template', { exact: true });
  const builtIn = await template.inputValue();
  await template.fill('Hello {{candidate}}, {{salary}}');
  await page.getByText('This letter has no such placeholders: {{salary}}.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true, disabled: true }).last().waitFor();
  await template.fill('<b>Hello</b> ');
  await page.getByText('Placeholders of this letter', { exact: true }).click();
  await button('Insert {{candidate}}').press('Enter');
  await page.getByText('<b>Hello</b> Alex Romero', { exact: true }).waitFor();
  await page.getByText('Laws often ask for these, which are missing here:', { exact: false }).waitFor();
  expect(await flaws(page)).toEqual([]);
  await button('Save').last().click();
  await toast('Template saved');
  await button('Back to the built-in text').click();
  await toast('Built-in text restored');
  await expect.poll(() => template.inputValue()).toBe(builtIn);
});

test('the days in which letters are due are kept', async () => {
  const days = page.getByLabel('Days after a rejection until its explanation is due', { exact: true });
  await days.fill('30');
  await button('Save').first().click();
  await toast('Settings saved');
  await page.reload();
  await expect.poll(() => days.inputValue()).toBe('30');
  await page.goto(`${walk.origin}/admin`);
  await row('Nora Vidal Oliva').waitFor();
});

test('a list that cannot be loaded, after a second attempt, can be tried again', async () => {
  let attempts = 0;
  await page.route('**/api/admin/users', (route) => {
    attempts += 1;
    return route.abort();
  });
  await page.reload();
  await page.getByText('Failed to fetch users').waitFor();
  expect(attempts).toBe(2);
  await page.unroute('**/api/admin/users');
  await button('Try again').click();
  await row('Nora Vidal Oliva').waitFor();
});

test('a company without users is told so', async () => {
  await page.route('**/api/admin/users', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await toast('No users found for your company.');
  await page.unroute('**/api/admin/users');
});

test('clocks are saved, and a client is held and let go', async () => {
  await send(page, walk.origin, '/api/clients', { name: 'Quayside Ledger' });
  await page.goto(`${walk.origin}/admin?tab=retention`);
  const clocks = page.getByRole('region', { name: 'How long people are kept' });
  const months = (of: string) => clocks.getByRole('group', { name: of }).getByLabel('Months after the last activity');
  await months('Everybody').fill('36');
  await clocks.getByLabel('Client with clocks of its own').selectOption('Quayside Ledger');
  await months('Quayside Ledger').fill('24');
  await button('Save').click();
  await toast('Clocks saved');
  await page.reload();
  await expect.poll(() => months('Quayside Ledger').inputValue()).toBe('24');
  await expect.poll(() => months('Everybody').inputValue()).toBe('36');
  await page.getByText('Nobody is due.').waitFor();
  await button('Add a legal hold').click();
  await field('Whom to hold').fill('quay');
  await dialog().getByRole('radio', { name: 'Quayside Ledger' }).check();
  await field('Reason').fill('A court asks for it.');
  await dialog().getByRole('button', { name: 'Hold', exact: true }).click();
  const holds = page.getByRole('list', { name: 'Legal holds' });
  await holds.getByText('A court asks for it.').waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('button', { name: 'Lift the hold on Quayside Ledger' }).click();
  await page.getByText('Nobody is under a legal hold.').waitFor();
});

test('administrators make a webhook, see its secret once and that a test failed, change and delete it', async () => {
  await page.goto(`${walk.origin}/admin?tab=webhooks`);
  await button('New webhook').press('Enter');
  await field('Address').fill('http://127.0.0.1:9');
  await page.keyboard.press('Enter');
  await dialog().getByRole('alert').waitFor();
  await field('Address').fill('https://nobody.invalid/hook');
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Copy the secret now' });
  await shown.getByText(/^whsec_[\w-]{43}$/).waitFor();
  await shown.getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByText('Last deliveries').press('Enter');
  await page.getByText('Nothing has been delivered yet.').waitFor();
  await button('Send a test to https://nobody.invalid/hook').press('Enter');
  await page.getByText(/1 try · Cannot be reached/).waitFor();
  await page.getByText('Given up', { exact: true }).waitFor();
  expect(await flaws(page)).toEqual([]);
  await button('Pause https://nobody.invalid/hook').press('Enter');
  await page.getByText('It is not called. What happens meanwhile waits.').waitFor();
  await button('Edit https://nobody.invalid/hook').press('Enter');
  await field('Address').fill('https://somebody.invalid/hook');
  await page.keyboard.press('Enter');
  await button('Resume https://somebody.invalid/hook').press('Enter');
  await button('Pause https://somebody.invalid/hook').waitFor();
  await button('Delete https://somebody.invalid/hook').press('Enter');
  await dialog().getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByText('There are no webhooks. Cotejo calls nobody.').waitFor();
});

test('who is no admin is turned away, in Spanish', async () => {
  page = await walk.newPage();
  await page.goto(`${walk.origin}/auth?redirect=%2Fadmin`);
  await page.getByLabel('Username').fill(nora);
  await page.getByLabel('Password').fill('nora-password');
  await button('Log in').click();
  await page.getByRole('heading', { name: 'Acceso Denegado' }).waitFor();
  await page.getByText('No tienes permiso para acceder a esta página.').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Administration' }).count()).toBe(0);
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await page.waitForURL(`${walk.origin}/`);
});

test('people change their own details', async () => {
  await page.goto(`${walk.origin}/account-settings`);
  await page.getByRole('tab', { name: 'User Details' }).waitFor();
  await expect.poll(() => button('Save changes').isDisabled()).toBe(true);
  await page.getByLabel('Email').fill('not an address');
  await button('Save changes').click();
  await page.getByText('Please enter a valid email address').waitFor();
  await page.getByLabel('Email').fill(`${boss}@example.com`);
  await button('Save changes').click();
  await toast('Update failed');
  await page.getByText('Email already exists').first().waitFor();
  await page.getByLabel('Email').fill(`${nora}.vidal@example.com`);
  await page.route('**/api/user/*', (route) => route.abort());
  await button('Save changes').click();
  await toast('Failed to update user details');
  await page.unroute('**/api/user/*');
  await button('Save changes').click();
  await toast('Profile updated');
  await page.getByRole('button', { name: 'Save changes', exact: true, disabled: true }).waitFor();
  expect(await flaws(page)).toEqual([]);
});

test('people change their own password with the one they have', async () => {
  await page.getByRole('tab', { name: 'Password' }).click();
  await page.getByLabel('Current password').fill('not-this-one');
  await page.getByLabel('New password', { exact: true }).fill('another-password');
  await page.getByLabel('Confirm new password').fill('another-passwort');
  await button('Change password').click();
  await page.getByText("Passwords don't match").waitFor();
  await page.getByLabel('Confirm new password').fill('another-password');
  await button('Change password').click();
  await page.getByText('The current password is not right').first().waitFor();
  await page.getByLabel('Current password').fill('nora-password');
  await button('Change password').click();
  await toast('Password changed');
  await page.reload();
  await page.getByRole('heading', { name: 'Account Settings' }).waitFor();
});

test('people make a token for a program by keyboard, see it once, and revoke it', async () => {
  await page.goto(`${walk.origin}/account-settings`);
  await page.getByRole('tab', { name: 'User Details', selected: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await button('New token').press('Enter');
  await field('Name').fill('Bullhorn');
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Copy the token now' });
  const token = await shown.getByText(/^cotejo_[\w-]{43}$/).textContent();
  await shown.getByRole('button', { name: 'Done' }).press('Enter');
  await expect.poll(() => page.getByText(token!).count()).toBe(0);
  const callStatus = async () =>
    (await fetch(`${walk.origin}/api/clients`, { headers: { Authorization: `Bearer ${token}` } })).status;
  expect(await callStatus()).toBe(200);
  await page.reload();
  await page.getByRole('tab', { name: 'API tokens' }).click();
  await page.getByText(/Last used on/).waitFor();
  await button('Revoke Bullhorn').press('Enter');
  await dialog().getByRole('button', { name: 'Revoke' }).press('Enter');
  await page.getByText('There are no API tokens.').waitFor();
  expect(await callStatus()).toBe(401);
});

test('people set a second factor up by keyboard, log in with its codes, and turn it off', async () => {
  await page.goto(`${walk.origin}/account-settings`);
  await page.getByRole('tab', { name: 'User Details', selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Your password').fill('another-password');
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  expect(await flaws(page)).toEqual([]);
  const secret = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(' ', '');
  const step = stepNow();
  await page.keyboard.type(codeOf(secret, step));
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Keep these recovery codes' });
  const recoveryCodes = (await shown.getByText(/^[A-Z2-7]{4}-/).textContent())!.split('\n');
  expect(recoveryCodes).toHaveLength(10);
  expect(await flaws(page)).toEqual([]);
  await shown.getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByText('10 recovery codes are left.').waitFor();
  await page.getByRole('button', { name: /^User menu of/ }).click();
  await button('Log out').click();
  await page.waitForURL(`${walk.origin}/`);
  await page.goto(`${walk.origin}/auth?redirect=%2Faccount-settings`);
  await page.getByLabel('Username').fill(nora);
  await page.getByLabel('Password').fill('another-password');
  await page.keyboard.press('Enter');
  await page.getByLabel('Code of your app, or a recovery code').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('The code is not right').first().waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.getByLabel('Code of your app, or a recovery code').fill(codeOf(secret, Math.max(step + 1, stepNow())));
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Second factor' }).click();
  await button('Turn off…').click();
  await field('Your password').fill('another-password');
  await field('Code from the app, or a recovery code').fill(recoveryCodes[0]!);
  await page.keyboard.press('Enter');
  await toast('Second factor turned off');
  await page.getByText('It is off: your password alone lets you in.').waitFor();
});

test('nothing complained on the console, and nobody else was called', () => {
  expect(walk.troubles).toEqual([]);
});
