import type { Note, RoleActivity } from '@cotejo/contract';
import { afterAll, expect, test } from 'vitest';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { recordChanges } from '../../platform/database/record-change.ts';
import { analyses, candidacyEvents, users } from '../../platform/database/schema/index.ts';
import { insertCandidate, insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const { database } = server;
const client = await server.signUp();

const activity = async (roleId: number, query = '') =>
  (await client.call<RoleActivity>(`/api/roles/${roleId}/activity${query}`)).body;
const kinds = async (roleId: number, query = '') =>
  (await activity(roleId, query)).items.map(({ change }) => change.what);
const put = (address: string, json: object) => client.call(address, { method: 'PUT', json });
const upload = (roleId: number, names: string[]) => {
  const body = new FormData();
  for (const name of names) body.append('files', new File([`Resume ${name} ${roleId}`], name));
  return client.call(`/api/roles/${roleId}/resumes`, { method: 'POST', body });
};

test('a role tells what was done in it, by whom and to whom, newest first', async () => {
  const { roleId, analysisId: id, noteId: _, jobDescriptionId } = await insertRows(server, client);
  const author = { id: client.user.id, name: expect.any(String) };
  const candidate = { id, name: 'Alex Example' };
  await upload(roleId, ['one.txt', 'two.txt', 'one.json']);
  await put(`/api/analysis/${id}/status`, { status: 'Hired' });
  await put(`/api/analysis/${id}/expected-salary`, { expectedSalary: '50k' });
  await client.call<Note>(`/api/candidacies/${id}/notes`, { method: 'POST', json: { text: 'Call' } });
  const requirements = [{ id: 'r1', active: true, must: false, weight: 2 }];
  expect((await put(`/api/roles/${roleId}/rubric`, { version: 1, requirements })).status).toBe(200);
  const { items, nextCursor } = await activity(roleId);
  expect(nextCursor).toBeNull();
  const rest = { note: null, readFrom: null, rubricChanges: [], author };
  expect(
    items.map(({ id: _id, createdAt: _at, ...entry }) => entry).filter(({ change }) => change.what !== 'score'),
  ).toEqual([
    {
      ...rest,
      candidate: null,
      change: { what: 'rubric', jobDescriptionId, version: 2 },
      rubricChanges: [
        expect.objectContaining({ what: 'nice', text: 'Java' }),
        expect.objectContaining({ what: 'weight' }),
      ],
    },
    { ...rest, candidate, change: { what: 'note' }, note: 'Call' },
    { ...rest, candidate, change: { what: 'salary', from: null, to: '50k' } },
    { ...rest, candidate, change: { what: 'status', from: 'Analyzed', to: 'Hired' } },
    { ...rest, candidate: null, change: { what: 'upload', files: 2 } },
  ]);
  expect(await kinds(roleId, '?what=upload')).toEqual(['upload']);
  expect((await client.call(`/api/roles/${roleId}/activity?what=party`)).status).toBe(400);
});

test('it can be narrowed to the words of a name: of a candidate, or of who did it', async () => {
  const { roleId, analysisId: alex, ...own } = await insertRows(server, client);
  const { analysisId: maria } = await insertCandidate(server, { ...own, roleId }, { candidateName: 'María Núñez' });
  for (const [id, name] of [
    [alex, 'alex example'],
    [maria, 'maria nunez'],
  ] as const) {
    await database.update(analyses).set({ nameKey: name }).where(eq(analyses.id, id));
    await put(`/api/analysis/${id}/status`, { status: 'Hired' });
  }
  await put('/api/candidacies/role', { ids: [maria], roleId: null });
  await upload(roleId, ['one.txt']);
  const whose = async (query: string) =>
    (await activity(roleId, query)).items.map(({ change, candidate }) => [change.what, candidate?.name]);
  expect(await whose('?q=nunez%20maria')).toEqual([
    ['role', 'María Núñez'],
    ['status', 'María Núñez'],
  ]);
  expect(await whose('?q=alex&what=status')).toEqual([['status', 'Alex Example']]);
  expect(await whose('?q=nobody')).toEqual([]);
  await database.update(users).set({ firstName: 'Íñigo', lastName: 'Roe' }).where(eq(users.id, client.user.id));
  expect((await whose('?q=roe%20inigo')).map(([what]) => what)).toEqual(['upload', 'role', 'status', 'status']);
});

test('a note that is changed shows as it is, and one that is deleted is gone', async () => {
  const { roleId, analysisId } = await insertRows(server, client);
  const notes = `/api/candidacies/${analysisId}/notes`;
  const { body: note } = await client.call<Note>(notes, { method: 'POST', json: { text: 'Call' } });
  await put(`${notes}/${note.id}`, { text: 'Called' });
  expect((await activity(roleId)).items).toMatchObject([{ change: { what: 'note' }, note: 'Called' }]);
  await client.call(`${notes}/${note.id}`, { method: 'DELETE' });
  expect(await kinds(roleId)).toEqual([]);
});

test('a move is told in the role that somebody left and in the one that they came into', async () => {
  const [here, there] = [await insertRows(server, client), await insertRows(server, client)];
  await put('/api/candidacies/role', { ids: [here.analysisId], roleId: there.roleId });
  await put(`/api/analysis/${here.analysisId}/status`, { status: 'Hired' });
  expect(await kinds(here.roleId)).toEqual(['role']);
  expect(await kinds(there.roleId)).toEqual(['status', 'role']);
  await put('/api/candidacies/role', { ids: [here.analysisId], roleId: null });
  expect(await kinds(there.roleId, '?what=role')).toEqual(['role', 'role']);
});

test('a score that followed a change of the rubric comes with that change', async () => {
  const { roleId, analysisId, jobDescriptionId, companyId } = await insertRows(server, client);
  const requirements = [{ id: 'r1', active: true, must: true, weight: 3 }];
  await put(`/api/roles/${roleId}/rubric`, { version: 1, requirements });
  const cause = { cause: 'rubric' as const, jobDescriptionId, fromVersion: 1, toVersion: 2 };
  await database.transaction((transaction) =>
    recordChanges(transaction, { companyId, userId: null }, [
      { candidacyId: analysisId, change: { what: 'score', from: 79, to: 80, ...cause } },
    ]),
  );
  expect((await activity(roleId, '?what=score&limit=1')).items).toMatchObject([
    { author: null, change: { from: 79, to: 80 }, rubricChanges: [{ what: 'weight', from: 1, to: 3 }] },
  ]);
});

test('a long activity comes in parts, each entry once, also those of the same moment', async () => {
  const { companyId, ...rows } = await insertRows(server, client);
  const other = await insertCandidate(server, { companyId, userId: rows.userId, roleId: rows.roleId });
  const changes = Array.from({ length: 30 }, (_, index) => ({
    candidacyId: index % 2 ? rows.analysisId : other.analysisId,
    change: { what: 'status' as const, from: `${index}`, to: `${index + 1}` },
  }));
  await database.transaction((transaction) => recordChanges(transaction, { companyId, userId: null }, changes));
  const whole = (await activity(rows.roleId)).items.map(({ id }) => id);
  expect(whole).toHaveLength(30);
  const parts: number[] = [];
  for (let cursor: string | null = '', part = 0; cursor !== null; part += 1) {
    const { items, nextCursor }: RoleActivity = await activity(rows.roleId, `?limit=7${cursor && `&cursor=${cursor}`}`);
    parts.push(...items.map(({ id }) => id));
    cursor = nextCursor;
    if (part === 0) await database.delete(candidacyEvents).where(eq(candidacyEvents.id, items.at(-1)!.id));
  }
  expect(parts).toEqual(whole);
});

test('the activity of a candidacy keeps what it did in another role, and has no notes', async () => {
  const { roleId, analysisId } = await insertRows(server, client);
  await put(`/api/analysis/${analysisId}/status`, { status: 'Hired' });
  await client.call(`/api/candidacies/${analysisId}/notes`, { method: 'POST', json: { text: 'Call' } });
  expect((await client.call(`/api/roles/${roleId}`, { method: 'DELETE' })).status).toBe(204);
  expect((await client.call(`/api/candidacies/${analysisId}/activity`)).body).toMatchObject([
    { change: { what: 'status' } },
  ]);
});

test('a role that is deleted leaves nothing of what concerned it as a whole', async () => {
  const { roleId, opportunityId } = await insertRows(server, client);
  const count = () => database.$count(candidacyEvents);
  const before = await count();
  await upload(roleId, ['one.txt']);
  expect(await count()).toBe(before + 1);
  expect((await client.call(`/api/opportunities/${opportunityId}`, { method: 'DELETE' })).status).toBe(204);
  expect(await count()).toBe(before);
});

test('each part is read from an index, whatever it is filtered by', async () => {
  const plan = async (condition: string) =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`);
      const query = `explain select id from candidacy_events where company_id = 1 and ${condition}
        order by created_at desc, id desc limit 51`;
      return JSON.stringify(await transaction.execute(sql.raw(query)));
    });
  expect(await plan('role_id = 1')).toMatch(/Backward using candidacy_events_role on/);
  expect(await plan('from_role_id = 1')).toMatch(/Backward using candidacy_events_from_role on/);
  expect(await plan("role_id = 1 and what = 'note'")).toMatch(/Backward using candidacy_events_role_by_what on/);
});
