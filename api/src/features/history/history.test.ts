import { randomUUID } from 'node:crypto';
import type { HistoryEntry } from '@cotejo/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { eq } from '../../platform/database/drizzle.ts';
import {
  analyses,
  jobDescriptions,
  resumes,
  webhookDeliveries,
  webhooks,
} from '../../platform/database/schema/index.ts';
import type { Answer, Client } from '../../testing/client.ts';
import { colleagueOf } from '../../testing/colleague.ts';
import { insertCandidate, insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const admin = await server.signUp();

const history = async (by: Client, query = '') => (await by.call<HistoryEntry[]>(`/api/analysis-history${query}`)).body;
const idsOf = (entries: HistoryEntry[]) => entries.map(({ id }) => id);

test('job descriptions come newest first, with their resumes counted and whether they were analyzed', async () => {
  const by = await server.signUp();
  const analyzed = await insertRows(server, by);
  const pending = await insertCandidate(server, { ...analyzed, roleId: null });
  await server.database.delete(analyses).where(eq(analyses.id, pending.analysisId));
  const empty = await insertCandidate(server, { ...analyzed, roleId: null });
  await by.call(`/api/resume/${empty.resumeId}`, { method: 'DELETE' });
  const entry = {
    title: 'Engineer',
    originalTitle: null,
    originalFileName: 'job.txt',
    date: expect.stringMatching(/^\d{4}-.*Z$/),
    skills: ['Java'],
    author: { id: by.user.id, name: expect.any(String) },
    best: [],
  };
  const loose = { role: null, opportunity: null, client: null };
  expect(await history(by)).toEqual([
    { ...entry, ...loose, id: empty.jobDescriptionId, resumeCount: 0, analyzed: false },
    { ...entry, ...loose, id: pending.jobDescriptionId, resumeCount: 1, analyzed: false },
    {
      ...entry,
      id: analyzed.jobDescriptionId,
      resumeCount: 1,
      analyzed: true,
      role: { id: analyzed.roleId, name: 'Role' },
      opportunity: { id: analyzed.opportunityId, name: 'Opportunity' },
      client: { id: analyzed.clientId, name: expect.stringMatching(/^Client /) },
      best: [{ resumeId: analyzed.resumeId, name: 'Alex Example', matchScore: 70 }],
    },
  ]);
});

test("a role's file that was sent again is no entry before it has a resume", async () => {
  const by = await server.signUp();
  const role = await insertRows(server, by);
  const again = await insertCandidate(server, { ...role, roleId: null });
  const own = await server.database
    .select({ contentHash: jobDescriptions.contentHash })
    .from(jobDescriptions)
    .where(eq(jobDescriptions.id, role.jobDescriptionId));
  await server.database.update(jobDescriptions).set(own[0]!).where(eq(jobDescriptions.id, again.jobDescriptionId));
  expect(idsOf(await history(by))).toEqual([again.jobDescriptionId, role.jobDescriptionId]);
  await by.call(`/api/resume/${again.resumeId}`, { method: 'DELETE' });
  expect(idsOf(await history(by))).toEqual([role.jobDescriptionId]);
});

test('a resume or a role leads to its own job descriptions only', async () => {
  const by = await server.signUp();
  const first = await insertRows(server, by);
  const second = await insertRows(server, by);
  const ofFirstRole = await insertCandidate(server, first);
  expect(idsOf(await history(by, `?resumeId=${second.resumeId}`))).toEqual([second.jobDescriptionId]);
  expect(idsOf(await history(by, `?roleId=${first.roleId}`))).toEqual([
    ofFirstRole.jobDescriptionId,
    first.jobDescriptionId,
  ]);
  expect(idsOf(await history(by, `?roleId=${first.roleId}&resumeId=${second.resumeId}`))).toEqual([]);
  expect(await history(by, '?roleId=987654')).toEqual([]);
});

test('the three best candidates are named, best first, and words of theirs or of the place find an entry', async () => {
  const by = await server.signUp();
  const rows = await insertRows(server, by);
  const { jobDescriptionId, ...loose } = await insertCandidate(
    server,
    { ...rows, roleId: null },
    { score: 10, candidateName: 'Íñigo Peña' },
  );
  for (const [index, score] of [90, 50, 70].entries()) {
    const { resumeId } = await insertCandidate(
      server,
      { ...rows, roleId: null },
      { score, candidateName: `Nr ${index}` },
    );
    await server.database.update(resumes).set({ jobDescriptionId }).where(eq(resumes.id, resumeId));
  }
  const [entry] = await history(by, '?q=pena');
  expect(entry).toMatchObject({
    id: jobDescriptionId,
    best: [{ matchScore: 90 }, { matchScore: 70 }, { matchScore: 50 }],
  });
  expect(loose.resumeId).toBeGreaterThan(0);
  expect(idsOf(await history(by, '?q=opportunity role'))).toEqual([rows.jobDescriptionId]);
  for (const q of ['%25', 'nobody', 'pena role']) expect(await history(by, `?q=${q}`)).toEqual([]);
  expect((await by.call(`/api/analysis-history?q=${'x'.repeat(101)}`)).status).toBe(400);
  expect(await history(await server.signUp(), '?q=pena')).toEqual([]);
});

describe('an analysis that is deleted', () => {
  const remove = (by: Client, id: number) => by.call(`/api/job-description/${id}`, { method: 'DELETE' });

  test('goes with its resumes', async () => {
    const by = await server.signUp();
    const rows = await insertRows(server, by);
    const { jobDescriptionId, resumeId } = await insertCandidate(server, { ...rows, roleId: null });
    expect((await remove(by, jobDescriptionId)).status).toBe(204);
    expect(idsOf(await history(by))).toEqual([rows.jobDescriptionId]);
    expect((await by.call(`/api/analysis/resume/${resumeId}`)).status).toBe(404);
    expect((await remove(by, jobDescriptionId)).status).toBe(404);
  });

  test('tells webhooks that the role for which a resume of it still waited may be complete', async () => {
    const by = await server.signUp();
    const rows = await insertRows(server, by);
    const { companyId, roleId } = rows;
    const waiting = await insertCandidate(server, { ...rows, roleId: null });
    const ofWaiting = eq(resumes.id, waiting.resumeId);
    await server.database.delete(analyses).where(eq(analyses.id, waiting.analysisId));
    await server.database.update(resumes).set({ matchState: 'queued', matchRoleId: roleId }).where(ofWaiting);
    const webhook = { url: 'https://example.org/', events: ['role.completed' as const], personalData: false };
    await server.database.insert(webhooks).values({ ...webhook, companyId, secret: 'whsec_test' });
    expect((await remove(by, waiting.jobDescriptionId)).status).toBe(204);
    const told = await server.database
      .select({ event: webhookDeliveries.event, roleId: webhookDeliveries.subjectId })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.companyId, companyId));
    expect(told).toEqual([{ event: 'role.completed', roleId }]);
  });

  test('stays where a role needs it: its own, that of a candidate, and one that gives a score', async () => {
    const by = await server.signUp();
    const rows = await insertRows(server, by);
    const inRole = await insertCandidate(server, rows);
    const judging = await insertCandidate(server, { ...rows, roleId: null });
    const judged = await insertCandidate(server, { ...rows, roleId: null });
    await server.database
      .update(analyses)
      .set({ jobDescriptionId: judging.jobDescriptionId })
      .where(eq(analyses.id, judged.analysisId));
    for (const { jobDescriptionId } of [rows, inRole, judging])
      expect(await remove(by, jobDescriptionId)).toMatchObject({
        status: 409,
        body: { code: 'job-description.needed' },
      });
    expect(await history(by)).toHaveLength(4);
  });
});

