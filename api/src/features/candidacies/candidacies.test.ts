import type { ActivityEntry, Candidacy, CandidacyChange, CandidacyList, ListedCandidacy, Note } from '@cotejo/contract';
import { candidacySorts } from '@cotejo/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { recordChange } from '../../platform/database/record-change.ts';
import { analyses, resumes } from '../../platform/database/schema/index.ts';
import { colleagueOf } from '../../testing/colleague.ts';
import { insertCandidate, insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { nameKey } from '../documents/presenters.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const client = await server.signUp();
const { roleId, opportunityId, clientId, ...first } = await insertRows(server, client);

const people = [
  { name: 'Óscar Ruiz', score: 80, status: 'Hired', expectedSalary: '45.000 €' },
  { name: 'oscar abad', score: 80, status: 'Analyzed', expectedSalary: '50k' },
  { name: 'Zoë Lind', score: 91, status: 'On Hold', expectedSalary: null },
  { name: 'Ana Bell', score: 12, status: 'Analyzed', expectedSalary: 'to be agreed' },
] as const;
await server.database.delete(analyses).where(eq(analyses.id, first.analysisId));
const ids = new Map<string, number>();
for (const { name, score, status, expectedSalary } of people) {
  const made = await insertCandidate(
    server,
    { companyId: first.companyId, userId: first.userId, roleId },
    { score, candidateName: name },
  );
  const [resume] = await server.database.select().from(resumes).where(eq(resumes.id, made.resumeId));
  await server.database
    .update(analyses)
    .set({ status, expectedSalary, nameKey: nameKey(resume!), jobDescriptionId: first.jobDescriptionId })
    .where(eq(analyses.id, made.analysisId));
  ids.set(name, made.analysisId);
}

const address = `/api/roles/${roleId}/candidacies`;
const list = async (query = '') => (await client.call<CandidacyList>(`${address}${query}`)).body;
const namesIn = ({ items }: CandidacyList) => items.map(({ name }) => name.split(' ')[1]);

describe('the candidacies of a role', () => {
  test.each([
    ['', ['Lind', 'abad', 'Ruiz', 'Bell']],
    ['score', ['Bell', 'Ruiz', 'abad', 'Lind']],
    ['name', ['Bell', 'abad', 'Ruiz', 'Lind']],
    ['-name', ['Lind', 'Ruiz', 'abad', 'Bell']],
    ['status', ['abad', 'Bell', 'Ruiz', 'Lind']],
    ['salary', ['Ruiz', 'abad', 'Lind', 'Bell']],
    ['-salary', ['abad', 'Ruiz', 'Lind', 'Bell']],
    ['added', ['Ruiz', 'abad', 'Lind', 'Bell']],
    ['-added', ['Bell', 'Lind', 'abad', 'Ruiz']],
  ])('sorted by "%s"', async (sort, names) => {
    expect(namesIn(await list(sort && `?sort=${sort}`))).toEqual(names);
  });

  test.each(candidacySorts)(
    'come in parts by %s, each once, also when the last one of a part is gone',
    async (sort) => {
      const whole = (await list(`?sort=${sort}`)).items.map(({ id }) => id);
      const parts: number[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const part: CandidacyList = await list(`?sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`);
        expect(part).toMatchObject({ total: 4, waiting: 0, unreadable: 0 });
        parts.push(...part.items.map(({ id }) => id));
        cursor = part.nextCursor;
      }
      expect(parts).toEqual(whole);
    },
  );

  test('are found by words of the name, in any order, without case and accents, and counted by status', async () => {
    expect(namesIn(await list('?q=OSCAR'))).toEqual(['abad', 'Ruiz']);
    expect(namesIn(await list(`?q=${encodeURIComponent('ruiz óscar')}`))).toEqual(['Ruiz']);
    expect(await list('?q=oscar&status=Hired')).toMatchObject({
      items: [{ name: 'Óscar Ruiz' }],
      total: 1,
      statuses: { Hired: 1, Analyzed: 1 },
    });
    expect(namesIn(await list('?q=%25'))).toEqual([]);
  });

  test.each(['abc', 'bnVsbA', 'W10', Buffer.from('["1","2"]').toString('base64url')])(
    'have no part after "%s"',
    async (cursor) => {
      expect(await client.call(`${address}?cursor=${cursor}`)).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'cursor', code: 'cursor-invalid' }] },
      });
    },
  );

  test('of another rubric than the present one are marked', async () => {
    const id = ids.get('Zoë Lind')!;
    await server.database.update(analyses).set({ rubricVersion: 7 }).where(eq(analyses.id, id));
    const { items, outdated } = await list();
    expect(outdated).toBe(1);
    expect(items.find((one) => one.id === id)).toMatchObject({
      state: 'outdated',
      flags: ['outdated'],
      rubricVersion: 7,
      personId: expect.any(Number) as number,
      coverage: null,
    });
    await server.database.update(analyses).set({ rubricVersion: 1 }).where(eq(analyses.id, id));
  });
});

