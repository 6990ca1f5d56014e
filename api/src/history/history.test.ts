import type { HistoryEntry } from '@cotejo/contract';
import { afterAll, expect, test } from 'vitest';
import { eq } from '../database/drizzle.ts';
import { analyses } from '../database/schema/index.ts';
import type { Client } from '../testing/client.ts';
import { colleagueOf } from '../testing/colleague.ts';
import { insertCandidate, insertRows } from '../testing/rows.ts';
import { createTestServer } from '../testing/server.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const admin = await server.signUp();

const history = async (by: Client, query = '') => (await by.call<HistoryEntry[]>(`/api/analysis-history${query}`)).body;
const idsOf = (entries: HistoryEntry[]) => entries.map(({ id }) => id);

test('job descriptions come newest first, with their resumes counted and whether they were analysed', async () => {
  const by = await server.signUp();
  const analysed = await insertRows(server, by);
  const pending = await insertCandidate(server, { ...analysed, roleId: null });
  await server.database.delete(analyses).where(eq(analyses.id, pending.analysisId));
  const empty = await insertCandidate(server, { ...analysed, roleId: null });
  await by.call(`/api/resume/${empty.resumeId}`, { method: 'DELETE' });
  const entry = { title: 'Engineer', originalFileName: 'job.txt', date: expect.stringMatching(/^\d{4}-.*Z$/), skills: ['Java'] };
  expect(await history(by)).toEqual([
    { ...entry, id: empty.jobDescriptionId, resumeCount: 0, analyzed: false },
    { ...entry, id: pending.jobDescriptionId, resumeCount: 1, analyzed: false },
    { ...entry, id: analysed.jobDescriptionId, resumeCount: 1, analyzed: true },
  ]);
});

test('a resume or a role leads to its own job descriptions only', async () => {
  const by = await server.signUp();
  const first = await insertRows(server, by);
  const second = await insertRows(server, by);
  const ofFirstRole = await insertCandidate(server, first);
  expect(idsOf(await history(by, `?resumeId=${second.resumeId}`))).toEqual([second.jobDescriptionId]);
  expect(idsOf(await history(by, `?roleId=${first.roleId}`))).toEqual([ofFirstRole.jobDescriptionId, first.jobDescriptionId]);
  expect(idsOf(await history(by, `?roleId=${first.roleId}&resumeId=${second.resumeId}`))).toEqual([]);
  expect(await history(by, '?roleId=987654')).toEqual([]);
});

test('colleagues share it', async () => {
  const colleague = await colleagueOf(admin, server.url);
  const { jobDescriptionId } = await insertRows(server, colleague);
  expect(idsOf(await history(admin))).toEqual([jobDescriptionId]);
});

test.each(['?resumeId=abc', '?roleId=0', '?roleId=-1', '?roleId=', '?resumeId=1.5'])('"%s" is refused', async (query) => {
  expect(await admin.call(`/api/analysis-history${query}`)).toMatchObject({ status: 400, body: { message: 'Invalid id.' } });
});
