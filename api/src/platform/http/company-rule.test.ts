import { createHash, randomUUID } from 'node:crypto';
import { type Endpoint, leavesEntry } from '@cotejo/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { eq } from '../database/drizzle.ts';
import { apiTokens, auditLog, erasures, legalHolds, shares, webhooks } from '../database/schema/index.ts';
import type { Client } from '../../testing/client.ts';
import { colleagueOf, promoted } from '../../testing/colleague.ts';
import { addressOf, allCalls, type Ids, send, tokenOfFile } from '../../testing/every-call.ts';
import { insertCandidate, insertRows, insertScoreChange } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { writeReceipt } from '../../features/erasures/receipt.ts';
import { createAdministration } from '../../features/users/administration.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);

const { promote } = createAdministration(server.database);
const admin = await server.signUp();
const recruiter = await colleagueOf(admin, server.url);
const administrator = await colleagueOf(admin, server.url, 'admin');
const agency = await colleagueOf(admin, server.url, 'agency');
// An administrator of another company, as nobody else has more rights.
const stranger = await promoted(await server.signUp(), promote);
const expiresAt = new Date(Date.now() + 86_400_000);
async function insertIds(client: Client): Promise<Ids> {
  const rows = await insertRows(server, client);
  const removed = { people: 1, resumes: 0, files: 0, candidacies: 0, notes: 0, letters: 0, contacts: 0, vectors: 0 };
  const gone = { rows: { people: [1], resumes: [], candidacies: [] }, files: [], contacts: [], hashes: [] };
  const erasure = { ...gone, id: 1, since: new Date(), removed: { ...removed, modelAnswers: 0, archives: 0 } };
  const { digest } = await writeReceipt(server.database, rows, undefined, erasure);
  const [written] = await server.database.select().from(erasures).where(eq(erasures.digest, digest));
  const { personId } = await insertCandidate(server, rows);
  const [hold] = await server.database
    .insert(legalHolds)
    .values({ companyId: rows.companyId, personId, reason: 'A court' })
    .returning();
  const { companyId, userId, roleId } = rows;
  const [token] = await server.database
    .insert(apiTokens)
    .values({ companyId, userId, name: 'ATS', hash: randomUUID(), start: 'x', scope: 'read', admin: false, expiresAt })
    .returning();
  const page = { language: 'en' as const, title: '', accent: '', head: '', candidates: 0, isFile: true };
  const tokenHash = createHash('sha256').update(tokenOfFile(roleId)).digest('hex');
  const [share] = await server.database
    .insert(shares)
    .values({ companyId, roleId, tokenHash, ...page, expiresAt })
    .returning();
  const [webhook] = await server.database
    .insert(webhooks)
    .values({ companyId, url: 'https://x.example', events: [], personalData: false, secret: 'x' })
    .returning();
  const ids = {
    erasureId: written!.id,
    holdId: hold!.id,
    tokenId: token!.id,
    shareId: share!.id,
    webhookId: webhook!.id,
  };
  return { ...rows, ...ids, entryId: await insertScoreChange(server, rows) };
}
const foreign = await insertIds(stranger);

const closed = allCalls.filter(({ access }) => access !== 'public');
const withIds = closed.filter(
  ({ name, params }) => params ?? ['createOpportunity', 'createRole', 'uploadResume', 'moveCandidacies'].includes(name),
);

const absent = Object.fromEntries(
  [
    'userId',
    'companyId',
    'clientId',
    'opportunityId',
    'roleId',
    'jobDescriptionId',
    'resumeId',
    'personId',
    'analysisId',
    'noteId',
    'letterId',
    'entryId',
    'erasureId',
    'holdId',
    'tokenId',
    'shareId',
    'webhookId',
    'personNoteId',
    'searchId',
    'importId',
    'requirementId',
    'factId',
  ].map((name) => [name, 987_654]),
) as unknown as Ids;
const withoutRequestId = ({ status, body }: { status: number; body: { message: string; code: string } }) => ({
  status,
  message: body.message,
  code: body.code,
});

