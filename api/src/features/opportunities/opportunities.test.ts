import { afterAll, describe, expect, test } from 'vitest';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { analyses, fileDeletions, jobDescriptions, roles } from '../../platform/database/schema/index.ts';
import type { Client } from '../../testing/client.ts';
import { insertRows, storedKeys } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { uploadRole } from '../../testing/upload.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);

const create = (by: Client, input: object) => by.call('/api/opportunities', { method: 'POST', json: input });
const addClient = async (by: Client, name = 'Northwind') =>
  (await by.call('/api/clients', { method: 'POST', json: { name } })).body.id as number;

test('an opportunity is created for a client, found with it, renamed and listed newest first', async () => {
  const by = await server.signUp();
  const clientId = await addClient(by);
  const { status, body } = await create(by, { name: ' Growth ', clientId });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    clientId,
    name: 'Growth',
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    client: { id: clientId, name: 'Northwind' },
    roleCount: 0,
  });
  expect((await by.call(`/api/opportunities/${body.id}`)).body).toEqual(body);
  const { body: second } = await create(by, { name: 'Second', clientId });
  const renamed = await by.call(`/api/opportunities/${body.id}`, { method: 'PUT', json: { name: 'Growth 2' } });
  expect(renamed).toMatchObject({
    status: 200,
    body: { id: body.id, name: 'Growth 2', client: { name: 'Northwind' } },
  });
  expect((await by.call(`/api/clients/${clientId}/opportunities`)).body).toEqual([second, renamed.body]);
  expect((await by.call(`/api/clients/${await addClient(by, 'Other')}/opportunities`)).body).toEqual([]);
});

describe('what is wrong is refused with the reason', () => {
  test.each([
    [{ name: '' }, 'Name is required'],
    [{ name: '  ' }, 'Name is required'],
    [{}, 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
  ])('a name of %j', async (input, message) => {
    const by = await server.signUp();
    const { clientId, opportunityId } = await insertRows(server, by);
    expect(await create(by, { clientId, ...input })).toMatchObject({
      status: 400,
      body: { message, issues: [{ path: 'name' }] },
    });
    expect(await by.call(`/api/opportunities/${opportunityId}`, { method: 'PUT', json: input })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test.each([[undefined], ['1'], [0], [1.5], [2 ** 31], [null]])('a client of %j', async (clientId) => {
    expect(await create(await server.signUp(), { name: 'New', clientId })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'clientId' }] },
    });
  });

  test('a client or an opportunity that is not there', async () => {
    const by = await server.signUp();
    expect(await create(by, { name: 'New', clientId: 987_654 })).toMatchObject({
      status: 404,
      body: { message: 'Client not found.' },
    });
    expect(await by.call('/api/clients/987654/opportunities')).toMatchObject({
      status: 404,
      body: { message: 'Client not found.' },
    });
    for (const [method, json] of [['GET'], ['PUT', { name: 'x' }], ['DELETE']] as const) {
      expect(await by.call('/api/opportunities/987654', { method, json })).toMatchObject({
        status: 404,
        body: { message: 'Opportunity not found.' },
      });
    }
  });
});

test('the same name may be used again, HTML and emoji included', async () => {
  const by = await server.signUp();
  const clientId = await addClient(by);
  for (const name of ['Twin', 'Twin', '<script>alert(1)</script>', '🚀'])
    expect((await create(by, { name, clientId })).body.name).toBe(name);
});

test('deleting an opportunity deletes its roles and their files, and leaves the analyses without a role', async () => {
  const by = await server.signUp();
  const { opportunityId, roleId, analysisId, clientId, jobDescriptionId } = await insertRows(server, by);
  const { database } = server;
  const [role] = await database.select().from(roles).where(eq(roles.id, roleId));
  expect((await by.call(`/api/opportunities/${opportunityId}`, { method: 'DELETE' })).status).toBe(204);
  expect((await by.call(`/api/opportunities/${opportunityId}`)).status).toBe(404);
  expect((await by.call(`/api/roles/${roleId}`)).status).toBe(404);
  expect((await by.call(`/api/clients/${clientId}`)).body.opportunityCount).toBe(0);
  expect(await database.select().from(fileDeletions).where(eq(fileDeletions.storageKey, role!.filePath))).toHaveLength(
    1,
  );
  expect(await database.select({ roleId: analyses.roleId }).from(analyses).where(eq(analyses.id, analysisId))).toEqual([
    { roleId: null },
  ]);
  expect((await by.call('/api/analysis-history')).body).toMatchObject([{ id: jobDescriptionId, analyzed: true }]);
});

test('an opportunity that is deleted while roles are added keeps none of them, and no file of theirs', async () => {
  const by = await server.signUp();
  const clientId = await addClient(by);
  const { database } = server;
  const before = await storedKeys(server);
  for (let round = 0; round < 20; round += 1) {
    const {
      body: { id },
    } = await create(by, { name: 'Raced', clientId });
    const addRole = () => uploadRole(by, { name: 'Raced', opportunityId: id });
    const [first, deleted, second] = await Promise.all([
      addRole(),
      by.call(`/api/opportunities/${id}`, { method: 'DELETE' }),
      addRole(),
    ]);
    expect(deleted.status).toBe(204);
    for (const { status } of [first, second]) expect([201, 404]).toContain(status);
  }
  expect(await database.select().from(roles).where(eq(roles.name, 'Raced'))).toEqual([]);
  const doomed = new Set((await database.select().from(fileDeletions)).map(({ storageKey }) => storageKey));
  expect([...(await storedKeys(server))].filter((key) => !before.has(key) && !doomed.has(key))).toEqual([]);
});

test('deleting an opportunity waits for whoever changes candidacies of its roles, and stops nobody', async () => {
  const by = await server.signUp();
  const { opportunityId, roleId, jobDescriptionId } = await insertRows(server, by);
  const { database } = server;
  const waits = async () =>
    (
      await database.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    ).length;
  let deletion: ReturnType<Client['call']> | undefined;
  await database.transaction(async (transaction) => {
    await transaction
      .select()
      .from(jobDescriptions)
      .where(eq(jobDescriptions.id, jobDescriptionId))
      .for('no key update');
    deletion = by.call(`/api/opportunities/${opportunityId}`, { method: 'DELETE' });
    await expect.poll(waits).toBe(1);
    await transaction.update(analyses).set({ matchScore: 1 }).where(eq(analyses.roleId, roleId));
  });
  expect((await deletion!).status).toBe(204);
});
