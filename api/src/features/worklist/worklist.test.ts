import type { WorklistRole } from '@cotejo/contract';
import { afterAll, expect, test } from 'vitest';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { resumes, roles, roleVisits } from '../../platform/database/schema/index.ts';
import type { Client } from '../../testing/client.ts';
import { insertCandidate, insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);

const worklist = async (by: Client) => (await by.call<{ roles: WorklistRole[] }>('/api/worklist')).body.roles;
const visit = (by: Client, id: number) => by.call(`/api/roles/${id}/visit`, { method: 'PUT' });

test('a role comes with its place and all its candidates as new, until it is opened', async () => {
  const by = await server.signUp();
  const rows = await insertRows(server, by);
  const [role] = await worklist(by);
  expect(role).toEqual({
    id: rows.roleId,
    name: 'Role',
    opportunity: { id: rows.opportunityId, name: 'Opportunity' },
    client: { id: rows.clientId, name: expect.stringMatching(/^Client /) },
    candidateCount: 1,
    newCount: 1,
    waiting: 0,
    openedAt: null,
    latestAt: expect.any(String),
  });
  expect((await visit(by, rows.roleId)).status).toBe(204);
  expect(await worklist(by)).toMatchObject([{ candidateCount: 1, newCount: 0, openedAt: expect.any(String) }]);
  await insertCandidate(server, rows);
  expect(await worklist(by)).toMatchObject([{ candidateCount: 2, newCount: 1 }]);
  await visit(by, rows.roleId);
  expect(await worklist(by)).toMatchObject([{ candidateCount: 2, newCount: 0 }]);
});

test('resumes that are still to be judged wait, and those that could not be read do not', async () => {
  const by = await server.signUp();
  const rows = await insertRows(server, by);
  for (const state of ['preparing', 'failed'] as const) {
    const { resumeId, analysisId } = await insertCandidate(server, { ...rows, roleId: null });
    await server.database.execute(sql`delete from analyses where id = ${analysisId}`);
    await server.database
      .update(resumes)
      .set({ state, matchState: 'queued', matchRoleId: rows.roleId })
      .where(eq(resumes.id, resumeId));
  }
  expect(await worklist(by)).toMatchObject([{ waiting: 1, candidateCount: 1 }]);
});

test('the role that was opened or got a candidate last stands first', async () => {
  const by = await server.signUp();
  const [older, newer] = [await insertRows(server, by), await insertRows(server, by)];
  const order = async () => (await worklist(by)).map(({ id }) => id);
  expect(await order()).toEqual([newer.roleId, older.roleId]);
  await visit(by, older.roleId);
  expect(await order()).toEqual([older.roleId, newer.roleId]);
});

test("what is new to one user is not told by another one's visit, nor by another company's", async () => {
  const by = await server.signUp();
  const { roleId } = await insertRows(server, by);
  const stranger = await server.signUp();
  expect(await visit(stranger, roleId)).toMatchObject({ status: 404, body: { message: 'Role not found.' } });
  expect(await worklist(stranger)).toEqual([]);
  expect(await worklist(by)).toMatchObject([{ newCount: 1, openedAt: null }]);
});

test('visits go with their role', async () => {
  const by = await server.signUp();
  const { roleId } = await insertRows(server, by);
  await visit(by, roleId);
  await server.database.delete(roles).where(eq(roles.id, roleId));
  expect(await server.database.$count(roleVisits, eq(roleVisits.roleId, roleId))).toBe(0);
});
