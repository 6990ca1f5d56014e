import { endpoints } from '@cotejo/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRole } from './company.ts';
import { type SignedIn, startSignedIn } from './signed-in.ts';
import { sample } from './walk.ts';
import { flaws } from './flaws.ts';

/** The page is one of the two; the other one speaks to the server. */
let session: SignedIn;
let clientId: number;
let opportunityId: number;
let roleId: number;
beforeAll(async () => {
  session = await startSignedIn();
  ({ clientId, opportunityId, roleId } = await createRole(session.client, {
    client: 'Aurora',
    opportunity: 'Platform',
    role: 'Backend',
  }));
});
afterAll(() => session?.stop());

const field = (name: string) => session.page.getByLabel(name, { exact: true });
const warning = (name: string) =>
  session.dialog.getByText(
    `Somebody else changed this meanwhile. It is now called “${name}”. Save again to replace that with yours.`,
    { exact: true },
  );

/** Two people rename the same thing: the other one is faster, twice. */
async function renameTogether(
  path: string,
  label: string,
  old: string,
  failed: string,
  done: string,
  byTheOther: (name: string) => Promise<unknown>,
): Promise<void> {
  await session.open(path);
  await session.button(`Edit ${old}`).click();
  await byTheOther(`${old} of the other`);
  await field(label).fill(`${old} of mine`);
  await session.button('Save').click();
  await session.toast('Error', failed);
  await warning(`${old} of the other`).waitFor();
  await expect.poll(() => field(label).inputValue()).toBe(`${old} of mine`);

  await byTheOther(`${old} of the other again`);
  await session.button('Save').click();
  await session.toast('Error', failed);
  await warning(`${old} of the other again`).waitFor();

  await session.button('Save').click();
  await session.toast(done);
  await session.dialog.waitFor({ state: 'detached' });
  await session.button(`Edit ${old} of mine`).waitFor();
}

test('a client that somebody else renamed is replaced only by who knows it', async () => {
  await renameTogether(
    '/clients',
    'Client Name',
    'Aurora',
    'No se pudo actualizar el cliente',
    'Cliente actualizado',
    (name) => session.client.call(endpoints.updateClient, { params: { id: String(clientId) }, input: { name } }),
  );
});

test('the same with an opportunity', async () => {
  await renameTogether(
    `/clients/${clientId}`,
    'Opportunity Name',
    'Platform',
    'Could not update opportunity. Please try again.',
    'Opportunity updated',
    (name) =>
      session.client.call(endpoints.updateOpportunity, { params: { id: String(opportunityId) }, input: { name } }),
  );
});

test('the same with a role', async () => {
  await renameTogether(
    `/opportunities/${opportunityId}`,
    'Role Name',
    'Backend',
    'Could not update role. Please try again.',
    'Role updated',
    (name) =>
      session.client.call(endpoints.updateRole, {
        params: { id: String(roleId) },
        input: { name },
        file: sample('job-backend-engineer.pdf'),
      }),
  );
});

test('a draft knows which version it was written over', async () => {
  await session.open('/clients');
  await session.button('Edit Aurora of mine').click();
  await field('Client Name').fill('Aurora tomorrow');
  await session.client.call(endpoints.updateClient, {
    params: { id: String(clientId) },
    input: { name: 'Aurora today' },
  });
  await session.page.reload();
  await expect.poll(() => field('Client Name').inputValue()).toBe('Aurora tomorrow');
  await session.button('Save').click();
  await warning('Aurora today').waitFor();
  expect(await flaws(session.page)).toEqual([]);
  await session.button('Cancel').click();
  await session.button('Edit Aurora today').waitFor();
});

test('what somebody else deleted is said, and what was typed stays to be read', async () => {
  const { id } = await session.client.call(endpoints.createClient, { input: { name: 'Soon gone' } });
  await session.page.reload();
  await session.button('Edit Soon gone').click();
  await field('Client Name').fill('Still here');
  await session.page.request.delete(`${session.origin}/api/clients/${id}`);
  await session.button('Save').click();
  await session.toast('Error', 'No se pudo actualizar el cliente');
  await session.button('Edit Soon gone').waitFor({ state: 'detached' });
  await expect.poll(() => field('Client Name').inputValue()).toBe('Still here');
  await session.button('Cancel').click();
});

test('nothing complained on the console, and nobody else was called', () => {
  expect(session.troubles).toEqual([]);
});
