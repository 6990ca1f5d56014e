import type { Places, SearchHits } from '@cotejo/contract';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { connect, disconnect } from '../../platform/database/client.ts';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { migrateDatabase } from '../../platform/database/migrate.ts';
import * as schema from '../../platform/database/schema/index.ts';
import type { Client } from '../../testing/client.ts';
import { insertCandidate, insertRows } from '../../testing/rows.ts';
import { emptyDatabase } from '../../testing/database-before.ts';
import { createTestServer } from '../../testing/server.ts';
import { search } from './search.ts';

const { clients, companies, jobDescriptions, opportunities, resumes, roles } = schema;
const server = await createTestServer({ worker: false });
afterAll(server.close);
const { database } = server;

const find = async (by: Client, q: string) =>
  (await by.call<SearchHits>(`/api/search?q=${encodeURIComponent(q)}`)).body;
const nothing = { people: [], isLike: false, roles: [], opportunities: [], clients: [] };

async function agency() {
  const by = await server.signUp();
  const rows = await insertRows(server, by);
  await database.update(clients).set({ name: 'Hotelería Núñez' }).where(eq(clients.id, rows.clientId));
  await database.update(opportunities).set({ name: 'Autumn 2026' }).where(eq(opportunities.id, rows.opportunityId));
  await database.update(roles).set({ name: 'Night Auditor' }).where(eq(roles.id, rows.roleId));
  return { by, rows };
}

test('people are found by name and file name, without regard to case, accents and order of words', async () => {
  const { by, rows } = await agency();
  const { resumeId, analysisId } = await insertCandidate(server, rows, { candidateName: 'Íñigo Peña López' });
  await database.update(resumes).set({ originalFileName: 'CV_2026.pdf' }).where(eq(resumes.id, resumeId));
  for (const q of ['inigo', 'LÓPEZ pena', 'Peña López, Íñigo', 'peñ', 'ÑA', 'v_', '  Lopez   cv', 'cv_2026']) {
    expect((await find(by, q)).people).toEqual([
      expect.objectContaining({
        resumeId,
        candidacyId: analysisId,
        name: 'Íñigo Peña López',
        originalFileName: 'CV_2026.pdf',
        role: { id: rows.roleId, name: 'Night Auditor' },
        client: { id: rows.clientId, name: 'Hotelería Núñez' },
      }),
    ]);
  }
});

test('somebody whose name is typed with a wrong letter is found where nobody else is, and told apart', async () => {
  const { by, rows } = await agency();
  for (const candidateName of ['Viktoria Prescott', 'Íñigo Peña López', 'Viktoria Prescotti'])
    await insertCandidate(server, rows, { candidateName });
  const named = async (q: string) => {
    const { people, isLike } = await find(by, q);
    return [isLike, ...people.map(({ name }) => name)];
  };
  expect(await named('Victoria Prescot')).toEqual([true, 'Viktoria Prescott', 'Viktoria Prescotti']);
  expect(await named('INNIGO lopes')).toEqual([true, 'Íñigo Peña López']);
  expect(await named('Viktoria')).toEqual([false, 'Viktoria Prescotti', 'Viktoria Prescott']);
  expect(await named('Victoria who speaks German and knows SAP')).toEqual([false]);
  expect(await named('Quentin')).toEqual([false]);
});

test('whoever came from a spreadsheet is found without a resume', async () => {
  const { by, rows } = await agency();
  const wenda = { companyId: rows.companyId, name: 'Wenda Marlow', imported: true };
  const [person] = await database.insert(schema.people).values(wenda).returning();
  expect((await find(by, 'marlow')).people).toEqual([
    expect.objectContaining({ personId: person!.id, name: 'Wenda Marlow', resumeId: null, originalFileName: null }),
  ]);
});

test('roles, opportunities and clients come with where they belong', async () => {
  const { by, rows } = await agency();
  const client = { id: rows.clientId, name: 'Hotelería Núñez' };
  const opportunity = { id: rows.opportunityId, name: 'Autumn 2026' };
  expect(await find(by, 'auditor night')).toEqual({
    ...nothing,
    roles: [{ id: rows.roleId, name: 'Night Auditor', opportunity, client }],
  });
  expect(await find(by, 'autumn')).toEqual({ ...nothing, opportunities: [{ ...opportunity, client }] });
  expect(await find(by, 'nunez')).toEqual({ ...nothing, clients: [client] });
});

