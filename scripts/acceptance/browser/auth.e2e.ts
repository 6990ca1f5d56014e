import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register, startShared, type Walk } from './walk.ts';
import { flaws } from './flaws.ts';

let walk: Walk;
let page: Page;
beforeAll(async () => {
  // Most of these tests provoke refusals.
  walk = await startShared(/\/api\//);
  page = walk.page;
});
afterAll(() => walk?.stop());

const open = (path: string) => page.goto(walk.origin + path);
const at = (path: string) => page.waitForURL(walk.origin + path);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabel(name, { exact: true });
const selected = (name: string) => page.getByRole('tab', { name, exact: true, selected: true }).waitFor();
const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '');
const says = (text: string) => page.getByText(text, { exact: true }).waitFor();

async function toast(title: string, text: string): Promise<void> {
  const shown = page.locator('[popover]:popover-open').filter({ has: page.getByText(title, { exact: true }) });
  await shown.getByText(text, { exact: true }).last().waitFor();
  await shown.getByRole('button', { name: 'Close' }).click();
  await shown.waitFor({ state: 'detached' });
}

async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
}

async function logIn(username = rosa, password = 'rosa-password'): Promise<void> {
  await fill({ Username: username, Password: password });
  await button('Log in').click();
}

async function logOut(): Promise<void> {
  await button('User menu of Rosa').click();
  await button('Log out').click();
}

/** Refuses a call with a body, or lets it fail as without a network. */
async function refusing(
  path: string,
  answer: { status: number; body: string } | undefined,
  work: () => Promise<void>,
): Promise<void> {
  const refuse = (route: Route) =>
    answer ? route.fulfill({ ...answer, contentType: 'application/json' }) : route.abort();
  await page.route(path, refuse);
  await work();
  await page.unroute(path, refuse);
}

const rosa = `rosa-${randomUUID().slice(0, 8)}`;
const newcomer = {
  'First name': 'Rosa',
  'Last name': 'Tester',
  Username: rosa,
  Email: `${rosa}@example.com`,
  Company: 'Walk',
  Password: 'rosa-password',
  'Confirm password': 'rosa-password',
};

test.each([
  '/analyze',
  '/history?roleId=2',
  '/clients',
  '/clients/7',
  '/opportunities/7',
  '/account-settings',
  '/admin',
  '/analyze?jobDescriptionId=3',
])('%s asks who is signed out to sign in, and keeps where they wanted to go', async (path) => {
  await open(path);
  await at(`/auth?redirect=${encodeURIComponent(path)}`);
  await button('Log in').waitFor();
  await expect.poll(() => page.getByText('Your session has ended. Log in to continue where you were.').count()).toBe(0);
});

test('Login is the tab that is open, unless the address says register', async () => {
  for (const path of ['/auth', '/auth?tab=login', '/auth?tab=anything', '/auth?tab=7']) {
    await open(path);
    await selected('Login');
  }
  await open('/auth?tab=register');
  await selected('Register');
  await button('Create account').waitFor();
});

test('the tabs and the links below them lead from one form to the other, and keep the target', async () => {
  await open('/auth?redirect=%2Fclients');
  await button('Register here').click();
  await selected('Register');
  await at('/auth?redirect=%2Fclients&tab=register');
  await button('Log in here').click();
  await selected('Login');
  await page.getByRole('tab', { name: 'Login' }).press('ArrowRight');
  await selected('Register');
  await page.getByRole('tab', { name: 'Login' }).click();
  await at('/auth?redirect=%2Fclients');
});

