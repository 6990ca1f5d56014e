import type { Calls, ErasureReceipt, OutputOf, Retention } from '@cotejo/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { verifyChains } from '../../platform/database/chain.ts';
import { eq, inArray, sql } from '../../platform/database/drizzle.ts';
import {
  analyses,
  auditLog,
  candidacyEvents,
  companies,
  people,
  personNotes,
  resumes,
  users,
} from '../../platform/database/schema/index.ts';
import type { Client } from '../../testing/client.ts';
import { promoted } from '../../testing/colleague.ts';
import { insertCandidate, insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { createAdministration } from '../users/administration.ts';
import { findDue } from './due.ts';
import { eraseDueHandler } from './erase-due.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const { database, dependencies } = server;
const path = '/api/admin/retention';
const begin = new Date('2024-01-10T12:00:00Z');
const after = (months: number, days = 0) => new Date(Date.UTC(2024, months, 10 + days, 12));
const queueJob = { signal: new AbortController().signal, complete: async () => {} };

/** A company whose only person came, and was last worked with, at `begin`. */
async function agency() {
  const admin = await promoted(await server.signUp(), createAdministration(database).promote);
  const rows = await insertRows(server, admin);
  await age([rows.personId]);
  const due = async (now: Date) =>
    (await findDue(database, rows, now, { limit: 100 })).people.map(({ person }) => person.id);
  return { admin, rows, due, personId: rows.personId };
}

async function age(ids: number[], at = begin): Promise<void> {
  const aged = await database
    .update(people)
    .set({ createdAt: at, updatedAt: at, lastResumeAt: at })
    .where(inArray(people.id, ids))
    .returning({ id: people.id });
  const own = aged.map(({ id }) => id);
  await database.update(personNotes).set({ createdAt: at, updatedAt: at }).where(inArray(personNotes.personId, own));
  const documents = await database
    .update(resumes)
    .set({ createdAt: at })
    .where(inArray(resumes.personId, own))
    .returning({ id: resumes.id });
  const resumeIds = documents.map(({ id }) => id);
  await database.update(analyses).set({ updatedAt: at }).where(inArray(analyses.resumeId, resumeIds));
  await database.update(people).set({ updatedAt: at, lastResumeAt: at }).where(inArray(people.id, own));
}

const rule = (afterActivity: number | null, afterRefusal: number | null, clients: unknown[] = [], erases = false) => ({
  afterActivity,
  afterRefusal,
  erases,
  clients,
});
const set = async (by: Client, json: unknown) =>
  expect((await by.call(path, { method: 'PUT', json })).status).toBe(204);
const reject = (by: Client, id: number) =>
  by.call(`/api/analysis/${id}/status`, { method: 'PUT', json: { status: 'Not a Fit' } });
const refusedAt = (candidacyId: number, createdAt: Date) =>
  database.update(candidacyEvents).set({ createdAt }).where(eq(candidacyEvents.candidacyId, candidacyId));

test('clocks that are changed several times at once are those of one change, with its clients', async () => {
  const { admin, rows } = await agency();
  await Promise.all(
    [1, 2, 3, 4, 5, 6].map((months) =>
      set(admin, rule(months, null, [{ clientId: rows.clientId, afterActivity: months, afterRefusal: null }])),
    ),
  );
  const { body } = await admin.call<Retention>(path);
  expect(body.clients).toMatchObject([{ afterActivity: body.afterActivity }]);
});

test('nobody is due without a clock; with one, when its months have passed since the last activity', async () => {
  const { admin, due, personId, rows } = await agency();
  expect(await due(after(600))).toEqual([]);
  await set(admin, rule(12, null));
  expect([await due(after(12, -1)), await due(after(12))]).toEqual([[], [personId]]);
  await database
    .insert(personNotes)
    .values({ companyId: rows.companyId, personId, text: 'Called', updatedAt: after(6) });
  expect([await due(after(18, -1)), await due(after(18))]).toEqual([[], [personId]]);
  // A clock set back has nobody due early.
  expect(await due(after(-100))).toEqual([]);
});

test('a refusal has a clock of its own, and a client may have others than the company', async () => {
  const { admin, due, personId, rows } = await agency();
  await set(admin, rule(24, 6));
  await reject(admin, rows.analysisId);
  await refusedAt(rows.analysisId, after(3));
  expect([await due(after(9, -1)), await due(after(9))]).toEqual([[], [personId]]);
  await set(admin, rule(24, 6, [{ clientId: rows.clientId, afterActivity: null, afterRefusal: 12 }]));
  expect([await due(after(15, -1)), await due(after(15))]).toEqual([[], [personId]]);
  await set(admin, rule(24, 6, [{ clientId: rows.clientId, afterActivity: null, afterRefusal: null }]));
  expect(await due(after(600))).toEqual([]);
});

test('somebody with several candidacies is due when the last clock has run out', async () => {
  const { admin, due, personId, rows } = await agency();
  const other = await insertRows(server, admin);
  await database.update(resumes).set({ personId }).where(eq(resumes.id, other.resumeId));
  await age([personId]);
  await set(admin, rule(6, null, [{ clientId: other.clientId, afterActivity: 30, afterRefusal: null }]));
  expect([await due(after(30, -1)), await due(after(30))]).toEqual([[], [personId]]);
  await set(admin, rule(6, null, [{ clientId: rows.clientId, afterActivity: null, afterRefusal: null }]));
  expect(await due(after(600))).not.toContain(personId);
});

test('whoever is due is whom the rules name, counted clock by clock', async () => {
  const { admin, due, rows } = await agency();
  const [second, third] = [await insertRows(server, admin), await insertRows(server, admin)];
  const own = { roleId: rows.roleId, afterActivity: 8, afterRefusal: 3 };
  const rules = [
    own,
    { roleId: second.roleId, clientId: second.clientId, afterActivity: 5, afterRefusal: null },
    { roleId: third.roleId, clientId: third.clientId, afterActivity: null, afterRefusal: 4 },
    { ...own, roleId: null },
  ];
  const clients = rules.slice(1, 3).map(({ roleId: _, ...one }) => one);
  await set(admin, rule(own.afterActivity, own.afterRefusal, clients));
  const kinds = rules.flatMap((months) =>
    [false, true].flatMap((isRefused) => ['nothing', 'note', 'work'].map((later) => ({ months, isRefused, later }))),
  );
  const made = await Promise.all(
    kinds.map(async (kind) => ({
      ...kind,
      ...(await insertCandidate(server, { ...rows, roleId: kind.months.roleId })),
    })),
  );
  // Of three people in a row the second gets the third's resume too.
  const owned = made.map((one, index) => ({ ...one, personId: made[index - (index % 3 === 2 ? 1 : 0)]!.personId }));
  for (const { resumeId, personId } of owned)
    await database.update(resumes).set({ personId }).where(eq(resumes.id, resumeId));
  await age(made.map(({ personId }) => personId));
  const { companyId, userId } = rows;
  const status = { companyId, change: { what: 'status' as const, from: 'Analyzed', to: 'Not a Fit' } };
  for (const { isRefused, later, analysisId: candidacyId, personId } of made) {
    if (isRefused) {
      await database
        .update(analyses)
        .set({ status: 'Not a Fit', updatedAt: begin })
        .where(eq(analyses.id, candidacyId));
      await database.insert(candidacyEvents).values({ ...status, candidacyId, createdAt: after(1) });
    }
    if (later === 'work')
      await database.insert(candidacyEvents).values({ ...status, candidacyId, userId, createdAt: after(2) });
    if (later === 'note')
      await database.insert(personNotes).values({ companyId, personId, text: 'Called', updatedAt: after(3) });
  }
  const noted = new Set(made.flatMap(({ later, personId }) => (later === 'note' ? [personId] : [])));
  const dueAfter = (personId: number) => {
    const touched = noted.has(personId) ? 3 : 0;
    const clocks = owned
      .filter((one) => one.personId === personId)
      .map(({ months, isRefused, later }) => {
        const worked = later === 'work' ? 2 : 0;
        if (isRefused && months.afterRefusal !== null) return months.afterRefusal + Math.max(1, worked);
        return months.afterActivity === null ? Infinity : months.afterActivity + Math.max(touched, worked);
      });
    return clocks.length === 0 ? own.afterActivity + touched : Math.max(...clocks);
  };
  const people = made.map(({ personId }) => personId).toSorted((one, other) => one - other);
  for (let month = 0; month <= 12; month += 1)
    expect([month, (await due(after(month))).filter((id) => people.includes(id))]).toEqual([
      month,
      people.filter((id) => dueAfter(id) <= month),
    ]);
});

test('the list says who is due and why, in parts, and only they are erased by a click', async () => {
  const { admin, personId, rows } = await agency();
  const { personId: second } = await insertCandidate(server, rows);
  const { personId: young } = await insertCandidate(server, rows);
  await age([second], after(1));
  await set(admin, rule(12, null));
  const list = async (query = '') =>
    (await admin.call<OutputOf<Calls['GET /api/admin/retention/due']>>(`${path}/due${query}`)).body;
  const first = await list('?limit=1');
  expect(first.items).toMatchObject([
    { person: { id: personId }, clock: 'activity', since: begin.toISOString(), dueAt: after(12).toISOString() },
  ]);
  const next = await list(`?cursor=${first.nextCursor}`);
  expect([next.items.map(({ person }) => person.id), next.nextCursor]).toEqual([[second], null]);
  const erase = (ids: number[]) => admin.call<ErasureReceipt>(`${path}/erase`, { method: 'POST', json: { ids } });
  expect(await erase([personId, young])).toMatchObject({ status: 409, body: { code: 'retention.not-due' } });
  expect((await erase([personId, second])).body.removed).toMatchObject({ people: 2 });
  expect((await list()).items).toEqual([]);
});

test('one part looks at so many people at most, and the next one goes on after them', async () => {
  const { admin, personId, rows } = await agency();
  await set(admin, rule(12, null));
  // Old resumes of people with whom somebody has worked since, and one of nobody's behind all of them.
  await database.insert(people).values(
    Array.from({ length: 2_000 }, () => ({
      companyId: rows.companyId,
      name: 'Somebody',
      createdAt: begin,
      updatedAt: after(12),
      lastResumeAt: begin,
    })),
  );
  await age([personId], after(1));
  const first = await findDue(database, rows, after(14), { limit: 10 });
  expect(first).toEqual({ people: [], next: expect.any(String) as string });
  const second = await findDue(database, rows, after(14), { limit: 10, after: first.next });
  expect(second).toMatchObject({ people: [{ person: { id: personId } }], next: null });
});

test('at night those are erased who are due then, where the company wants it', async () => {
  const { admin, due, personId } = await agency();
  await set(admin, rule(12, null));
  const night = (now: Date) => eraseDueHandler(dependencies, () => now)({}, queueJob);
  await night(after(13));
  expect(await due(after(13))).toEqual([personId]);
  await set(admin, rule(12, null, [], true));
  await night(after(11));
  expect(await due(after(13))).toEqual([personId]);
  await night(after(13));
  expect((await admin.call(`/api/people/${personId}`)).status).toBe(404);
  const { items } = (await admin.call('/api/admin/erasures')).body;
  expect(items).toMatchObject([{ author: null, receipt: { rows: { people: [personId] } } }]);
});

test.each(['person', 'role', 'client'] as const)('a legal hold on a %s stops clocks and every deletion', async (of) => {
  const { admin, due, personId, rows } = await agency();
  await set(admin, rule(12, null, [], true));
  const ids = { person: personId, role: rows.roleId, client: rows.clientId };
  const { body: hold } = await admin.call(`${path}/holds`, {
    method: 'POST',
    json: { of, id: ids[of], reason: 'A court asks' },
  });
  expect(await due(after(24))).toEqual([]);
  await eraseDueHandler(dependencies, () => after(24))({}, queueJob);
  const gone = [`people/${personId}`, `resume/${rows.resumeId}`, `job-description/${rows.jobDescriptionId}`];
  for (const one of of === 'person' ? gone : [...gone, `roles/${rows.roleId}`])
    expect([one, await admin.call(`/api/${one}`, { method: 'DELETE' })]).toMatchObject([one, { status: 409 }]);
  expect((await admin.call(`/api/people/${personId}`, { method: 'DELETE' })).body.message).toMatch(/^A legal hold/);
  const { body } = await admin.call(path);
  expect(body.holds).toMatchObject([
    { of, subject: { id: ids[of] }, reason: 'A court asks', author: { id: admin.user.id } },
  ]);
  expect((await admin.call(`${path}/holds/${hold.id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await due(after(24))).toEqual([personId]);
  expect((await admin.call(`/api/people/${personId}`, { method: 'DELETE' })).status).toBe(200);
});

test('a hold goes along when somebody becomes part of another person', async () => {
  const { admin, rows, personId } = await agency();
  const { personId: other } = await insertCandidate(server, rows);
  await admin.call(`${path}/holds`, { method: 'POST', json: { of: 'person', id: other, reason: 'A court' } });
  await admin.call(`/api/people/${personId}/join`, { method: 'POST', json: { otherId: other } });
  expect((await admin.call(path)).body.holds).toMatchObject([{ subject: { id: personId } }]);
  expect(await admin.call(`/api/people/${personId}`, { method: 'DELETE' })).toMatchObject({ status: 409 });
});

describe('the history', () => {
  const night = () => eraseDueHandler(dependencies)({}, queueJob);

  /** A company whose history has entries that are so many months old, oldest first, and one of today. */
  async function recorded(...months: number[]) {
    const admin = await promoted(await server.signUp(), createAdministration(database).promote);
    const [company] = await database.insert(companies).values({ name: 'Recorded' }).returning();
    const companyId = company!.id;
    for (const old of [...months, 0])
      await database.insert(auditLog).values({
        companyId,
        action: 'client-deleted',
        subjectId: old,
        details: {},
        createdAt: sql`now() - make_interval(months => ${old}, mins => 1)` as unknown as Date,
      });
    await database.update(users).set({ companyId }).where(eq(users.id, admin.user.id));
    const ages = async () =>
      (await database.select().from(auditLog).where(eq(auditLog.companyId, companyId)).orderBy(auditLog.place))
        .filter(({ action }) => action === 'client-deleted')
        .map(({ subjectId }) => subjectId);
    const chain = async (known: { companyId: number; place: number; hash: string }[] = []) =>
      (await verifyChains(database, known)).find((one) => one.companyId === companyId)!;
    return { admin, companyId, ages, chain };
  }
  const keep = (historyMonths: number | null) => ({ ...rule(null, null), historyMonths });

  test('loses at night what is older than its months, and the chain goes on', async () => {
    const { admin, companyId, ages, chain } = await recorded(60, 24, 11);
    const before = await chain();
    const proof = { companyId, place: before.entries, hash: before.hash };
    await night();
    expect(await ages()).toEqual([60, 24, 11, 0]);
    await set(admin, keep(12));
    await night();
    await night();
    expect(await ages()).toEqual([11, 0]);
    const { removed, broken, entries } = await chain([proof]);
    expect([removed, broken]).toEqual([2, undefined]);
    const { items } = (await admin.call('/api/admin/history?action=history-shortened')).body;
    expect(items).toMatchObject([{ user: null, place: removed + entries, details: { entries: 2, place: 2 } }]);
    expect(await chain([{ companyId, place: 2, hash: 'another' }])).toMatchObject({ broken: 3 });
    await set(admin, keep(6));
    await night();
    expect(await ages()).toEqual([0]);
    expect(await chain([proof])).toMatchObject({ removed: 3 });
    expect((await chain([proof])).broken).toBeUndefined();
  });

  test('keeps everything without months, under a legal hold, and what is younger than half a year', async () => {
    const { admin, ages } = await recorded(60, 5);
    await set(admin, keep(12));
    const rows = await insertRows(server, admin);
    const { body: hold } = await admin.call(`${path}/holds`, {
      method: 'POST',
      json: { of: 'role', id: rows.roleId, reason: 'A court asks' },
    });
    await night();
    expect(await ages()).toEqual([60, 5, 0]);
    await admin.call(`${path}/holds/${hold.id}`, { method: 'DELETE' });
    // As a page of the version before calls, which knows nothing of it.
    await set(admin, rule(24, null));
    expect((await admin.call(path)).body).toMatchObject({ afterActivity: 24, historyMonths: 12 });
    expect(await admin.call(path, { method: 'PUT', json: keep(5) })).toMatchObject({ status: 400 });
    await database.execute(sql`update retention_rules set history_months = 1 where history_months = 12`);
    await night();
    expect(await ages()).toEqual([5, 0]);
  });

  test('shows that its beginning was cut off by hand, as no entry tells of that', async () => {
    const { companyId, chain } = await recorded(60, 24);
    const [, second] = await database.select().from(auditLog).where(eq(auditLog.companyId, companyId));
    await database.execute(sql`insert into history_starts values (${companyId}, 2, ${second!.hash}, now())`);
    await database.execute(sql`delete from audit_log where company_id = ${companyId} and place <= 2`);
    expect(await chain()).toMatchObject({ removed: 2, broken: 3 });
  });
});