test('a role is found by the name of its file, too', async () => {
  const { by, rows } = await agency();
  await database.update(roles).set({ fileOriginalName: 'auditoría-2026.pdf' }).where(eq(roles.id, rows.roleId));
  for (const q of ['auditoria-2026.pdf', 'night auditoria'])
    expect((await find(by, q)).roles.map(({ id }) => id)).toEqual([rows.roleId]);
});

test('a place is found by the words of what it belongs to, and without words the newest are', async () => {
  const { by, rows } = await agency();
  const client = { id: rows.clientId, name: 'Hotelería Núñez' };
  const opportunity = { id: rows.opportunityId, name: 'Autumn 2026' };
  const role = { id: rows.roleId, name: 'Night Auditor', opportunity, client };
  const places = async (q?: string) =>
    (await by.call<Places>(`/api/search/places${q === undefined ? '' : `?q=${encodeURIComponent(q)}`}`)).body;
  for (const q of [undefined, '', 'nunez', 'autumn NUÑEZ'])
    expect(await places(q)).toEqual({ roles: [role], opportunities: [{ ...opportunity, client }] });
  expect(await places('núñez auditor')).toEqual({ roles: [role], opportunities: [] });
  expect(await places('%')).toEqual({ roles: [], opportunities: [] });
  expect((await (await server.signUp()).call('/api/search/places')).body).toEqual({ roles: [], opportunities: [] });
});

test('names that begin with what was typed come first, then the newest', async () => {
  const { by, rows } = await agency();
  for (const candidateName of ['Mary Ann Stone', 'Ann Older', 'Ann Newer', 'Joanna Last'])
    await insertCandidate(server, rows, { candidateName });
  expect((await find(by, 'ann')).people.map(({ name }) => name)).toEqual([
    'Ann Newer',
    'Ann Older',
    'Joanna Last',
    'Mary Ann Stone',
  ]);
});

test.each(['', '   ', '\u0301', '%', '_', '\\', "'; drop table resumes; --", '\u202ereversed', '.*'])(
  '"%s" finds nothing of which it is no part',
  async (q) => {
    const { by } = await agency();
    expect(await find(by, q)).toEqual(nothing);
  },
);

test('a text that is too long is refused, and so is none', async () => {
  const by = await server.signUp();
  expect(await by.call(`/api/search?q=${'x'.repeat(101)}`)).toMatchObject({ status: 400 });
  expect(await by.call('/api/search')).toMatchObject({ status: 400 });
});

test("another company's names are not found", async () => {
  await agency();
  const stranger = await server.signUp();
  expect(await find(stranger, 'nunez')).toEqual(nothing);
  expect(await find(stranger, 'alex')).toEqual(nothing);
});

test('names are looked up in their index', async () => {
  const plan = await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    return transaction.execute(sql`explain select id from resumes where search_key like '%pena%'`);
  });
  expect(JSON.stringify(plan)).toContain('resumes_search_key');
});

test('letters with accents are found in either case also in a database of the locale C', async () => {
  const url = await emptyDatabase('C');
  await migrateDatabase(url);
  const other = connect(url, { connections: 2 });
  onTestFinished(() => disconnect(other, 0));
  const [company] = await other.insert(companies).values({ name: 'Agency' }).returning();
  const companyId = company!.id;
  const file = { companyId, fileSize: 1, mediaType: 'text/plain', contentHash: 'a' };
  const job = { ...file, storageKey: 'job', originalFileName: 'job.txt' };
  const [stored] = await other.insert(jobDescriptions).values(job).returning();
  const resume = { ...file, jobDescriptionId: stored!.id, originalFileName: 'cv.txt' };
  await other
    .insert(resumes)
    .values(['ÁLVARO', 'Álvaro', 'alvaro'].map((name) => ({ ...resume, name, storageKey: name })));
  await other.insert(clients).values({ companyId, name: 'ÁLVARO E HIJOS', nameKey: 'a' });
  const actor = { companyId, userId: 1, role: 'recruiter' as const };
  for (const text of ['ÁLVARO', 'álvaro', 'Alvaro', 'ALV']) {
    const found = await search(other, actor, text);
    expect(found.people.map(({ name }) => name)).toEqual(['alvaro', 'Álvaro', 'ÁLVARO']);
    expect(found.clients.map(({ name }) => name)).toEqual(['ÁLVARO E HIJOS']);
  }
});
