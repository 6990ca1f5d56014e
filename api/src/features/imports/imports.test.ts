import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ImportRow, PeopleImport, PeopleList, Person } from '@cotejo/contract';
import { afterAll, expect, test } from 'vitest';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { locks } from '../../platform/database/locks.ts';
import { importRows, people, peopleImports } from '../../platform/database/schema/index.ts';
import { workbook } from '../../platform/tables/testing/workbook.ts';
import type { Client } from '../../testing/client.ts';
import { createTestServer } from '../../testing/server.ts';
import { settledList } from '../../testing/settled-list.ts';
import { promoted } from '../../testing/colleague.ts';
import { newRole, uploadFiles } from '../../testing/upload.ts';
import { lockPeople } from '../joining/give-person.ts';
import { createAdministration } from '../users/administration.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '1' } });
afterAll(server.close);
const { database } = server;
const path = '/api/people/imports';

/** An administrator of a new company. */
const newAdmin = async () => promoted(await server.signUp(), createAdministration(database).promote);

const upload = (by: Client, content: string | Uint8Array<ArrayBuffer>, name = 'people.csv') => {
  const form = new FormData();
  form.set('file', new File([content], name));
  return by.call<PeopleImport>(path, { method: 'POST', body: form });
};
const read = async (by: Client, id: number) => (await by.call<PeopleImport>(`${path}/${id}`)).body;
const rowsOf = async (by: Client, id: number, query = '') =>
  (await by.call<{ items: ImportRow[]; nextCursor: string | null }>(`${path}/${id}/rows${query}`)).body;
const post = (by: Client, id: number, what: 'run' | 'undo') =>
  by.call<PeopleImport>(`${path}/${id}/${what}`, { method: 'POST' });
const person = async (by: Client, id: number) => (await by.call<Person>(`/api/people/${id}`)).body;
const list = async (by: Client) => (await by.call<PeopleList>('/api/people')).body;

/** How many wait for the lock of a company's people. */
const waiting = async (companyId: number) =>
  (
    await database.$client`
          select from pg_locks where objid = ${companyId} and classid = ${locks.people} and not granted`
  ).length;

/** Waits until an import is in a state. */
async function reach(by: Client, id: number, state: PeopleImport['state']): Promise<PeopleImport> {
  await expect.poll(async () => (await read(by, id)).state).toBe(state);
  return read(by, id);
}

/** Uploads a spreadsheet and waits until it has been checked. */
async function check(by: Client, content: string | Uint8Array<ArrayBuffer>): Promise<PeopleImport> {
  const { status, body } = await upload(by, content);
  expect(status).toBe(201);
  return reach(by, body.id, 'checked');
}

async function carryOut(by: Client, id: number): Promise<PeopleImport> {
  expect((await post(by, id, 'run')).status).toBe(202);
  return reach(by, id, 'imported');
}

async function undo(by: Client, id: number): Promise<PeopleImport> {
  expect((await post(by, id, 'undo')).status).toBe(202);
  return reach(by, id, 'undone');
}

/** A company that knows Marta Ilves by a resume. */
async function agency() {
  const by = await newAdmin();
  const role = await newRole(by);
  const text = 'Marta Ilves\nNight auditor\nmarta@example.org\n612 345 678\n\nExperience\n2018 - 2024 Night auditor';
  await uploadFiles(by, role, { 'marta.txt': text });
  const { items } = await settledList(by, role);
  return { by, role, martaId: items[0]!.personId! };
}

const table = [
  'Name;E-mail;Phone;Tags;Notes;Consent;Consent date',
  'Marta Ilves;marta@example.org;;night, hotel;Met at the fair;yes;25/01/2026',
  'Uli Koch;uli@example.org;+49 151 2345678;SAP;;no;',
  'Koch, Uli;uli@example.org;;ABAP;;;',
  'Marta Ilves;other@example.org;;;;perhaps;',
  ';nobody@example.org;;;;;',
].join('\n');

