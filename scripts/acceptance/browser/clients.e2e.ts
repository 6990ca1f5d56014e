import { endpoints } from '@cotejo/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startSignedIn } from './signed-in.ts';
import { flaws } from './flaws.ts';

let session: SignedIn;
beforeAll(async () => {
  session = await startSignedIn();
});
afterAll(() => session?.stop());

const field = (name: string) => session.page.getByLabel(name, { exact: true });
const rows = () => session.page.getByRole('rowheader');
const row = (name: string) =>
  session.page.getByRole('row').filter({ has: session.page.getByRole('rowheader', { name, exact: true }) });
const says = (text: string) => session.page.getByText(text, { exact: true }).waitFor();
const focused = () =>
  session.page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  );

async function createClient(name: string): Promise<void> {
  await session.button('New Client').click();
  await field('Client Name').fill(name);
  await session.button('Create').click();
}

test('a company without clients is told so, and Clients is where it is', async () => {
  await says('No clients found');
  await expect
    .poll(() => session.page.getByRole('link', { name: 'Clients', exact: true }).getAttribute('aria-current'))
    .toBe('page');
});

test('a client needs a name that can be seen, of a hundred characters at most', async () => {
  for (const [name, message] of [
    ['', 'Client name is required'],
    ['  \u200b ', 'Client name is required'],
    ['x'.repeat(101), 'Name must be at most 100 characters'],
  ] as const) {
    await createClient(name);
    await says(message);
    await expect.poll(() => field('Client Name').getAttribute('aria-invalid')).toBe('true');
    await session.page.keyboard.press('Escape');
    await session.dialog.waitFor({ state: 'detached' });
  }
});

test('a new client is announced and listed with its date, and the focus goes back to the button', async () => {
  await createClient('Peñarroya Motors');
  await session.toast('Client created', 'The client has been created successfully');
  await session.dialog.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('New Client');
  await expect.poll(() => row('Peñarroya Motors').innerText()).toMatch(/\d\d\/\d\d\/\d{4}/);
});

test('HTML and emoji are nothing but a name', async () => {
  const name = '<img src=x onerror=alert(1)> & Söhne 👩🏽‍🚀';
  await createClient(name);
  await session.toast('Client created');
  await row(name).waitFor();
});

test('a name that is taken, and a server that is down, leave the dialog open with what was typed', async () => {
  await createClient('PEÑARROYA motors');
  await session.toast('Error', 'Could not create client');
  await says('A client with this name already exists');
  await session.failing('POST', /\/api\/clients$/, async () => {
    await field('Client Name').fill('Aurora Labs');
    await session.button('Create').click();
    await session.toast('Error', 'Could not create client');
  });
  await expect.poll(() => field('Client Name').inputValue()).toBe('Aurora Labs');
  await session.button('Create').click();
  await session.toast('Client created');
  await row('Aurora Labs').waitFor();
});

test('the search goes by name, minds neither case nor accents, and stands in the address', async () => {
  await field('Search by name...').pressSequentially('PENARR');
  await expect.poll(() => rows().allInnerTexts()).toEqual(['Peñarroya Motors']);
  await session.page.reload();
  await expect.poll(() => rows().allInnerTexts()).toEqual(['Peñarroya Motors']);
  await field('Search by name...').fill('nobody');
  await says('No clients found with that search term');
  await session.button('Clear the search').click();
  await expect.poll(() => rows().count()).toBe(3);
  await expect.poll(() => new URL(session.page.url()).search).toBe('');
});

test('headers order the list, and say so', async () => {
  const header = session.page.getByRole('columnheader', { name: 'Name', exact: true });
  await header.getByRole('button').click();
  await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending');
  await expect.poll(async () => (await rows().allInnerTexts()).at(-1)).toBe('Peñarroya Motors');
  await header.getByRole('button').click();
  await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending');
  await expect.poll(async () => (await rows().allInnerTexts())[0]).toBe('Peñarroya Motors');
  await header.getByRole('button').click();
  await expect.poll(() => header.getAttribute('aria-sort')).toBe(null);
});

