import { afterAll, expect, test } from 'vitest';
import { colleagueOf } from '../../testing/colleague.ts';
import { insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const admin = await server.signUp();
const recruiter = await colleagueOf(admin, server.url, 'recruiter');
const { roleId, personId } = await insertRows(server, admin);

const historyOf = async (action: string) =>
  (await admin.call(`/api/admin/history?action=${action}`)).body.items.map(
    ({ user, subjectId }: { user: { id: number }; subjectId: number | null }) => [user.id, subjectId],
  );
const change = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return recruiter.call(`/api/roles/${roleId}`, { method: 'PUT', body });
};

test('an administrator has the company review blind, which everybody sees and the history tells', async () => {
  expect((await recruiter.call('/api/blind')).body).toEqual({ company: false, since: null });
  const change = { method: 'PUT', json: { blind: true } };
  expect((await recruiter.call('/api/admin/blind', change)).status).toBe(403);
  const { body } = await admin.call('/api/admin/blind', change);
  expect(body).toEqual({ company: true, since: expect.any(String) });
  expect((await admin.call('/api/admin/blind', change)).body).toEqual(body);
  expect((await recruiter.call('/api/blind')).body).toEqual(body);
  expect((await admin.call('/api/admin/blind', { method: 'PUT', json: { blind: false } })).body.company).toBe(false);
  expect(await historyOf('company-not-blind')).toEqual([[admin.user.id, null]]);
});

test('a recruiter makes a role blind, which stays so when the role is renamed', async () => {
  expect((await recruiter.call(`/api/roles/${roleId}`)).body).toMatchObject({ blind: false });
  expect((await change({ name: 'Role', blind: 'true' })).body).toMatchObject({ blind: true });
  expect((await change({ name: 'Renamed' })).body).toMatchObject({ name: 'Renamed', blind: true });
  expect((await change({ name: 'Renamed', blind: 'false' })).body).toMatchObject({ blind: false });
  expect((await change({ name: 'Renamed', blind: 'perhaps' })).status).toBe(400);
  expect(await historyOf('role-made-blind')).toEqual([[recruiter.user.id, roleId]]);
  expect(await historyOf('role-not-blind')).toEqual([[recruiter.user.id, roleId]]);
});

test('somebody is shown for a reason, which is kept and can be taken back', async () => {
  const address = `/api/people/${personId}/unmask`;
  const unmasked = async () => (await recruiter.call(`/api/people/${personId}`)).body.unmasked;
  for (const reason of ['', '  ', 'a'.repeat(501)])
    expect((await recruiter.call(address, { method: 'POST', json: { reason } })).status).toBe(400);
  expect(await unmasked()).toBeNull();
  for (const reason of ['The client asks for the name', 'Once more'])
    expect((await recruiter.call(address, { method: 'POST', json: { reason } })).status).toBe(204);
  expect(await unmasked()).toMatchObject({ reason: 'The client asks for the name', author: { id: recruiter.user.id } });
  for (let times = 0; times < 2; times += 1)
    expect((await recruiter.call(address, { method: 'DELETE' })).status).toBe(204);
  expect(await unmasked()).toBeNull();
  expect(await historyOf('person-unmasked')).toEqual([[recruiter.user.id, personId]]);
  expect(await historyOf('person-masked')).toEqual([[recruiter.user.id, personId]]);
});