test('colleagues share it', async () => {
  const colleague = await colleagueOf(admin, server.url);
  const { jobDescriptionId } = await insertRows(server, colleague);
  expect(idsOf(await history(admin))).toEqual([jobDescriptionId]);
});

test('a long list comes in parts, each entry once, also when some are added or deleted in between', async () => {
  const by = await server.signUp();
  const rows = await insertRows(server, by);
  const [first] = await server.database
    .select()
    .from(jobDescriptions)
    .where(eq(jobDescriptions.id, rows.jobDescriptionId));
  const { id: _, ...like } = first!;
  // Seven rows share each time stamp, as the rows of an import do.
  const moments = Array.from({ length: 120 }, (__, index) => new Date(Date.UTC(2020, 0, 1 + Math.floor(index / 7))));
  await server.database.insert(jobDescriptions).values(
    moments.map((createdAt) => ({
      ...like,
      roleId: null,
      contentHash: randomUUID(),
      storageKey: randomUUID(),
      createdAt,
    })),
  );
  const all = idsOf((await by.call<HistoryEntry[]>('/api/analysis-history?limit=500')).body);
  expect(all).toHaveLength(121);
  expect(await history(by)).toHaveLength(100);

  const read: number[] = [];
  for (let cursor: string | null = '', part = 0; cursor !== null; part += 1) {
    const answer: Answer<HistoryEntry[]> = await by.call<HistoryEntry[]>(
      `/api/analysis-history?limit=25${cursor && `&cursor=${cursor}`}`,
    );
    read.push(...idsOf(answer.body));
    cursor = answer.headers.get('X-Next-Cursor');
    expect(answer.body.length).toBe(cursor ? 25 : 21);
    if (part === 0)
      await server.database
        .insert(jobDescriptions)
        .values({ ...like, storageKey: randomUUID(), createdAt: new Date() });
    if (part === 1) await server.database.delete(jobDescriptions).where(eq(jobDescriptions.id, read.at(-1)!));
  }
  expect(read).toEqual(all);
});

test.each([
  '?limit=0',
  '?limit=501',
  '?limit=-1',
  '?limit=ten',
  '?cursor=abc',
  '?cursor=',
  '?cursor=1-',
  '?cursor=99999999999999999-1',
])('"%s" is refused', async (query) => {
  expect((await admin.call(`/api/analysis-history${query}`)).status).toBe(400);
});

test("a cursor shows nobody what is another company's, and one that is made up is answered", async () => {
  const stranger = await server.signUp();
  for (const cursor of ['9999999999999999-9999999999', '0-0', '9999999999999999-1'])
    expect(await history(stranger, `?cursor=${cursor}`)).toEqual([]);
});

test.each(['?resumeId=abc', '?roleId=0', '?roleId=-1', '?roleId=', '?resumeId=1.5'])(
  '"%s" is refused',
  async (query) => {
    expect(await admin.call(`/api/analysis-history${query}`)).toMatchObject({
      status: 400,
      body: { message: 'Invalid id.' },
    });
  },
);