test('a large screen shows three features beside the form, a small one does not', async () => {
  const panel = page.getByRole('complementary');
  for (const feature of ['AI-powered resume analysis', 'Multilingual support', 'Client and opportunity management'])
    await panel.getByText(feature, { exact: true }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await panel.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('both forms are fit for everybody, for a phone, and for a password manager', async () => {
  await open('/auth');
  await button('Log in').waitFor();
  expect(await flaws(page)).toEqual([]);
  expect(
    await page.locator('form input').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete'))),
  ).toEqual(['username', 'current-password']);
  await open('/auth?tab=register');
  await button('Create account').waitFor();
  expect(await flaws(page)).toEqual([]);
  expect(
    await page.locator('form input').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete'))),
  ).toEqual(['given-name', 'family-name', 'username', 'email', 'organization', 'new-password', 'new-password']);
});

test('a password can be looked at, and its length is told before it is refused', async () => {
  await open('/auth?tab=register');
  await says('6 characters or more; your administrator may ask for more.');
  await field('Password').fill('rosa-password');
  const eye = page.getByRole('button', { name: 'Show what is typed' }).first();
  await eye.click();
  await expect.poll(() => field('Password').getAttribute('type')).toBe('text');
  await expect.poll(() => field('Confirm password').getAttribute('type')).toBe('password');
  await eye.click();
  await expect.poll(() => field('Password').getAttribute('type')).toBe('password');
});

test('a login needs a username and a password of some length, told beside the fields', async () => {
  await open('/auth');
  await field('Username').fill('ro');
  await field('Username').press('Enter');
  await says('Username must be at least 3 characters');
  await says('Password must be at least 6 characters');
  await expect.poll(focused).toBe('username');
  for (const name of ['Username', 'Password']) {
    await expect.poll(() => field(name).getAttribute('aria-invalid')).toBe('true');
    const remark = await field(name).getAttribute('aria-describedby');
    await expect
      .poll(() => page.locator(`[id="${remark}"]`).innerText())
      .toBe(`${name} must be at least ${name === 'Username' ? 3 : 6} characters`);
  }
  await field('Username').fill('rosa');
  await field('Password').fill('short');
  await button('Log in').click();
  await page.getByText('Username must be at least 3 characters').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('password');
});

test('a registration needs every field, and the password twice', async () => {
  await open('/auth?tab=register');
  await button('Create account').click();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Username must be at least 3 characters',
    'Please enter a valid email address',
    'Company name is required',
    'Password must be at least 6 characters',
  ])
    await says(message);
  await expect.poll(focused).toBe('firstName');
  await fill({ ...newcomer, 'Confirm password': 'rosa-passwort' });
  await button('Create account').click();
  await says("Passwords don't match");
  await expect.poll(focused).toBe('confirmPassword');
  await expect.poll(() => field('Confirm password').getAttribute('aria-invalid')).toBe('true');
});

test('passwords that differ are told together with what else is wrong', async () => {
  await fill({ Username: 'ro', 'Confirm password': 'rosa-passwort' });
  await button('Create account').click();
  await says('Username must be at least 3 characters');
  await says("Passwords don't match");
});

test('of the links above, only the one whose tab is shown is marked as the current page', async () => {
  const current = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).getAttribute('aria-current');
  await expect.poll(() => current('Sign up')).toBe('page');
  expect(await current('Log in')).toBe(null);
});

test('a registration that fails says why and keeps what was typed', async () => {
  await fill(newcomer);
  await refusing('**/api/register', undefined, async () => {
    await button('Create account').click();
    await toast('Registration failed', 'Registration failed');
  });
  await refusing(
    '**/api/register',
    {
      status: 403,
      body: JSON.stringify({
        message: 'Registration is closed. Ask your administrator for an account.',
        code: 'registration-closed',
        requestId: 'r',
      }),
    },
    async () => {
      await button('Create account').click();
      await toast('Registration failed', 'Registration is closed. Ask your administrator for an account.');
    },
  );
  await expect.poll(() => field('Username').inputValue()).toBe(rosa);
});

test('who registers is signed in, greeted, and where they wanted to be; two presses register once', async () => {
  await open('/auth?redirect=%2Fhistory&tab=register');
  await fill(newcomer);
  let registrations = 0;
  page.on('request', (request) => {
    registrations += request.url().endsWith('/api/register') ? 1 : 0;
  });
  await button('Create account').evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await toast('Registration successful', 'Welcome, Rosa!');
  await at('/history');
  await expect.poll(() => registrations).toBe(1);
});

test('who is signed in is led on from /auth, home without a target', async () => {
  await open('/auth');
  await at('/');
  await open('/auth?redirect=%2Fclients%3Fq%3Drosa');
  await at('/clients?q=rosa');
});