test('two resumes of one person in a role are both marked, those in different roles are not', async () => {
  const own = await insertRows(server, client);
  const again = await insertCandidate(server, own);
  const elsewhere = await insertCandidate(server, { ...own, roleId });
  const { personId } = own;
  const marked = async () =>
    (await client.call<CandidacyList>(`/api/roles/${own.roleId}/candidacies`)).body.items.map((one) =>
      one.flags.includes('same-person'),
    );
  const giveTo = (id: number) => server.database.update(resumes).set({ personId }).where(eq(resumes.id, id));
  await giveTo(elsewhere.resumeId);
  expect(await marked()).toEqual([false, false]);
  await giveTo(again.resumeId);
  expect(await marked()).toEqual([true, true]);
  await server.database.delete(analyses).where(eq(analyses.id, elsewhere.analysisId));
});

describe('the status of several candidacies', () => {
  const put = (chosen: number[], status: string) =>
    client.call<ListedCandidacy[]>(`${address}/status`, { method: 'PUT', json: { ids: chosen, status } });

  test('is set at once, for all of them or for none, and shown with who set it', async () => {
    const chosen = [ids.get('Óscar Ruiz')!, ids.get('Ana Bell')!];
    expect((await put([...chosen, 987_654], 'Withdrawn')).status).toBe(404);
    expect((await list()).statuses).toEqual({ Analyzed: 2, Hired: 1, 'On Hold': 1 });
    await client.call(`${address}/reasons?ids=${chosen.join(',')}`);
    const { body } = await put(chosen, 'Not a Fit');
    expect(body.map(({ id, status }) => [id, status])).toEqual(chosen.map((id) => [id, 'Not a Fit']));
    const { body: activity } = await client.call<ActivityEntry[]>(`/api/candidacies/${chosen[0]}/activity`);
    expect(activity).toMatchObject([
      { author: { id: client.user.id }, change: { what: 'status', from: 'Hired', to: 'Not a Fit' } },
    ]);
    expect((await client.call(`/api/roles/${roleId}`)).body).toMatchObject({
      client: { id: clientId },
      statuses: { 'Not a Fit': 2, Analyzed: 1, 'On Hold': 1 },
    });
  });

  test('that is none, or of nobody, is refused', async () => {
    expect((await put([ids.get('Ana Bell')!], 'Promoted')).body).toMatchObject({ code: 'invalid-input' });
    expect((await put([], 'Hired')).body).toMatchObject({ code: 'invalid-input' });
  });
});

test('who decided stands beside the status, and nobody where it was never changed', async () => {
  const colleague = await colleagueOf(client, server.url);
  const one = await insertRows(server, colleague);
  const other = await insertCandidate(server, one);
  const of = `/api/roles/${one.roleId}/candidacies`;
  const decidedIn = async () =>
    (await colleague.call<CandidacyList>(`${of}?sort=added`)).body.items.map(({ decided }) => decided?.by?.id ?? null);
  expect(await decidedIn()).toEqual([null, null]);
  const json = { ids: [one.analysisId], status: 'On Hold' };
  await colleague.call(`${of}/status`, { method: 'PUT', json });
  await colleague.call(`/api/candidacies/${one.analysisId}/notes`, { method: 'POST', json: { text: 'Later' } });
  expect(await decidedIn()).toEqual([colleague.user.id, null]);
  const { body } = await colleague.call<Candidacy>(`/api/candidacies/${one.analysisId}`);
  expect(body.decided).toMatchObject({ by: { id: colleague.user.id }, at: expect.stringMatching(/Z$/) });
  expect((await colleague.call<Candidacy>(`/api/candidacies/${other.analysisId}`)).body.decided).toBeNull();
});

test('what the resumes of some do not show is told in the words of the job, must-haves first', async () => {
  const by = await server.signUp();
  const rows = await insertRows(server, by);
  const line = { kind: 'skill' as const, weight: 1, skills: [], degree: 0, quotes: [] };
  await server.database
    .update(analyses)
    .set({
      requirements: [
        { ...line, id: 'a', text: 'Excel', must: false, verdict: 'missing', note: '' },
        { ...line, id: 'b', text: 'German', originalText: 'alemán', must: true, verdict: 'partial', note: '' },
        { ...line, id: 'c', text: 'SAP', must: true, verdict: 'met', note: '' },
        { ...line, id: 'd', text: 'Latin', must: true, verdict: 'missing', off: true, note: '' },
      ],
    })
    .where(eq(analyses.id, rows.analysisId));
  const of = `/api/roles/${rows.roleId}/candidacies/reasons`;
  expect((await by.call(`${of}?ids=${rows.analysisId}`)).body).toEqual([
    {
      id: rows.analysisId,
      name: 'Alex Example',
      matchScore: 70,
      status: 'Analyzed',
      lacking: [
        { text: 'alemán', must: true, verdict: 'partial' },
        { text: 'Excel', must: false, verdict: 'missing' },
      ],
    },
  ]);
  const stranger = await server.signUp();
  const theirs = await insertRows(server, stranger);
  expect((await by.call(`${of}?ids=${rows.analysisId},${theirs.analysisId}`)).status).toBe(404);
  expect((await stranger.call(`${of}?ids=${rows.analysisId}`)).status).toBe(404);
});

