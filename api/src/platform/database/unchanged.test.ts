import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { colleagueOf } from '../../testing/colleague.ts';
import { insertRows, type Rows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { changeRole } from '../../testing/upload.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const one = await server.signUp();
const other = await colleagueOf(one, server.url);

type Change = { name: string; updatedAt?: string };

const things = [
  { thing: 'client', list: () => '/api/clients', addressOf: ({ clientId }: Rows) => `/api/clients/${clientId}` },
  {
    thing: 'opportunity',
    list: ({ clientId }: Rows) => `/api/clients/${clientId}/opportunities`,
    addressOf: ({ opportunityId }: Rows) => `/api/opportunities/${opportunityId}`,
  },
  {
    thing: 'role',
    list: ({ opportunityId }: Rows) => `/api/opportunities/${opportunityId}/roles`,
    addressOf: ({ roleId }: Rows) => `/api/roles/${roleId}`,
  },
];

describe.each(things)('two people who change the same $thing', ({ thing, list, addressOf }) => {
  let rows: Rows;
  beforeEach(async () => {
    rows = await insertRows(server, one);
  });
  const read = async (by: Client) => (await by.call(addressOf(rows))).body;
  const change = (by: Client, json: Change) =>
    thing === 'role' ? changeRole(by, rows.roleId, json) : by.call(addressOf(rows), { method: 'PUT', json });
  const uniqueName = () => `Renamed ${rows.clientId} ${Math.random()}`;

  test('each get the version that they saw with it, in the list too', async () => {
    const seen = await read(one);
    expect(seen.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const { body: listed } = await one.call<{ id: number }[]>(list(rows));
    expect(seen).toMatchObject(listed.find(({ id }) => id === seen.id)!);
    const changed = await change(one, { name: uniqueName(), updatedAt: seen.updatedAt });
    expect(changed.status).toBe(200);
    expect(Date.parse(changed.body.updatedAt)).toBeGreaterThan(Date.parse(seen.updatedAt));
    expect(await read(other)).toMatchObject(changed.body);
  });

  test('one after the other: the later one is told, and nothing is written', async () => {
    const { updatedAt } = await read(one);
    const { body: first } = await change(one, { name: uniqueName(), updatedAt });
    expect(await change(other, { name: uniqueName(), updatedAt })).toMatchObject({
      status: 409,
      body: {
        code: 'changed-meanwhile',
        message: expect.stringMatching(/^Somebody else has changed this meanwhile\./),
      },
    });
    expect(await read(other)).toMatchObject(first);
    expect((await change(other, { name: uniqueName(), updatedAt: first.updatedAt })).status).toBe(200);
  });

  test('at the same moment: one of ten succeeds, and what it wrote stays', async () => {
    const { updatedAt } = await read(one);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => change(index % 2 ? one : other, { name: uniqueName(), updatedAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await read(one)).toMatchObject(answers.find(({ status }) => status === 200)!.body);
  });

  test('one after the other as fast as they can: every version is another one', async () => {
    const versions = new Set<string>();
    let { updatedAt } = await read(one);
    for (let round = 0; round < 20; round += 1) {
      versions.add(updatedAt);
      ({ updatedAt } = (await change(one, { name: uniqueName(), updatedAt })).body);
    }
    expect(versions.size).toBe(20);
  });

  test('without saying what they saw overwrite each other, as specified', async () => {
    const answers = await Promise.all([change(one, { name: uniqueName() }), change(other, { name: uniqueName() })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test.each(['yesterday', '', '2025-01-01'])('with "%s" for a version are refused', async (updatedAt) => {
    expect(await change(one, { name: uniqueName(), updatedAt })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', issues: [{ path: 'updatedAt' }] },
    });
  });

  test('of which one deletes it: the other is told that it is gone', async () => {
    const { updatedAt } = await read(one);
    if (thing === 'client') await other.call(`/api/opportunities/${rows.opportunityId}`, { method: 'DELETE' });
    expect((await other.call(addressOf(rows), { method: 'DELETE' })).status).toBe(204);
    expect((await change(one, { name: uniqueName(), updatedAt })).status).toBe(404);
  });
});

test("a role's file that comes with an outdated change is not kept, and a new file is a change too", async () => {
  const { roleId } = await insertRows(server, one);
  const { updatedAt } = (await one.call(`/api/roles/${roleId}`)).body;
  expect((await changeRole(one, roleId, { name: 'Role', updatedAt }, new File(['# One'], 'one.md'))).status).toBe(200);
  expect(await changeRole(other, roleId, { name: 'Role', updatedAt }, new File(['# Other'], 'other.md'))).toMatchObject(
    { status: 409, body: { code: 'changed-meanwhile' } },
  );
  expect((await other.call(`/api/roles/${roleId}/file`)).body).toBe('# One');
});
