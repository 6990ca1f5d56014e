import type { Candidacy, CandidacyList, HistoryEntry, Role, Rubric } from '@cotejo/contract';
import { afterAll, expect, test } from 'vitest';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { analyses, jobDescriptions, resumes, roles } from '../../platform/database/schema/index.ts';
import { insertCandidate, insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { newRole } from '../../testing/upload.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const { database } = server;
const client = await server.signUp();

const candidacy = async (id: number) => (await client.call<Candidacy>(`/api/candidacies/${id}`)).body;
const idsIn = async (roleId: number) =>
  (await client.call<CandidacyList>(`/api/roles/${roleId}/candidacies`)).body.items.map(({ id }) => id).toSorted();
const move = (ids: number[], roleId: number | null) =>
  client.call('/api/candidacies/role', { method: 'PUT', json: { ids, roleId } });
const keep = (jobDescriptionId: number, input: object) =>
  client.call<Role & { code: string }>(`/api/job-description/${jobDescriptionId}/role`, {
    method: 'POST',
    json: { name: 'Engineer', ...input },
  });

test('several are moved at once to another role, whose rubric judges them, and back again', async () => {
  const [here, there] = [await insertRows(server, client), await insertRows(server, client)];
  const second = await insertCandidate(server, here);
  const ids = [here.analysisId, second.analysisId];
  expect((await move([...ids, ...ids], there.roleId)).status).toBe(204);
  expect(await idsIn(here.roleId)).toEqual([]);
  expect(await idsIn(there.roleId)).toEqual([...ids, there.analysisId].toSorted());
  for (const id of ids) {
    const { state, activity } = await candidacy(id);
    expect(state).toBe('pending');
    expect(activity).toMatchObject([
      {
        author: { id: client.user.id },
        change: { what: 'role', from: { id: here.roleId }, to: { id: there.roleId, name: 'Role' } },
      },
    ]);
  }
  expect((await candidacy(there.analysisId)).activity).toEqual([]);
  expect((await move(ids, here.roleId)).status).toBe(204);
  expect(await idsIn(here.roleId)).toEqual(ids.toSorted());
});

test('who is where they are to be moved to stays as they are', async () => {
  const { analysisId, roleId } = await insertRows(server, client);
  expect((await move([analysisId], roleId)).status).toBe(204);
  expect(await candidacy(analysisId)).toMatchObject({ activity: [], state: 'current' });
});

test.each([{ ids: [] }, { ids: Array.from({ length: 501 }, (_, index) => index + 1) }, { ids: [0] }])(
  'nobody, too many and what is no id are refused',
  async ({ ids }) => {
    expect(await move(ids, null)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  },
);

test('of an uploaded file a role is made with the rubric as it is, and those who are chosen go into it', async () => {
  const own = await insertRows(server, client);
  const { jobDescriptionId, analysisId } = await insertCandidate(server, { ...own, roleId: null });
  const other = await insertCandidate(server, { ...own, roleId: null });
  await database.update(resumes).set({ jobDescriptionId }).where(eq(resumes.id, other.resumeId));
  await database.update(jobDescriptions).set({ rubricVersion: 3 }).where(eq(jobDescriptions.id, jobDescriptionId));
  const { status, body } = await keep(jobDescriptionId, { opportunityId: own.opportunityId, ids: [analysisId] });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Engineer',
    jobDescriptionId,
    fileOriginalName: 'job.txt',
    candidateCount: 1,
    opportunity: { id: own.opportunityId },
  });
  expect(await idsIn(body.id)).toEqual([analysisId]);
  expect((await candidacy(other.analysisId)).role).toBeNull();
  expect((await client.call<Rubric>(`/api/roles/${body.id}/rubric`)).body).toMatchObject({ version: 3 });
  expect((await client.call(`/api/roles/${body.id}/file`)).status).toBe(200);
  expect(await keep(jobDescriptionId, { opportunityId: own.opportunityId, ids: [other.analysisId] })).toMatchObject({
    status: 409,
    body: { code: 'job-description.in-role' },
  });
  expect((await candidacy(other.analysisId)).role).toBeNull();
});

test('a role that cannot be made leaves nothing behind', async () => {
  const { opportunityId, ...own } = await insertRows(server, client);
  const { jobDescriptionId, analysisId } = await insertCandidate(server, { ...own, roleId: null });
  const count = () => database.$count(roles);
  const before = await count();
  for (const input of [
    { opportunityId: 987_654, ids: [analysisId] },
    { opportunityId, ids: [987_654] },
  ])
    expect((await keep(jobDescriptionId, input)).status).toBe(404);
  expect((await keep(jobDescriptionId, { opportunityId, ids: [analysisId], name: ' ' })).status).toBe(400);
  expect(await count()).toBe(before);
});

test('a deleted role whose candidates came from elsewhere leaves no analysis behind', async () => {
  const { analysisId, jobDescriptionId } = await insertRows(server, client);
  const roleId = await newRole(client);
  expect((await move([analysisId], roleId)).status).toBe(204);
  const [own] = await database.select().from(roles).where(eq(roles.id, roleId));
  await database.update(analyses).set({ jobDescriptionId: own!.jobDescriptionId! }).where(eq(analyses.id, analysisId));
  expect((await client.call(`/api/roles/${roleId}`, { method: 'DELETE' })).status).toBe(204);
  const ids = (await client.call<HistoryEntry[]>('/api/analysis-history')).body.map(({ id }) => id);
  expect(ids).toContain(jobDescriptionId);
  expect(ids).not.toContain(own!.jobDescriptionId);
});

test('who came with another job description than that of a deleted role is judged by it again', async () => {
  const { roleId, jobDescriptionId, ...own } = await insertRows(server, client);
  const { analysisId, resumeId } = await insertCandidate(server, { ...own, roleId });
  const stays = await insertCandidate(server, { ...own, roleId });
  await database.update(analyses).set({ jobDescriptionId }).where(eq(analyses.id, analysisId));
  expect((await candidacy(analysisId)).state).toBe('current');
  expect((await client.call(`/api/roles/${roleId}`, { method: 'DELETE' })).status).toBe(204);
  expect(await candidacy(analysisId)).toMatchObject({ role: null, state: 'pending' });
  expect(await candidacy(stays.analysisId)).toMatchObject({ role: null, state: 'current' });
  const sent = await database.execute<{ id: number }>(
    sql`select (data->>'resumeId')::int as id from pgboss.job where name = 'match-candidate'`,
  );
  expect(sent.map(({ id }) => id)).toContain(resumeId);
});
