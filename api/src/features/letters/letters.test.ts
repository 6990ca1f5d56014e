import type { Candidacy, CandidacyLetters, DueInCompany, Letter, LetterDraft, LetterTemplate } from '@cotejo/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { eq } from '../../platform/database/drizzle.ts';
import { auditLog, letters, resumes } from '../../platform/database/schema/index.ts';
import { createAdministration } from '../users/administration.ts';
import type { Client } from '../../testing/client.ts';
import { promoted } from '../../testing/colleague.ts';
import { insertCandidate, insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { dueNotice } from '../due-letters/due.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const { promote } = createAdministration(server.database);
const newAdmin = async () => promoted(await server.signUp(), promote);

const put = (by: Client, address: string, json: object) => by.call(address, { method: 'PUT', json });
const lettersOf = async (by: Client, id: number) =>
  (await by.call<CandidacyLetters>(`/api/candidacies/${id}/letters`)).body;
const draft = async (by: Client, id: number, query = '') =>
  (await by.call<LetterDraft>(`/api/candidacies/${id}/letters/draft?${query}`)).body;
const due = async (by: Client, query = '') => (await by.call<DueInCompany>(`/api/letters/due?${query}`)).body;
const templates = async (by: Client) => (await by.call<LetterTemplate[]>('/api/letters/templates')).body;
const send = (by: Client, id: number, json: object = {}) =>
  by.call<Letter>(`/api/candidacies/${id}/letters`, {
    method: 'POST',
    json: { kind: 'explanation', language: 'en', text: 'Dear Alex', sentOn: '2026-02-03', ...json },
  });
const activity = async (by: Client, id: number) => (await by.call<Candidacy>(`/api/candidacies/${id}`)).body.activity;
const today = new Date().toISOString().slice(0, 10);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('a letter', () => {
  test('is filled with what is stored of the candidacy, in either language, and leaves no placeholder', async () => {
    const by = await server.signUp();
    const { analysisId, resumeId } = await insertRows(server, by);
    await server.database.update(resumes).set({ matchState: 'queued' }).where(eq(resumes.id, resumeId));
    await put(by, `/api/analysis/${analysisId}/status`, { status: 'Not a Fit' });
    for (const kind of ['notice', 'explanation'])
      for (const language of ['en', 'es']) {
        const { text } = await draft(by, analysisId, `kind=${kind}&language=${language}`);
        expect(text).toContain('Alex Example');
        expect(text).toContain(by.user.email);
        expect(text).not.toMatch(/\{\{|undefined|null/);
      }
    const { text, remarks } = await draft(by, analysisId, 'language=es');
    expect(text).toContain('Decidimos que su candidatura no encaja en este puesto. Lo registró Ada Example el');
    expect(remarks).toEqual(['not-current', 'no-requirements', 'own-contact']);
  });

  test('without a decision says so, and remarks on it', async () => {
    const by = await server.signUp();
    const { analysisId } = await insertRows(server, by);
    const { text, remarks } = await draft(by, analysisId);
    expect(text).toContain('No decision is recorded.');
    expect(remarks).toContain('no-decision');
    expect((await draft(by, analysisId, 'kind=notice')).remarks).not.toContain('no-decision');
  });

  test('that is edited becomes a PDF with its words, and is not stored', async () => {
    const by = await server.signUp();
    const { analysisId } = await insertRows(server, by);
    const answer = await by.call<string>(`/api/candidacies/${analysisId}/letters/pdf`, {
      method: 'POST',
      json: { kind: 'explanation', language: 'es', text: 'Hola:\n\n<b>Una carta</b>' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body.slice(0, 5)).toBe('%PDF-');
    expect(answer.headers.get('Content-Disposition')).toContain('Alex%20Example%20-%20Explicaci%C3%B3n.pdf');
    expect((await lettersOf(by, analysisId)).sent).toHaveLength(1);
  });
});

describe('a letter that was sent', () => {
  test('is kept with its text, by whom and when; the history has no text', async () => {
    const by = await server.signUp();
    const { analysisId, letterId } = await insertRows(server, by);
    const { status, body } = await send(by, analysisId);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      text: 'Dear Alex',
      sentOn: '2026-02-03',
      dueOn: null,
      author: { name: 'Ada Example' },
    });
    expect((await lettersOf(by, analysisId)).sent.map(({ id }) => id)).toEqual([body.id, letterId]);
    const [entry] = await activity(by, analysisId);
    expect(entry!.change).toEqual({ what: 'letter', kind: 'explanation', day: 'sent', from: null, to: '2026-02-03' });
    const entries = await server.database.select().from(auditLog).where(eq(auditLog.action, 'letter-sent'));
    expect(entries.find(({ subjectId }) => subjectId === analysisId)!.details).toEqual({
      letterId: body.id,
      kind: 'explanation',
      language: 'en',
      sentOn: '2026-02-03',
    });
  });

  test('is due no more, and is due again when that is taken back', async () => {
    const by = await server.signUp();
    const { analysisId } = await insertRows(server, by);
    await put(by, `/api/candidacies/${analysisId}/letters/due`, { kind: 'explanation', dueOn: '2026-02-01' });
    const { body } = await send(by, analysisId);
    expect(body.dueOn).toBe('2026-02-01');
    expect(await due(by)).toMatchObject({ items: [], total: 0 });
    const address = `/api/candidacies/${analysisId}/letters/${body.id}`;
    expect((await by.call(address, { method: 'DELETE' })).status).toBe(204);
    expect(await by.call(address, { method: 'DELETE' })).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await lettersOf(by, analysisId)).toMatchObject({
      sent: [{ kind: 'notice' }],
      due: [{ kind: 'explanation', dueOn: '2026-02-01', byHand: true }],
    });
  });

  test('cannot have been sent on a day to come, nor without words', async () => {
    const by = await server.signUp();
    const { analysisId } = await insertRows(server, by);
    expect(await send(by, analysisId, { sentOn: inDays(2) })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'sentOn', code: 'letter-not-sent-yet' }] },
    });
    expect(await send(by, analysisId, { text: ' \u200b ' })).toMatchObject({ status: 400 });
    expect((await send(by, analysisId, { sentOn: today })).status).toBe(201);
  });

  test('goes with its person, and so does what is due', async () => {
    const by = await server.signUp();
    const { analysisId, personId } = await insertRows(server, by);
    await put(by, `/api/candidacies/${analysisId}/letters/due`, { kind: 'notice', dueOn: '2026-02-01' });
    expect((await by.call(`/api/people/${personId}`, { method: 'DELETE' })).status).toBe(200);
    expect(await server.database.$count(letters, eq(letters.candidacyId, analysisId))).toBe(0);
    expect((await due(by)).total).toBe(0);
  });

  test('stays with a candidacy that leaves its role', async () => {
    const by = await server.signUp();
    const { analysisId, letterId } = await insertRows(server, by);
    await put(by, `/api/candidacies/${analysisId}/role`, { roleId: null });
    expect(await lettersOf(by, analysisId)).toMatchObject({ role: null, sent: [{ id: letterId }] });
  });
});