test('the imports of a company are listed newest first, each with its own counts', async () => {
  const by = await newAdmin();
  const first = await check(by, table);
  const second = await check(by, 'Name\nIda Brandt\nOle Brandt');
  const listed = await by.call<PeopleImport[]>(path);
  expect(listed.body).toEqual([second, first]);
  expect(listed.body.map(({ counts }) => counts)).toEqual([
    { new: 2, joined: 0, suggested: 0, skipped: 0 },
    { new: 2, joined: 1, suggested: 1, skipped: 1 },
  ]);
});

test('what would become of each row is told before anybody is imported', async () => {
  const { by, martaId } = await agency();
  const checked = await check(by, table);
  expect(checked).toMatchObject({
    fileName: 'people.csv',
    hasHeader: true,
    rows: 5,
    counts: { new: 1, joined: 2, suggested: 1, skipped: 1 },
    undoUntil: null,
  });
  expect(checked.columns.map(({ field }) => field)).toEqual([
    'name',
    'email',
    'phone',
    'tags',
    'note',
    'consent',
    'consent-date',
  ]);
  const { items, nextCursor } = await rowsOf(by, checked.id);
  expect(nextCursor).toBeNull();
  expect(items).toMatchObject([
    {
      number: 2,
      outcome: 'joined',
      person: { id: martaId, name: 'Marta Ilves' },
      reasons: [{ what: 'email', value: 'marta@example.org' }],
    },
    { number: 3, outcome: 'new', person: null },
    { number: 4, outcome: 'joined', sameAs: 3, person: null },
    { number: 5, outcome: 'suggested', person: { id: martaId }, remarks: ['consent-unreadable'] },
    { number: 6, outcome: 'skipped', skipped: 'name-missing' },
  ]);
  expect((await rowsOf(by, checked.id, '?outcome=skipped')).items.map(({ number }) => number)).toEqual([6]);
  expect((await rowsOf(by, checked.id, '?outcome=remarked')).items.map(({ number }) => number)).toEqual([5]);
  expect((await list(by)).total).toBe(1);
  expect((await person(by, martaId)).contacts).toHaveLength(2);
});

test('an import makes new people and adds to known ones what it was said to', async () => {
  const { by, martaId } = await agency();
  const { id } = await check(by, table);
  expect(await carryOut(by, id)).toMatchObject({
    fraction: 1,
    counts: { new: 1, joined: 2, suggested: 1, skipped: 1 },
  });
  expect((await list(by)).items.map(({ name }) => name).toSorted()).toEqual(['Marta Ilves', 'Marta Ilves', 'Uli Koch']);
  expect(await person(by, martaId)).toMatchObject({
    tags: ['hotel', 'night'],
    consent: { state: 'given', date: '2026-01-25', source: null },
    notes: [{ text: 'Met at the fair', author: { id: expect.any(Number) } }],
    pairs: [{ state: 'suggested', reasons: [{ what: 'name' }] }],
  });
  const { items } = await rowsOf(by, id);
  expect(items.map(({ cells }) => cells.length)).toEqual([0, 0, 0, 0, 2]);
  const uli = await person(by, items[1]!.person!.id);
  expect(uli).toMatchObject({
    name: 'Uli Koch',
    tags: ['ABAP', 'SAP'],
    consent: { state: 'withheld' },
    contacts: [{ kind: 'email', text: 'uli@example.org', shared: false }, { kind: 'phone' }],
    resumes: [],
  });
  const again = await check(by, table);
  expect(again.counts).toEqual({ new: 0, joined: 4, suggested: 0, skipped: 1 });
});

