import { afterAll, describe, expect, test } from 'vitest';
import { colleagueOf } from '../../testing/colleague.ts';
import type { Client } from '../../testing/client.ts';
import { createTestServer } from '../../testing/server.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const admin = await server.signUp();

const create = (by: Client, name: unknown) => by.call('/api/clients', { method: 'POST', json: { name } });
const rename = (by: Client, id: number, name: unknown) =>
  by.call(`/api/clients/${id}`, { method: 'PUT', json: { name } });
const remove = (by: Client, id: number) => by.call(`/api/clients/${id}`, { method: 'DELETE' });
const addOpportunity = (by: Client, clientId: number, name = 'Hiring') =>
  by.call('/api/opportunities', { method: 'POST', json: { name, clientId } });

describe('a client', () => {
  test('is created with its name trimmed, and found by everybody of the company', async () => {
    const by = await server.signUp();
    const { status, body } = await create(by, '  Northwind Ltd ');
    expect(status).toBe(201);
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Northwind Ltd',
      createdAt: moment,
      updatedAt: moment,
      opportunityCount: 0,
    });
    expect(await by.call(`/api/clients/${body.id}`)).toMatchObject({ status: 200, body });
    const { body: ofAdmin } = await create(admin, 'Shared');
    const colleague = await colleagueOf(admin, server.url, 'agency');
    expect((await colleague.call(`/api/clients/${ofAdmin.id}`)).body).toEqual(ofAdmin);
  });

  test('is renamed, with the count of its opportunities as it was', async () => {
    const by = await server.signUp();
    const {
      body: { id },
    } = await create(by, 'Before');
    await addOpportunity(by, id);
    const { status, body } = await rename(by, id, 'After');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, name: 'After', opportunityCount: 1 });
  });

  test('is deleted, and is not there any more', async () => {
    const by = await server.signUp();
    const {
      body: { id },
    } = await create(by, 'Short-lived');
    expect((await remove(by, id)).status).toBe(204);
    expect(await by.call(`/api/clients/${id}`)).toMatchObject({ status: 404, body: { message: 'Client not found.' } });
    expect(await remove(by, id)).toMatchObject({ status: 404, body: { message: 'Client not found.' } });
    expect(await rename(by, id, 'Again')).toMatchObject({ status: 404, body: { message: 'Client not found.' } });
  });

  test('stays while it has opportunities, and says so in the words of the specification', async () => {
    const by = await server.signUp();
    const {
      body: { id },
    } = await create(by, 'Busy');
    const { body: opportunity } = await addOpportunity(by, id);
    expect(await remove(by, id)).toMatchObject({
      status: 409,
      body: {
        code: 'client.has-opportunities',
        message: 'El cliente tiene oportunidades asociadas. Elimine primero las oportunidades.',
      },
    });
    await by.call(`/api/opportunities/${opportunity.id}`, { method: 'DELETE' });
    expect((await remove(by, id)).status).toBe(204);
  });
});

test('clients are listed newest first, each with the number of its opportunities', async () => {
  const by = await server.signUp();
  const ids = [];
  for (const name of ['One', 'Two', 'Three']) ids.push((await create(by, name)).body.id);
  await addOpportunity(by, ids[1]);
  await addOpportunity(by, ids[1]);
  await addOpportunity(by, ids[0]);
  const { body } = await by.call('/api/clients');
  expect(
    body.map(({ name, opportunityCount }: { name: string; opportunityCount: number }) => [name, opportunityCount]),
  ).toEqual([
    ['Three', 0],
    ['Two', 2],
    ['One', 1],
  ]);
});

describe('a name', () => {
  const taken = { status: 409, body: { code: 'client.name-taken', message: 'A client with this name already exists' } };

  test.each(['Éclair AG', 'ÉCLAIR ag', '  éclair AG ', 'E\u0301clair AG', 'Éclair\u200b AG', 'Éclair ＡＧ'])(
    'like "%s" is taken within the company',
    async (name) => {
      const by = await server.signUp();
      await create(by, 'Éclair AG');
      expect(await create(by, name)).toMatchObject(taken);
      const {
        body: { id },
      } = await create(by, 'Another');
      expect(await rename(by, id, name)).toMatchObject(taken);
    },
  );

  test('of another company may be used, and its own client may be renamed to itself in other letters', async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    await create(one, 'Acme');
    const {
      status,
      body: { id },
    } = await create(other, 'Acme');
    expect(status).toBe(201);
    expect((await rename(other, id, 'ACME')).body.name).toBe('ACME');
  });

  test.each([[''], ['   '], ['\u00a0\u3000'], ['\u200b\u200d'], [undefined], [null], [7]])(
    'of %j is refused',
    async (name) => {
      const by = await server.signUp();
      const {
        body: { id },
      } = await create(by, 'A client');
      expect(await create(by, name)).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', issues: [{ path: 'name' }] },
      });
      expect(await rename(by, id, name)).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', issues: [{ path: 'name' }] },
      });
    },
  );

  test('that is missing is asked for: in English for a new client, in Spanish for one that is there', async () => {
    const {
      body: { id },
    } = await create(admin, 'Asked');
    expect((await create(admin, ' ')).body.message).toBe('Client name is required');
    expect((await rename(admin, id, ' ')).body.message).toBe('El nombre del cliente es requerido');
  });

  test('may have 100 characters and not 101', async () => {
    const by = await server.signUp();
    expect((await create(by, 'x'.repeat(100))).status).toBe(201);
    expect(await create(by, 'x'.repeat(101))).toMatchObject({
      status: 400,
      body: { message: 'Name must be at most 100 characters' },
    });
  });

  test.each(['👩‍💻 Studio', '<b onload=alert(1)>Bold</b>', "Robert'); drop table clients;--", 'شركة', '株式会社'])(
    'of "%s" is kept to the letter',
    async (name) => {
      const by = await server.signUp();
      const { body } = await create(by, name);
      expect((await by.call(`/api/clients/${body.id}`)).body.name).toBe(name);
    },
  );

  test.each(['a\0b', 'a\ud800b'])('that cannot be stored is refused', async (name) => {
    expect(await create(admin, name)).toMatchObject({ status: 400, body: { code: 'unstorable-text' } });
  });

  test('that twenty ask for at the same moment is given once', async () => {
    const by = await server.signUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(by, 'Wanted')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });
});

test('two people who rename the same client leave one of the two names', async () => {
  const colleague = await colleagueOf(admin, server.url);
  const {
    body: { id },
  } = await create(admin, 'Contested');
  const answers = await Promise.all([rename(admin, id, 'Mine'), rename(colleague, id, 'Yours')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(['Mine', 'Yours']).toContain((await admin.call(`/api/clients/${id}`)).body.name);
});

test('a deletion against a new opportunity, 200 times: one wins, nothing is lost and nothing breaks', async () => {
  const by = await server.signUp();
  for (let round = 0; round < 200; round += 1) {
    const {
      body: { id },
    } = await create(by, `Raced ${round}`);
    const first = round % 2 ? remove(by, id) : addOpportunity(by, id);
    const second = round % 2 ? addOpportunity(by, id) : remove(by, id);
    const [deleted, created] = await Promise.all(round % 2 ? [first, second] : [second, first]);
    const outcome = `${deleted.status} ${created.status}`;
    expect(['204 404', '409 201']).toContain(outcome);
    if (created.status === 201)
      expect((await by.call(`/api/opportunities/${created.body.id}`)).body.client.id).toBe(id);
  }
});