describe('letters that are due', () => {
  test('are listed by day, a part at a time, each with its candidate', async () => {
    const by = await server.signUp();
    const rows = await insertRows(server, by);
    const days = ['2999-03-01', '2019-12-31', '2020-02-01'];
    for (const dueOn of days) {
      const { analysisId } = await insertCandidate(server, rows, { candidateName: dueOn });
      await put(by, `/api/candidacies/${analysisId}/letters/due`, { kind: 'notice', dueOn });
    }
    const first = await due(by, 'limit=2');
    expect(first).toMatchObject({
      total: 3,
      items: [{ name: '2019-12-31', role: { name: 'Role' } }, { name: '2020-02-01' }],
    });
    const second = await due(by, `limit=2&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ total: 3, items: [{ name: '2999-03-01', byHand: true }], nextCursor: null });
    expect((await by.call('/api/worklist')).body.letters).toEqual({ due: 3, overdue: 2 });
    expect(await due(await server.signUp())).toEqual({ items: [], total: 0, nextCursor: null });
  });

  test('of a candidacy can be given another day, or none, and its activity tells', async () => {
    const by = await server.signUp();
    const { analysisId } = await insertRows(server, by);
    for (const dueOn of ['2026-02-01', '2026-02-09', null])
      await put(by, `/api/candidacies/${analysisId}/letters/due`, { kind: 'notice', dueOn });
    expect((await lettersOf(by, analysisId)).due).toEqual([]);
    expect((await activity(by, analysisId)).map(({ change }) => 'to' in change && change.to)).toEqual([
      null,
      '2026-02-09',
      '2026-02-01',
    ]);
  });
});

describe('the settings of a company', () => {
  const settings = { contact: '  privacy@example.org ', noticeDays: 3, explanationDays: 30 };

  test('make an explanation due after a refusal, and not after another one, until it is taken back', async () => {
    const admin = await newAdmin();
    const rows = await insertRows(server, admin);
    const { analysisId: id } = rows;
    const setStatus = (status: string) => put(admin, `/api/analysis/${id}/status`, { status });
    await setStatus('Not a Fit');
    await setStatus('Analyzed');
    expect((await due(admin)).total).toBe(0);
    expect(await put(admin, '/api/letters/settings', settings)).toMatchObject({
      status: 200,
      body: { ...settings, contact: 'privacy@example.org' },
    });
    await setStatus('Rejected by Recruiter');
    expect((await due(admin)).items).toMatchObject([{ kind: 'explanation', dueOn: inDays(30), byHand: false }]);
    await setStatus('Analyzed');
    expect((await due(admin)).total).toBe(0);
    const other = await insertCandidate(server, rows);
    await admin.call(`/api/roles/${rows.roleId}/candidacies/reasons?ids=${id},${other.analysisId}`);
    await put(admin, `/api/roles/${rows.roleId}/candidacies/status`, {
      ids: [id, other.analysisId],
      status: 'Not a Fit',
    });
    expect((await due(admin)).total).toBe(2);
    await send(admin, id);
    await setStatus('Rejected by Client');
    expect((await due(admin)).items.map(({ candidacyId }) => candidacyId)).toEqual([other.analysisId]);
  });

  test('leave a day that was set by hand as it is', async () => {
    const admin = await newAdmin();
    const { analysisId: id } = await insertRows(server, admin);
    await put(admin, '/api/letters/settings', settings);
    await put(admin, `/api/candidacies/${id}/letters/due`, { kind: 'explanation', dueOn: '2026-02-01' });
    for (const status of ['Not a Fit', 'Analyzed']) await put(admin, `/api/analysis/${id}/status`, { status });
    expect((await due(admin)).items).toMatchObject([{ dueOn: '2026-02-01', byHand: true }]);
  });

  test('make a notice due some days after the resume came, and today for one that came long ago', async () => {
    const admin = await newAdmin();
    const [fresh, old] = [await insertRows(server, admin), await insertRows(server, admin)];
    await put(admin, '/api/letters/settings', settings);
    await server.database
      .update(resumes)
      .set({ createdAt: new Date('2024-01-01') })
      .where(eq(resumes.id, old.resumeId));
    for (const { analysisId, resumeId } of [fresh, old]) {
      const [resume] = await server.database.select().from(resumes).where(eq(resumes.id, resumeId));
      await server.database.transaction((transaction) => dueNotice(transaction, resume!, analysisId));
    }
    expect((await due(admin)).items).toMatchObject([
      { candidacyId: old.analysisId, dueOn: today },
      { candidacyId: fresh.analysisId, dueOn: inDays(3) },
    ]);
  });

  test('name whom candidates write to, and refuse days that are none', async () => {
    const admin = await newAdmin();
    const { analysisId } = await insertRows(server, admin);
    await put(admin, '/api/letters/settings', settings);
    const { text, remarks } = await draft(admin, analysisId);
    expect(text).toContain('Write to us: privacy@example.org');
    expect(remarks).not.toContain('own-contact');
    for (const noticeDays of [-1, 366, 1.5])
      expect(await put(admin, '/api/letters/settings', { ...settings, noticeDays })).toMatchObject({
        status: 400,
        body: { issues: [{ code: 'days-out-of-range' }] },
      });
  });
});

describe('a template', () => {
  const own = (text: string | null, more = {}) => ({ kind: 'notice', language: 'es', text, ...more });

  test('that is built in has all that is expected, and a sample value for each placeholder', async () => {
    const all = await templates(await newAdmin());
    expect(all.map(({ kind, language }) => `${kind} ${language}`)).toEqual([
      'notice en',
      'notice es',
      'explanation en',
      'explanation es',
    ]);
    for (const { text, builtIn, missing, updatedAt, sample } of all) {
      expect({ text, missing, updatedAt }).toEqual({ text: builtIn, missing: [], updatedAt: null });
      expect(Object.values(sample).every((value) => value !== '')).toBe(true);
    }
  });

  test("takes the built-in one's place until it is taken away, for this company alone", async () => {
    const admin = await newAdmin();
    const { analysisId } = await insertRows(server, admin);
    const { body } = await put(admin, '/api/letters/templates', own('<b>{{candidate}}</b> {{ role }}'));
    expect(body).toMatchObject({ missing: ['company', 'contact', 'asked'], updatedAt: expect.any(String) });
    expect((await draft(admin, analysisId, 'kind=notice&language=es')).text).toBe('<b>Alex Example</b> Role');
    expect((await draft(admin, analysisId, 'kind=notice')).text).toContain('Dear Alex Example');
    expect((await templates(await newAdmin()))[1]).toMatchObject({ updatedAt: null });
    expect((await put(admin, '/api/letters/templates', own(null))).body).toMatchObject({
      updatedAt: null,
      missing: [],
    });
  });

  test('with what is no placeholder is refused, and all of that is named', async () => {
    const admin = await newAdmin();
    const { status, body } = await put(
      admin,
      '/api/letters/templates',
      own('{{candidate}} {{salary}} {{decision}} {{role'),
    );
    expect(status).toBe(400);
    expect(body.message).toContain('no placeholders of this letter: {{salary}}, {{decision}}, {{role.');
    expect(body.issues).toMatchObject([{ path: 'text', code: 'placeholder-unknown' }]);
    expect((await templates(admin))[1]!.updatedAt).toBeNull();
  });

  test('is not written over a newer one', async () => {
    const admin = await newAdmin();
    const first = await put(admin, '/api/letters/templates', own('{{role}}', { seen: null }));
    expect(await put(admin, '/api/letters/templates', own('{{contact}}', { seen: null }))).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    expect((await put(admin, '/api/letters/templates', own('{{asked}}', { seen: first.body.updatedAt }))).status).toBe(
      200,
    );
  });

  test("does not read a candidate's name as a placeholder", async () => {
    const admin = await newAdmin();
    const { analysisId, resumeId } = await insertRows(server, admin);
    await server.database.update(resumes).set({ name: '{{contact}}' }).where(eq(resumes.id, resumeId));
    expect((await draft(admin, analysisId)).text).toContain('Dear {{contact}},');
  });
});