test('undoing takes everything back but people somebody has worked with since, who are named', async () => {
  const { by, role, martaId } = await agency();
  const before = await person(by, martaId);
  const { id } = await check(by, `${table}\nAda Reed;ada@example.org;;;;;\nIda Ray;ida@example.org;;;;;`);
  await carryOut(by, id);
  const { items } = await rowsOf(by, id);
  const [adaId, idaId] = items.slice(-2).map((row) => row.person!.id);
  await by.call(`/api/people/${adaId}/notes`, { method: 'POST', json: { text: 'Called' } });
  const resume = 'Ida Ray\nSexton\nida@example.org\n\nExperience\n2011 - 2024 Sexton, Parish of Elm';
  await uploadFiles(by, role, { 'ida.txt': resume });
  const candidacies = await settledList(by, role);
  expect(candidacies.items.find(({ name }) => name === 'Ida Ray')!.personId).toBe(idaId);

  const undone = await undo(by, id);
  expect(undone).toMatchObject({ keptTotal: 2, undoUntil: null });
  expect(undone.kept).toEqual([
    { id: adaId, name: 'Ada Reed' },
    { id: idaId, name: 'Ida Ray' },
  ]);
  expect((await list(by)).items.map(({ name }) => name).toSorted()).toEqual(['Ada Reed', 'Ida Ray', 'Marta Ilves']);
  const { updatedAt: _before, ...unchanged } = before;
  expect(await person(by, martaId)).toMatchObject(unchanged);
  expect((await post(by, id, 'undo')).body).toMatchObject({ code: 'import.not-undoable' });
});

test('what somebody has corrected on an imported person keeps that person', async () => {
  const by = await newAdmin();
  const { id } = await check(by, 'Name,E-mail\nAda Reed,ada@example.org\nUli Koch,uli@example.org');
  await carryOut(by, id);
  const ada = (await rowsOf(by, id)).items[0]!.person!;
  await by.call(`/api/people/${ada.id}`, { method: 'PATCH', json: { tags: ['called'] } });
  expect((await undo(by, id)).kept).toEqual([ada]);
});

test('undoing leaves what somebody has changed since, and whom an imported person has become part of', async () => {
  const { by, martaId } = await agency();
  const { id } = await check(by, table);
  await carryOut(by, id);
  const { items } = await rowsOf(by, id);
  const [note] = (await person(by, martaId)).notes;
  const text = 'Met at the fair in May';
  await by.call(`/api/people/${martaId}/notes/${note!.id}`, { method: 'PUT', json: { text } });
  const consent = { state: 'withheld', date: null, source: null };
  await by.call(`/api/people/${martaId}`, { method: 'PATCH', json: { consent } });
  const otherId = items[3]!.person!.id;
  const joined = await by.call(`/api/people/${martaId}/join`, { method: 'POST', json: { otherId } });
  expect(joined.status).toBe(200);
  const uli = items[1]!.person!;
  await by.call(`/api/people/${uli.id}`, { method: 'PATCH', json: { tags: ['called'] } });
  expect(await undo(by, id)).toMatchObject({ kept: [uli, { id: martaId }], keptTotal: 2 });
  expect((await list(by)).total).toBe(2);
  expect(await person(by, martaId)).toMatchObject({ consent, notes: [{ text }], tags: [] });
});

test('an import can be undone for a day, and its rows are forgotten then', async () => {
  const by = await newAdmin();
  const { id } = await check(by, 'Name\nAda Reed');
  await carryOut(by, id);
  const past = sql`now() - interval '25 hours'`;
  await database.update(peopleImports).set({ importedAt: past, changedAt: past }).where(eq(peopleImports.id, id));
  expect(await read(by, id)).toMatchObject({ undoUntil: null });
  expect(await post(by, id, 'undo')).toMatchObject({ status: 409, body: { code: 'import.not-undoable' } });
  const waiting = await check(by, 'Name\nUli Koch');
  await database.update(peopleImports).set({ changedAt: past }).where(eq(peopleImports.id, waiting.id));
  await server.dependencies.queue.send(database, 'reconcile', {});
  await expect.poll(() => database.$count(importRows, eq(importRows.importId, id))).toBe(0);
  await expect.poll(async () => (await by.call(`${path}/${waiting.id}`)).status).toBe(404);
  expect(await read(by, id)).toMatchObject({ state: 'imported' });
  expect((await list(by)).total).toBe(1);
});

