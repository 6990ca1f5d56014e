import { candidateStatuses, type RoleCandidates } from '@cotejo/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { eq } from '../../platform/database/drizzle.ts';
import { analyses, auditLog, resumes } from '../../platform/database/schema/index.ts';
import type { Client } from '../../testing/client.ts';
import { insertCandidate, insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { uploadRole } from '../../testing/upload.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);

const candidatesOf = async (by: Client, opportunityId: number) =>
  (await by.call<RoleCandidates[]>(`/api/opportunities/${opportunityId}/candidates`)).body;
const setStatus = (by: Client, id: number, status: unknown) =>
  by.call(`/api/analysis/${id}/status`, { method: 'PUT', json: { status } });
const setSalary = (by: Client, id: number, expectedSalary: unknown) =>
  by.call(`/api/analysis/${id}/expected-salary`, { method: 'PUT', json: { expectedSalary } });

const mustHave = (id: string, verdict: 'met' | 'partial' | 'missing') => ({
  id,
  text: 'Java',
  kind: 'skill' as const,
  must: true,
  weight: 1,
  skills: ['Java'],
  verdict,
  degree: 0,
  quotes: [],
});

describe("an opportunity's candidates", () => {
  test('come by role, newest first, with the best score first and roles without any', async () => {
    const by = await server.signUp();
    const rows = await insertRows(server, by);
    const { opportunityId, roleId } = rows;
    const better = await insertCandidate(server, rows, { score: 91, candidateName: null });
    const equal = await insertCandidate(server, rows, { score: 70, candidateName: 'Bea Example' });
    await server.database
      .update(analyses)
      .set({
        confidence: {
          level: 'low',
          judged: 0,
          requirements: 0,
          reasons: [{ code: 'no-requirements', lowersTo: 'low' }],
        },
        requirements: [mustHave('r1', 'met'), mustHave('r2', 'partial'), mustHave('r3', 'missing')],
      })
      .where(eq(analyses.id, better.analysisId));
    await insertCandidate(server, { ...rows, roleId: null }, { score: 99 });
    const { body: empty } = await uploadRole(by, { name: 'Empty', opportunityId });
    const found = await candidatesOf(by, opportunityId);
    expect(found.map(({ roleId: id, candidateCount }) => [id, candidateCount])).toEqual([
      [empty.id, 0],
      [roleId, 3],
    ]);
    expect(found[0]!.candidates).toEqual([]);
    expect(found[1]!.candidates).toEqual([
      {
        id: better.analysisId,
        resumeId: better.resumeId,
        jobDescriptionId: better.jobDescriptionId,
        name: 'resume',
        originalFileName: 'resume.txt',
        matchScore: 91,
        musts: 3,
        mustsMet: 1,
        isTranslated: false,
        confidence: 'low',
        isPending: false,
        status: 'Analyzed',
        decided: null,
        expectedSalary: null,
      },
      {
        id: rows.analysisId,
        resumeId: rows.resumeId,
        jobDescriptionId: rows.jobDescriptionId,
        name: 'Alex Example',
        originalFileName: 'resume.txt',
        matchScore: 70,
        musts: 0,
        mustsMet: 0,
        isTranslated: false,
        confidence: null,
        isPending: false,
        status: 'Analyzed',
        decided: null,
        expectedSalary: null,
      },
      {
        id: equal.analysisId,
        resumeId: equal.resumeId,
        jobDescriptionId: equal.jobDescriptionId,
        name: 'Bea Example',
        originalFileName: 'resume.txt',
        matchScore: 70,
        musts: 0,
        mustsMet: 0,
        isTranslated: false,
        confidence: null,
        isPending: false,
        status: 'Analyzed',
        decided: null,
        expectedSalary: null,
      },
    ]);
  });

  test('say while they are being scored again', async () => {
    const by = await server.signUp();
    const { opportunityId, resumeId } = await insertRows(server, by);
    await server.database.update(resumes).set({ matchState: 'queued' }).where(eq(resumes.id, resumeId));
    expect((await candidatesOf(by, opportunityId))[0]!.candidates).toMatchObject([{ resumeId, isPending: true }]);
  });

  test('are none where there are no roles, and absent with the opportunity', async () => {
    const by = await server.signUp();
    const { opportunityId, roleId } = await insertRows(server, by);
    await by.call(`/api/roles/${roleId}`, { method: 'DELETE' });
    expect(await candidatesOf(by, opportunityId)).toEqual([]);
    expect(await by.call('/api/opportunities/987654/candidates')).toMatchObject({
      status: 404,
      body: { message: 'Opportunity not found.' },
    });
  });
});

describe('a status', () => {
  test('may be any of the ten, at any time, and stays', async () => {
    const by = await server.signUp();
    const { analysisId, opportunityId, jobDescriptionId, resumeId } = await insertRows(server, by);
    expect(candidateStatuses).toHaveLength(10);
    for (const status of [...candidateStatuses, ...candidateStatuses.toReversed()]) {
      expect(await setStatus(by, analysisId, status)).toMatchObject({ status: 200, body: { id: analysisId, status } });
    }
    await setStatus(by, analysisId, 'On Hold');
    expect((await candidatesOf(by, opportunityId))[0]!.candidates[0]).toMatchObject({
      status: 'On Hold',
      decided: { by: { id: by.user.id } },
    });
    expect((await by.call(`/api/analysis/${jobDescriptionId}/${resumeId}`)).body).toMatchObject({ status: 'On Hold' });
  });

  test.each([['Fired'], ['analyzed'], [''], [null], [undefined], [1], ['Hired ']])(
    'of %j is refused',
    async (status) => {
      const by = await server.signUp();
      const { analysisId } = await insertRows(server, by);
      expect(await setStatus(by, analysisId, status)).toMatchObject({
        status: 400,
        body: { message: 'Unknown status.', issues: [{ path: 'status' }] },
      });
    },
  );

  test('is written down with who changed it', async () => {
    const by = await server.signUp();
    const { analysisId } = await insertRows(server, by);
    await setStatus(by, analysisId, 'Hired');
    await setSalary(by, analysisId, '85,000');
    const entries = server.database.select().from(auditLog).where(eq(auditLog.subjectId, analysisId));
    expect((await entries.orderBy(auditLog.place)).filter(({ userId }) => userId === by.user.id)).toMatchObject([
      { action: 'candidate-status-changed', subjectId: analysisId, details: { from: 'Analyzed', to: 'Hired' } },
      { action: 'candidate-salary-changed', subjectId: analysisId, details: {} },
    ]);
  });

  test('and a salary that are set at the same moment are both kept', async () => {
    const by = await server.signUp();
    const { analysisId, opportunityId } = await insertRows(server, by);
    await Promise.all([
      setStatus(by, analysisId, 'Withdrawn'),
      setSalary(by, analysisId, '1'),
      setStatus(by, analysisId, 'Withdrawn'),
    ]);
    expect((await candidatesOf(by, opportunityId))[0]!.candidates[0]).toMatchObject({
      status: 'Withdrawn',
      expectedSalary: '1',
    });
  });
});

describe('an expected salary', () => {
  test.each([
    ['$85,000', '$85,000'],
    ['  45.000 € + bonus ', '45.000 € + bonus'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['', null],
    ['   ', null],
    [null, null],
    ['=cmd()', '=cmd()'],
    ['💶', '💶'],
  ])('of %j is kept as %j', async (given, kept) => {
    const by = await server.signUp();
    const { analysisId, opportunityId } = await insertRows(server, by);
    await setSalary(by, analysisId, 'before');
    expect(await setSalary(by, analysisId, given)).toMatchObject({
      status: 200,
      body: { id: analysisId, expectedSalary: kept },
    });
    expect((await candidatesOf(by, opportunityId))[0]!.candidates[0]).toMatchObject({ expectedSalary: kept });
  });

  test.each([
    ['x'.repeat(101), 'Expected salary must be at most 100 characters'],
    [85_000, undefined],
    [undefined, undefined],
    [{}, undefined],
  ])('of %j is refused', async (given, message) => {
    const by = await server.signUp();
    const { analysisId } = await insertRows(server, by);
    expect(await setSalary(by, analysisId, given)).toMatchObject({
      status: 400,
      body: { ...(message && { message }), issues: [{ path: 'expectedSalary' }] },
    });
  });
});