test('a logout that fails says so; one that succeeds leads home and says so too', async () => {
  await refusing('**/api/logout', undefined, async () => {
    await logOut();
    await toast('Logout failed', 'Logout failed');
  });
  await refusing(
    '**/api/logout',
    {
      status: 503,
      body: JSON.stringify({
        message: 'The database cannot be reached at the moment. Please try again shortly.',
        code: 'database-unavailable',
        requestId: 'r',
      }),
    },
    async () => {
      await logOut();
      await toast('Logout failed', 'The database cannot be reached at the moment. Please try again shortly.');
    },
  );
  await logOut();
  await toast('Logged out', 'You have been successfully logged out.');
  await at('/');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  await expect.poll(() => button('User menu of Rosa').count()).toBe(0);
});

test('a wrong password and an unknown user are told in the same words; a server that is away in others', async () => {
  const nobody = `nobody-${rosa}`;
  await open('/auth?redirect=%2Fclients');
  await logIn(rosa, 'not-this-one');
  await toast('Login failed', 'Invalid username or password');
  await logIn(nobody, 'not-this-one');
  await toast('Login failed', 'Invalid username or password');
  await expect.poll(() => field('Username').inputValue()).toBe(nobody);
  await refusing('**/api/login', undefined, async () => {
    await logIn();
    await toast('Login failed', 'Login failed');
  });
});

test('who logs in is greeted and comes to where they wanted, and going back does not lead to the login', async () => {
  await open('/');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await at('/auth');
  await open('/auth?redirect=%2Fclients');
  await fill({ Username: ` ${rosa.toUpperCase()} `, Password: 'rosa-password' });
  await field('Password').press('Enter');
  await toast('Login successful', 'Welcome back, Rosa!');
  await at('/clients');
  await page.goBack();
  await at('/');
  await logOut();
  await toast('Logged out', 'You have been successfully logged out.');
});

test('who uses a browser that does not keep the sign-in is told so, with what may be the reason', async () => {
  await open('/auth');
  await page.route('**/api/login', async (route) => {
    const response = await route.fetch();
    await page.context().clearCookies();
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await logIn();
  await toast(
    'Login failed',
    'Your browser did not keep the login. Allow cookies for this address, open it as your administrator gave it to ' +
      'you, and check the clock of your device.',
  );
  await page.unroute('**/api/login');
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'evil.example'])(
  'a target like %s leads home',
  async (target) => {
    await open(`/auth?redirect=${encodeURIComponent(target)}`);
    await logIn();
    await toast('Login successful', 'Welcome back, Rosa!');
    await at('/');
    await logOut();
    await toast('Logged out', 'You have been successfully logged out.');
  },
);

test('a username or an address that is taken is told beside its field', async () => {
  await open('/auth?tab=register');
  await fill({ ...newcomer, Username: rosa.toUpperCase(), Email: `other-${rosa}@example.com` });
  await button('Create account').click();
  await page.locator('form').getByText('Username already exists', { exact: true }).waitFor();
  await expect.poll(focused).toBe('username');
  await toast('Registration failed', 'Username already exists');
  await fill({ ...newcomer, Username: `nora-${rosa}`, Email: `${rosa.toUpperCase()}@example.com` });
  await button('Create account').click();
  await page.locator('form').getByText('Email already exists', { exact: true }).waitFor();
  await expect.poll(focused).toBe('email');
  await toast('Registration failed', 'Email already exists');
});

test('who guesses too often has to wait, and is told how long', async () => {
  const victim = `victim-${randomUUID().slice(0, 8)}`;
  await register(await walk.newPage(), walk.origin, victim);
  for (let attempt = 0; attempt < 10; attempt += 1)
    await page.request.post(`${walk.origin}/api/login`, { data: { username: victim, password: 'not-this-one' } });
  await open('/auth');
  await logIn(victim, `${victim}-password`);
  await page.getByText('Login failed', { exact: true }).waitFor();
  await page.getByText(/^Too many attempts\. Please try again in .+\.$/).waitFor();
});

test('nothing complained on the console, and nobody else was called', () => {
  expect(walk.troubles).toEqual([]);
});