test('columns can be corrected, and the rows are checked anew', async () => {
  const by = await newAdmin();
  const { id, columns } = await check(by, 'Ada Reed,ada@example.org,Lisbon\nUli Koch,uli@example.org,Ulm');
  expect(columns.map(({ field }) => field)).toEqual([null, 'email', null]);
  expect((await read(by, id)).counts).toMatchObject({ skipped: 2 });
  const json = { hasHeader: false, fields: ['name', 'email', 'tags'] };
  await by.call(`${path}/${id}/columns`, { method: 'PUT', json });
  expect(await reach(by, id, 'checked')).toMatchObject({ rows: 2, counts: { new: 2, skipped: 0 } });
  await carryOut(by, id);
  expect((await list(by)).items.map(({ name, tags }) => [name, tags])).toEqual([
    ['Uli Koch', ['Ulm']],
    ['Ada Reed', ['Lisbon']],
  ]);
  expect(await by.call(`${path}/${id}/columns`, { method: 'PUT', json })).toMatchObject({
    body: { code: 'import.not-checked' },
  });
});

test('a resume that comes later finds its imported person, who stays when the resume goes', async () => {
  const by = await newAdmin();
  const { id } = await check(by, 'Name,E-mail\nAda Reed,ada@example.org');
  await carryOut(by, id);
  const ada = (await rowsOf(by, id)).items[0]!.person!;
  const role = await newRole(by);
  await uploadFiles(by, role, { 'ada.txt': 'ADA REED\nSexton\nada@example.org\n\nExperience\n2011 - 2024 Sexton' });
  const { items } = await settledList(by, role);
  expect(items[0]!.personId).toBe(ada.id);
  expect(await person(by, ada.id)).toMatchObject({ name: 'Ada Reed', resumes: [{ originalFileName: 'ada.txt' }] });
  expect((await by.call(`/api/resume/${items[0]!.resumeId}`, { method: 'DELETE' })).status).toBe(204);
  expect(await person(by, ada.id)).toMatchObject({ name: 'Ada Reed', resumes: [], contacts: [{ kind: 'email' }] });
  expect((await by.call(`/api/people/${ada.id}`, { method: 'DELETE' })).status).toBe(200);
  expect(await database.$count(people, eq(people.id, ada.id))).toBe(0);
});

test('a workbook is imported like a CSV file', async () => {
  const by = await newAdmin();
  const { id, counts } = await check(
    by,
    workbook([
      ['Nombre', 'Correo', 'Teléfono'],
      ['Íñigo Peña', 'inigo@example.org', 612345678],
    ]),
  );
  expect(counts).toMatchObject({ new: 1 });
  await carryOut(by, id);
  const { items } = await rowsOf(by, id);
  expect((await person(by, items[0]!.person!.id)).contacts).toMatchObject([{ kind: 'email' }, { text: '612345678' }]);
});

test('a check that somebody is erased during keeps nothing of them', async () => {
  const { by, martaId } = await agency();
  const { companyId } = (await database.select().from(people).where(eq(people.id, martaId)))[0]!;
  const { erasing, checking } = await database.transaction(async (transaction) => {
    // Both wait, the erasure first.
    await lockPeople(transaction, { companyId });
    const erasing = by.call(`/api/people/${martaId}`, { method: 'DELETE' });
    await expect.poll(() => waiting(companyId)).toBe(1);
    const checking = await upload(by, table);
    await expect.poll(() => waiting(companyId)).toBe(2);
    return { erasing, checking };
  });
  expect((await erasing).status).toBe(200);
  await reach(by, checking.body.id, 'checked');
  const rows = await database.select().from(importRows).where(eq(importRows.importId, checking.body.id));
  expect(JSON.stringify(rows)).not.toContain('marta@example.org');
  expect(rows.filter(({ personId }) => personId === martaId)).toEqual([]);
});

test('files that are none, or too large, are refused and leave nothing', async () => {
  const by = await newAdmin();
  expect(await upload(by, 'Name\n"Ada')).toMatchObject({ body: { code: 'table.damaged' } });
  expect(await upload(by, '%PDF-1.4\0\u0001')).toMatchObject({ status: 415, body: { code: 'table.wrong-type' } });
  expect(await upload(by, '\n\n')).toMatchObject({ status: 422, body: { code: 'table.empty' } });
  expect(await upload(by, 'Ada\n'.repeat(30_000))).toMatchObject({
    status: 413,
    body: { code: 'table.too-large', values: { rows: 20_000 } },
  });
  expect(await upload(by, 'Ada Reed\n'.repeat(1_200_000))).toMatchObject({ body: { code: 'table.too-large' } });
  expect((await by.call<PeopleImport[]>(path)).body).toEqual([]);
});

