import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdministration } from '../../../api/src/features/users/administration.ts';
import { connect, disconnect } from '../../../api/src/platform/database/client.ts';
import { freePort } from '../../../api/src/platform/database/free-port.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../../api/src/testing/openid-provider.ts';
import { flaws } from './flaws.ts';
import { startOnDatabase } from './product.ts';
import { type Walk, walkThrough } from './walk.ts';

let provider: OpenIdProvider;
let product: Awaited<ReturnType<typeof startOnDatabase>>;
let walk: Walk;
beforeAll(async () => {
  const port = String(await freePort());
  // By another name than the provider, so that browsers take them for two sites.
  const origin = `http://localhost:${port}`;
  provider = await startOpenIdProvider(origin);
  provider.people.set('ana', { email: 'ana@agency.example', email_verified: true, given_name: 'Ana' });
  product = await startOnDatabase(undefined, {
    ...provider.env,
    PORT: port,
    // Without children that read documents.
    ROLE: 'web',
    // Its provider is on this machine, which is all that is let out to.
    OFFLINE: 'true',
    OIDC_NAME: 'Agency Login',
    PASSWORDS: 'off',
    ADMIN_USERNAME: 'boss',
    ADMIN_PASSWORD: 'not-used',
  });
  walk = await walkThrough(origin, /\/api\//);
});
afterAll(async () => {
  await walk?.stop();
  await product?.stop();
  await provider?.stop();
});

const button = (name: string) => walk.page.getByRole('button', { name, exact: true });
const says = (text: string) => walk.page.getByText(text, { exact: true }).last().waitFor();

async function signInAs(id: string): Promise<void> {
  await button('Sign in with Agency Login').click();
  await walk.page.getByLabel('Id', { exact: true }).fill(id);
  await button('Sign in').click();
}

test('offline, every page says that nothing leaves the private network', async () => {
  for (const path of ['/', '/auth']) {
    await walk.page.goto(walk.origin + path);
    await walk.page.getByText('Offline mode: this server connects to nothing outside its private network.').waitFor();
  }
  expect(walk.troubles).toEqual([]);
});

test('somebody signs in by the identity provider, comes to where they wanted, and leaves both', async () => {
  const { page, origin } = walk;
  await page.goto(`${origin}/account-settings`);
  await button('Sign in with Agency Login').waitFor();
  expect(await page.getByLabel('Password').count()).toBe(0);
  expect(await page.getByText('No account yet?').count()).toBe(0);
  expect(await flaws(page)).toEqual([]);

  await signInAs('ana');
  await page.waitForURL(`${origin}/account-settings`);
  await says('Welcome back, Ana!');
  expect(await page.getByRole('tab').allTextContents()).toEqual(['User Details', 'API tokens']);

  await button('User menu of Ana').click();
  await button('Log out').click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await page.waitForURL(`${origin}/**`);
  await page.goto(`${origin}/account-settings`);
  await button('Sign in with Agency Login').waitFor();
});

test('nobody is led to a registration that is closed, on a laptop or a phone', async () => {
  const { page, origin } = walk;
  await page.goto(`${origin}/auth?tab=register`);
  await button('Sign in with Agency Login').waitFor();
  await expect.poll(() => page.title()).toBe('Login · Cotejo');
  await page.goto(origin);
  await page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }).waitFor();
  expect(await page.getByText('Sign up').count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await button('Menu').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log in', exact: true }).waitFor();
  expect(await page.getByText('Sign up').count()).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('somebody whom the provider does not let in is told so in their language', async () => {
  const { page, origin } = walk;
  await page.goto(`${origin}/auth`);
  await signInAs('a stranger');
  await says('The identity provider did not let you in.');
  await button('Español').click();
  await provider.stop();
  await button('Iniciar sesión con Agency Login').click();
  await says(
    'El proveedor de identidad no responde como debería en este momento. Inténtelo de nuevo en breve y, si no sirve, ' +
      'avise a su administrador.',
  );
  await button('English').click();
});

test('an administrator whom the operator lets in needs no provider', async () => {
  const { page, origin } = walk;
  const database = connect(product.databaseUrl, { connections: 1 });
  const password = await createAdministration(database).letIn('boss');
  await disconnect(database);
  await page.goto(`${origin}/auth`);
  await button('Emergency access with a password').click();
  await page.getByLabel('Username').fill('boss');
  await page.getByLabel('Password').fill(password!);
  await button('Log in').click();
  await says('Welcome back, boss!');
});