test('a client is renamed, and Spanish tells how that went', async () => {
  await session.button('Edit Aurora Labs').click();
  await expect.poll(() => field('Client Name').inputValue()).toBe('Aurora Labs');
  await field('Client Name').fill(' ');
  await session.button('Save').click();
  await says('El nombre del cliente es requerido');
  await field('Client Name').fill('Aurora Laboratories');
  await session.failing('PUT', /\/api\/clients\/\d+$/, async () => {
    await session.button('Save').click();
    await session.toast('Error', 'No se pudo actualizar el cliente');
  });
  await session.button('Save').click();
  await session.toast('Cliente actualizado');
  await row('Aurora Laboratories').waitFor();
});

test('a client that is deleted is gone, and the focus is not lost with it', async () => {
  await session.failing('DELETE', /\/api\/clients\/\d+$/, async () => {
    await session.button('Delete Aurora Laboratories').click();
    await session.button('Delete').click();
    await session.toast('Error', 'No se pudo eliminar el cliente');
  });
  await session.button('Delete').click();
  await session.toast('Cliente eliminado');
  await row('Aurora Laboratories').waitFor({ state: 'detached' });
  await session.dialog.waitFor({ state: 'detached' });
  await expect.poll(() => session.page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

test('a client with opportunities cannot be deleted, even when the list does not know of them yet', async () => {
  const client = (await session.client.call(endpoints.listClients)).find(({ name }) => name === 'Peñarroya Motors');
  await session.client.call(endpoints.createOpportunity, { input: { name: 'Plant 2', clientId: client!.id } });
  await session.button('Delete Peñarroya Motors').click();
  await session.button('Delete').click();
  await session.toast(
    'No se puede eliminar',
    'El cliente tiene oportunidades asociadas. Elimine primero las oportunidades.',
  );
  await session.page.keyboard.press('Escape');
  await expect.poll(() => row('Peñarroya Motors').innerText()).toContain('1');
  await session.button('Delete Peñarroya Motors').click();
  await session.dialog
    .getByText('El cliente tiene oportunidades asociadas. Elimine primero las oportunidades.')
    .waitFor();
  await expect.poll(() => session.button('Delete').isDisabled()).toBe(true);
  expect(await flaws(session.page)).toEqual([]);
  await session.page.keyboard.press('Escape');
  await expect.poll(focused).toBe('Delete Peñarroya Motors');
});

test('five rows stand in for the list while it loads, and one that cannot be loaded is asked for again', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await session.page.route(/\/api\/clients$/, async (route) => {
    await held;
    await route.abort();
  });
  await session.open('/clients');
  await session.page.locator('[data-skeleton]').first().waitFor();
  await expect.poll(() => session.page.locator('[data-skeleton]').count()).toBe(5);
  answer();
  await says('Error loading clients. Please try again.');
  await session.page.unroute(/\/api\/clients$/);
  await session.button('Try again').click();
  await row('Peñarroya Motors').waitFor();
});

test('the list is fit for everybody, and for a phone', async () => {
  expect(await flaws(session.page)).toEqual([]);
});

test('a long list comes in pages', async () => {
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      session.client.call(endpoints.createClient, { input: { name: `Branch ${index + 1}` } }),
    ),
  );
  await session.open('/clients?sort=name');
  await expect.poll(() => rows().count()).toBe(25);
  await expect.poll(() => rows().nth(1).innerText()).toBe('Branch 1');
  await expect.poll(() => rows().nth(2).innerText()).toBe('Branch 2');
  await session.button('Next page').click();
  await says('26–32 of 32');
  await expect.poll(() => rows().count()).toBe(7);
  await session.page.goBack();
  await says('1–25 of 32');
  await session.page.goForward();
  await session.page.getByRole('rowheader').last().getByRole('link').click();
  await session.button('New Opportunity').waitFor();
  await session.page.goBack();
  await says('26–32 of 32');
});

test('nothing complained on the console, and nobody else was called', () => {
  expect(session.troubles).toEqual([]);
});