test('nobody of another company sees an import, or is met by its rows', async () => {
  const { by: one } = await agency();
  const other = await newAdmin();
  const { id, counts } = await check(other, 'Name,E-mail\nMarta Ilves,marta@example.org');
  expect(counts).toEqual({ new: 1, joined: 0, suggested: 0, skipped: 0 });
  expect((await one.call(`${path}/${id}`)).status).toBe(404);
  expect((await one.call(`${path}/${id}/rows`)).status).toBe(404);
  for (const what of ['run', 'undo'] as const) expect((await post(one, id, what)).status).toBe(404);
  expect((await one.call(`${path}/${id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await read(other, id)).state).toBe('checked');
});

test('a forgotten import leaves its people', async () => {
  const by = await newAdmin();
  const { id } = await check(by, 'Name\nAda Reed');
  await carryOut(by, id);
  expect((await by.call(`${path}/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await list(by)).total).toBe(1);
});

test('examples/integrations brings what other systems export by a token, and brings nobody twice', async () => {
  const by = await newAdmin();
  const json = { name: 'ATS', scope: 'write', admin: true };
  const { body: made } = await by.call<{ token: string }>('/api/tokens', { method: 'POST', json });
  const env = { PATH: process.env.PATH, COTEJO: server.url, TOKEN: made.token };
  const recipes = join(import.meta.dirname, '../../../../examples/integrations');
  const bring = async (...given: string[]) =>
    (await promisify(execFile)(process.execPath, [join(recipes, 'import-candidates.mjs'), ...given], { env })).stdout;
  const files = (await readdir(join(recipes, 'exports'))).map((name) => join(recipes, 'exports', name));
  const bullhorn = files.find((name) => name.endsWith('bullhorn.csv'))!;
  expect(await bring(bullhorn, '--check')).toContain('2 rows: 2 new, 0 known');
  expect((await list(by)).total).toBe(0);
  await Promise.all(files.map((file) => bring(file)));
  expect(await bring(bullhorn)).toContain('Imported: 0 new, 2 known, 0 maybe known, 0 skipped.');
  const { items } = await list(by);
  expect(items.map(({ name }) => name).toSorted()).toEqual([
    'Hal Brody',
    'Ines Calloway',
    'Mei Sandoval',
    'Pia Osterlund',
    'Rosalind Achterberg',
    'Tamsin',
    'Tomás Iriarte',
  ]);
  const told = async (sought: string) => {
    const { contacts, tags, notes } = await person(by, items.find(({ name }) => name === sought)!.id);
    return { contacts: contacts.map(({ text }) => text), tags, notes: notes.map(({ text }) => text) };
  };
  expect(await told('Rosalind Achterberg')).toEqual({
    contacts: ['rosalind.achterberg@example.org', '+31 20 555 0143'],
    tags: ['Finance', 'IFRS', 'SAP'],
    notes: ['Met at the fair; calls back "after five"'],
  });
  expect(await told('Mei Sandoval')).toEqual({
    contacts: ['mei.sandoval@example.org', 'mei@sandoval.example', '+34 612 555 018'],
    tags: ['Night shifts', 'Purchasing', 'SAP'],
    notes: ['Speaks Catalan\nand German'],
  });
  expect(await told('Pia Osterlund')).toEqual({
    contacts: ['pia.osterlund@example.org', '+46 70 555 01 20'],
    tags: ['Java', 'Kubernetes'],
    notes: [],
  });
  expect(await told('Ines Calloway')).toEqual({
    contacts: ['ines.calloway@example.org', 'ines@calloway.example', '+1 402 555 0172'],
    tags: ['Forklift'],
    notes: ['Prefers mornings'],
  });
});