test('several are rejected only by somebody who saw why within half an hour and since the scores changed', async () => {
  const own = await insertRows(server, client);
  const others = [await insertCandidate(server, own), await insertCandidate(server, own)];
  const three = [own, ...others].map(({ analysisId }) => analysisId);
  const of = `/api/roles/${own.roleId}/candidacies`;
  const colleague = await colleagueOf(client, server.url);
  const reject = async (those: number[], by = client, status = 'Not a Fit') =>
    (await by.call(`${of}/status`, { method: 'PUT', json: { ids: those, status } })).status;
  const look = (those: number[], by = client) => by.call(`${of}/reasons?ids=${those.join(',')}`);
  const again = (those = three) => reject(those, client, 'On Hold');
  expect(await client.call(`${of}/status`, { method: 'PUT', json: { ids: three, status: 'Not a Fit' } })).toMatchObject(
    {
      status: 409,
      body: { code: 'rejection.unseen' },
    },
  );
  expect(await reject([three[0]!, three[0]!])).toBe(200);
  await look(three.slice(0, 2));
  await look(three, colleague);
  expect([await reject(three), await reject(three.slice(1))]).toEqual([409, 409]);
  await look(three.slice(2));
  const halfAnHourLater = () =>
    server.database.transaction(async (transaction) => {
      for (const table of ['audit_log', 'candidacy_events'])
        await transaction.execute(
          sql.raw(`alter table ${table} disable trigger user;
            update ${table} set created_at = created_at - interval '31 minutes';
            alter table ${table} enable trigger user`),
        );
    });
  const id = three[1]!;
  const rescored = { what: 'score', from: 70, to: 80, because: 'rubric' } as unknown as CandidacyChange;
  await recordChange(server.database, { companyId: own.companyId, userId: null }, id, rescored);
  expect(await reject(three)).toBe(409);
  await look([id]);
  expect(await reject(three)).toBe(200);
  // As the message of a change that is undone does.
  expect([await again(), await reject(three)]).toEqual([200, 200]);
  await again();
  await halfAnHourLater();
  expect(await reject(three)).toBe(409);
  await look(three);
  expect(await reject(three)).toBe(200);
});

test('a salary that was changed stands in the activity, and not in the log of the company', async () => {
  const id = ids.get('Zoë Lind')!;
  for (const expectedSalary of ['60,000', '60,000', ''])
    await client.call(`/api/analysis/${id}/expected-salary`, { method: 'PUT', json: { expectedSalary } });
  const { body } = await client.call<ActivityEntry[]>(`/api/candidacies/${id}/activity`);
  expect(body.map(({ change }) => change)).toEqual([
    { what: 'salary', from: '60,000', to: null },
    { what: 'salary', from: null, to: '60,000' },
  ]);
});

describe('a note', () => {
  const id = ids.get('Ana Bell')!;
  const notes = `/api/candidacies/${id}/notes`;

  test('is read by all and changed by its author alone', async () => {
    const colleague = await colleagueOf(client, server.url, 'agency');
    const { status, body: note } = await client.call<Note>(notes, {
      method: 'POST',
      json: { text: ' Call on Monday ' },
    });
    expect(status).toBe(201);
    expect(note).toMatchObject({ text: 'Call on Monday', author: { id: client.user.id } });
    expect((await colleague.call(notes)).body).toEqual([note]);
    for (const method of ['PUT', 'DELETE'])
      expect(await colleague.call(`${notes}/${note.id}`, { method, json: { text: 'No' } })).toMatchObject({
        status: 403,
        body: { code: 'note.of-another' },
      });
    const { body: changed } = await client.call<Note>(`${notes}/${note.id}`, {
      method: 'PUT',
      json: { text: 'Called' },
    });
    expect(changed).toMatchObject({ id: note.id, text: 'Called', createdAt: note.createdAt });
    expect((await client.call<Candidacy>(`/api/candidacies/${id}`)).body.notes).toEqual([changed]);
    expect((await client.call(`${notes}/${note.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await client.call(notes)).body).toEqual([]);
  });

  test('says something, and belongs to its candidacy', async () => {
    expect((await client.call(notes, { method: 'POST', json: { text: '  ' } })).body).toMatchObject({
      issues: [{ path: 'text', code: 'note-required' }],
    });
    const { body: note } = await client.call<Note>(notes, { method: 'POST', json: { text: 'Here' } });
    const elsewhere = `/api/candidacies/${ids.get('Zoë Lind')}/notes/${note.id}`;
    expect((await client.call(elsewhere, { method: 'DELETE' })).status).toBe(404);
  });
});

test('a candidacy says where it belongs', async () => {
  const { body } = await client.call<Candidacy>(`/api/candidacies/${ids.get('Zoë Lind')}`);
  expect(body).toMatchObject({
    name: 'Zoë Lind',
    matchScore: 91,
    role: { id: roleId, name: 'Role' },
    opportunity: { id: opportunityId, name: 'Opportunity' },
    client: { id: clientId, name: expect.stringMatching(/^Client /) },
  });
});