describe("another company's ids are answered as absent ones are", () => {
  test.each(withIds)('$name', async (endpoint) => {
    const theirs = withoutRequestId(await send(admin, endpoint, foreign));
    expect(theirs.status).toBe(404);
    expect(theirs).toEqual(withoutRequestId(await send(admin, endpoint, absent)));
  });

  test('a role in the query', async () => {
    const own = await insertRows(server, recruiter);
    const theirs = await recruiter.call(`/api/analyze/${own.jobDescriptionId}?roleId=${foreign.roleId}`, {
      method: 'POST',
    });
    const nobodys = await recruiter.call(`/api/analyze/${own.jobDescriptionId}?roleId=987654`, { method: 'POST' });
    expect(theirs.status).toBe(404);
    expect(withoutRequestId(theirs)).toEqual(withoutRequestId(nobodys));
    const form = () => {
      const body = new FormData();
      body.set('file', new File(['A job'], 'job.txt'));
      return body;
    };
    for (const roleId of [foreign.roleId, 987_654])
      expect(
        await recruiter.call(`/api/job-description?roleId=${roleId}`, { method: 'POST', body: form() }),
      ).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  test('a role that a candidacy is moved to, and a candidacy of another role among several', async () => {
    const own = await insertRows(server, recruiter);
    expect(
      await recruiter.call(`/api/candidacies/${own.analysisId}/role`, {
        method: 'PUT',
        json: { roleId: foreign.roleId },
      }),
    ).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(
      await recruiter.call(`/api/roles/${own.roleId}/candidacies/status`, {
        method: 'PUT',
        json: { ids: [own.analysisId, foreign.analysisId], status: 'Hired' },
      }),
    ).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  test('candidacies and opportunities of a new role made of a job description, and those that are moved', async () => {
    const own = await insertRows(server, recruiter);
    const loose = await insertCandidate(server, { ...own, roleId: null });
    const inputs = [
      { opportunityId: foreign.opportunityId, ids: [loose.analysisId] },
      { opportunityId: own.opportunityId, ids: [loose.analysisId, foreign.analysisId] },
    ];
    for (const input of inputs)
      expect(
        await recruiter.call(`/api/job-description/${loose.jobDescriptionId}/role`, {
          method: 'POST',
          json: { name: 'New', ...input },
        }),
      ).toMatchObject({ status: 404, body: { code: 'not-found' } });
    for (const [ids, roleId] of [
      [[own.analysisId, foreign.analysisId], null],
      [[own.analysisId], foreign.roleId],
    ])
      expect(await recruiter.call('/api/candidacies/role', { method: 'PUT', json: { ids, roleId } })).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
    expect((await recruiter.call(`/api/candidacies/${own.analysisId}`)).body).toMatchObject({
      role: { id: own.roleId },
    });
  });

  test("one's own parent with another company's child", async () => {
    const own = await insertRows(server, recruiter);
    for (const address of [
      `/api/analysis/${own.jobDescriptionId}/${foreign.resumeId}`,
      `/api/analysis/${foreign.jobDescriptionId}/${own.resumeId}`,
    ]) {
      expect((await recruiter.call(address)).status).toBe(404);
    }
  });
});

test('nothing of the other company has changed after all that', async () => {
  expect((await stranger.call(`/api/clients/${foreign.clientId}`)).body).toMatchObject({ opportunityCount: 1 });
  expect((await stranger.call(`/api/opportunities/${foreign.opportunityId}`)).body).toMatchObject({
    name: 'Opportunity',
    roleCount: 1,
  });
  expect(
    (await stranger.call(`/api/opportunities/${foreign.opportunityId}/candidates`)).body[0].candidates[0],
  ).toMatchObject({ status: 'Analyzed', expectedSalary: null });
  expect((await stranger.call(`/api/roles/${foreign.roleId}/file`)).body).toBe('# Role file');
  expect((await stranger.call(`/api/resumes/${foreign.jobDescriptionId}`)).body).toHaveLength(1);
});

test("no list shows anything of another company's", async () => {
  const newcomer = await server.signUp();
  await insertRows(server, recruiter);
  for (const address of [
    '/api/clients',
    '/api/analysis-history',
    `/api/analysis-history?roleId=${foreign.roleId}`,
    `/api/analysis-history?resumeId=${foreign.resumeId}`,
  ]) {
    expect((await newcomer.call(address)).body).toEqual([]);
  }
  expect((await stranger.call('/api/admin/users')).body.map(({ id }: { id: number }) => id)).toEqual([
    stranger.user.id,
  ]);
});

describe("one's own ids are found", () => {
  /** A call about a user is made by a new one about themselves, whose sessions it may end. */
  const whoCalls = async ({ access, path }: Endpoint): Promise<Client> => {
    if (/\/users?\//.test(path)) return colleagueOf(admin, server.url, access === 'admin' ? 'admin' : 'agency');
    return access === 'admin' ? administrator : agency;
  };
  const entriesOf = ({ user }: Client) => server.database.$count(auditLog, eq(auditLog.userId, user.id));
  // Those wait for queue jobs and streams; they have tests of their own.
  const waiting = ['analyze', 'analysisEvents', 'roleEvents', 'uploadResume', 'explainSwap'];
  test.each(withIds.filter(({ name }) => !waiting.includes(name)))('$name, and the history tells', async (endpoint) => {
    const client = await whoCalls(endpoint);
    const ids = await insertIds(client);
    const before = await entriesOf(client);
    const { status } = await send(client, endpoint, ids);
    // A client with opportunities stays, as a job description in its role, the only resume of a person, and a person
    // in a role; an import that was not carried out cannot be undone, a score without verdicts is not up to date, and
    // this server has no address by which it could share a page.
    const refused = [
      'deleteClient',
      'keepInNewRole',
      'deleteAnalysis',
      'separatePerson',
      'takeUpPerson',
      'undoImport',
      'decisionFile',
      'createShare',
    ];
    const isRefused = refused.includes(endpoint.name);
    expect(status).toBe(isRefused ? 409 : (endpoint.status ?? 200));
    expect((await entriesOf(client)) > before).toBe(leavesEntry(endpoint) && !isRefused);
  });
});

describe('a recruiter and an agency are refused what is for administrators', () => {
  test.each(closed.filter(({ access }) => access === 'admin'))('$name', async (endpoint) => {
    for (const client of [recruiter, agency]) {
      expect(await send(client, endpoint, absent)).toMatchObject({ status: 403, body: { code: 'admins-only' } });
    }
  });
});

describe('what is no id is refused as such', () => {
  test.each(
    closed
      .filter(({ params }) => params)
      .flatMap((endpoint) => ['0', '-1', 'abc', '1.5', '2147483648', '1%27'].map((id) => ({ ...endpoint, id }))),
  )('$name of "$id"', async ({ id, ...endpoint }) => {
    const answer = await send(admin, endpoint, absent, addressOf(endpoint, id));
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input', message: 'Invalid id.' } });
  });
});

describe('everybody who is not signed in is refused, ids or not', () => {
  test.each(closed)('$name', async (endpoint) => {
    expect(await send(server.anonymous(), endpoint, foreign)).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    });
  });
});
