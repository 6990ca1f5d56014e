import type { Candidacy, CandidacyList, ErasureReceipt, PeopleList, Person } from '@cotejo/contract';
import { afterAll, expect, test } from 'vitest';
import { eq, inArray, sql } from '../../platform/database/drizzle.ts';
import {
  fileDeletions,
  intakeArrivals,
  intakeFiles,
  people,
  personContacts,
  personJoins,
  personPairs,
  resumes,
  resumeWords,
} from '../../platform/database/schema/index.ts';
import { storedWords } from '../../platform/database/folded.ts';
import { insertCandidate, insertRows } from '../../testing/rows.ts';
import type { Client } from '../../testing/client.ts';
import { createTestServer } from '../../testing/server.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const { database } = server;

const read = async (by: Client, id: number) => (await by.call<Person>(`/api/people/${id}`)).body;
const list = async (by: Client, query = '') => (await by.call<PeopleList>(`/api/people${query}`)).body;
const send = <Body = Person>(by: Client, method: string, path: string, json?: unknown) =>
  by.call<Body>(path, { method, ...(json !== undefined && { json }) });

/** A company with people of some names, each with a resume and a candidacy. */
async function agency(...names: string[]) {
  const by = await server.signUp();
  const rows = await insertRows(server, by);
  const found = [];
  for (const candidateName of names) found.push(await insertCandidate(server, rows, { candidateName }));
  return { by, rows, found };
}

test('the list has everybody, those with the newest resumes first, in parts, with what is known of each', async () => {
  const { by, found } = await agency('Ana Ruiz', 'Íñigo Peña');
  await database.update(resumes).set({ originalFileName: 'second.pdf' }).where(eq(resumes.id, found[1]!.resumeId));
  const first = await list(by, '?limit=2');
  expect(first).toMatchObject({ total: 3, waiting: 0 });
  expect(first.items.map(({ name }) => name)).toEqual(['Íñigo Peña', 'Ana Ruiz']);
  expect(first.items[0]).toMatchObject({
    resumes: 1,
    lastResume: { id: found[1]!.resumeId, originalFileName: 'second.pdf' },
    candidacies: 1,
    latest: [{ id: found[1]!.analysisId, role: { name: 'Role' }, status: 'Analyzed' }],
    maybeSame: 0,
    line: null,
  });
  const second = await list(by, `?limit=2&cursor=${first.nextCursor}`);
  expect(second.items.map(({ name }) => name)).toEqual(['Alex Example']);
  expect(second.nextCursor).toBe(null);
});

test('people are found by the words of names and file names, without regard to accents', async () => {
  const { by, found } = await agency('Íñigo Peña López');
  await database.update(resumes).set({ originalFileName: 'CV_2026.pdf' }).where(eq(resumes.id, found[0]!.resumeId));
  for (const q of ['inigo', 'LÓPEZ pena', 'cv_2026', 'lopez cv'])
    expect((await list(by, `?q=${encodeURIComponent(q)}`)).items.map(({ name }) => name)).toEqual(['Íñigo Peña López']);
  for (const q of ['%', "'; drop table people; --", 'lopez garcia'])
    expect((await list(by, `?q=${encodeURIComponent(q)}`)).total).toBe(0);
});

test('where nobody has the words, people whose names are spelled nearly so are listed, and that is said', async () => {
  const { by } = await agency('Ana Gonzalez', 'Joan Gonçal', 'Berta Gil');
  expect(await list(by, '?q=ana')).toMatchObject({ total: 1, isLike: false });
  const like = await list(by, '?q=gonsalez');
  expect(like).toMatchObject({
    total: 1,
    isLike: true,
    nextCursor: null,
    items: [{ name: 'Ana Gonzalez', line: null }],
  });
  expect(await list(by, '?q=quentin')).toMatchObject({ total: 0, isLike: false });
});

test('people are found by words of one resume, or their beginnings, beside names and file names', async () => {
  const { by, found, rows } = await agency('Íñigo Peña López', 'Berta Gil');
  const [inigo, berta] = found as [(typeof found)[0], (typeof found)[0]];
  const { companyId } = rows;
  const words = (resumeId: number, text: string) => ({ companyId, resumeId, words: storedWords(text) });
  await database
    .insert(resumeWords)
    .values([
      words(inigo.resumeId, 'Íñigo Peña. Enfermero en Quirófano, Node.js; C++ and Go'),
      words(berta.resumeId, 'Peña Labral. Kubernetes, go-karts'),
      words(rows.resumeId, 'Kuba, quiet'),
    ]);
  const names = async (q: string) =>
    (await list(by, `?q=${encodeURIComponent(q)}`)).items.map(({ name }) => name).toSorted();
  expect(await names('QUIROFANO')).toEqual(['Íñigo Peña López']);
  expect(await names('pena')).toEqual(['Berta Gil', 'Íñigo Peña López']);
  expect(await names('kuber peña')).toEqual(['Berta Gil']);
  expect(await names('kub')).toEqual(['Alex Example', 'Berta Gil']);
  expect(await names('node.js')).toEqual(['Íñigo Peña López']);
  expect(await names('go')).toEqual(['Berta Gil', 'Íñigo Peña López']);
  expect(await names('gi')).toEqual(['Berta Gil']);
  expect((await list(await server.signUp(), '?q=gi')).total).toBe(0);
  for (const q of ['qu', 'kubernetes quirofano', "quiet & ! ':*", '%', '((', 'rófano'])
    expect(await names(q)).toEqual([]);
  expect((await list(await server.signUp(), '?q=kubernetes')).total).toBe(0);
});

test('people who are found by words come with the line that has them, hidden text never', async () => {
  const { by, found, rows } = await agency('Íñigo Peña', 'Berta Gil');
  const [inigo, berta] = found as [(typeof found)[0], (typeof found)[0]];
  const text = 'Kubernetes Kubernetes\nRan Kubernetes <b>alone</b>\nBerta';
  await database
    .update(resumes)
    .set({ extractedText: text, excluded: [{ start: 0, end: 21 }] })
    .where(eq(resumes.id, inigo.resumeId));
  const words = storedWords('Ran Kubernetes alone, Berta');
  await database.insert(resumeWords).values({ companyId: rows.companyId, resumeId: inigo.resumeId, words });
  const lines = async (q: string) =>
    Object.fromEntries((await list(by, `?q=${q}`)).items.map(({ id, line }) => [id, line]));
  expect(await lines('kuber')).toEqual({ [inigo.personId]: 'Ran Kubernetes <b>alone</b>' });
  expect(await lines('berta')).toEqual({ [inigo.personId]: 'Berta', [berta.personId]: null });
});

test('of words that very many resumes have, those of the newest are looked at, which is said', async () => {
  const { by, found, rows } = await agency('Ana Ruiz');
  const { companyId } = rows;
  const { personId } = found[0]!;
  const file = { companyId, personId, originalFileName: 'cv.txt', fileSize: 1, mediaType: 'text/plain' };
  const copies = await database
    .insert(resumes)
    .values(
      Array.from({ length: 2000 }, (_, at) => ({
        ...file,
        storageKey: `many ${companyId} ${at}`,
        contentHash: 'many',
      })),
    )
    .returning({ id: resumes.id });
  const words = sql<string>`'java'::tsvector`;
  await database.insert(resumeWords).values({ companyId, resumeId: rows.resumeId, words });
  await database.insert(resumeWords).values(copies.slice(1).map(({ id }) => ({ companyId, resumeId: id, words })));
  expect(await list(by, '?q=java')).toMatchObject({ total: 2, isCut: false });
  await database.insert(resumeWords).values({ companyId, resumeId: copies[0]!.id, words });
  expect(await list(by, '?q=java')).toMatchObject({ total: 1, isCut: true });
});

test('a corrected name stays, whatever resumes say, until the correction is taken back', async () => {
  const { by, found } = await agency('Ana Riuz');
  const { personId, resumeId } = found[0]!;
  expect((await send(by, 'PATCH', `/api/people/${personId}`, { name: 'Ana Ruiz' })).body).toMatchObject({
    name: 'Ana Ruiz',
    nameCorrected: true,
  });
  await database.update(resumes).set({ name: 'Ana Riúz' }).where(eq(resumes.id, resumeId));
  expect((await read(by, personId)).name).toBe('Ana Ruiz');
  expect((await list(by, '?q=ruiz')).total).toBe(1);
  expect((await send(by, 'PATCH', `/api/people/${personId}`, { name: null })).body).toMatchObject({
    name: 'Ana Riúz',
    nameCorrected: false,
  });
  await database.update(resumes).set({ name: null }).where(eq(resumes.id, resumeId));
  expect((await read(by, personId)).name).toBe('resume');
});

test('a corrected name stands wherever the candidate is named, also of a resume that comes to the person', async () => {
  const { by, rows, found } = await agency('Ana Riuz', 'Zoe Riuz');
  const { personId, analysisId } = found[0]!;
  const other = found[1]!;
  await send(by, 'PATCH', `/api/people/${personId}`, { name: 'Zara Ruiz' });
  const named = async (id: number) => (await by.call<Candidacy>(`/api/candidacies/${id}`)).body.name;
  expect(await named(analysisId)).toBe('Zara Ruiz');
  const inRole = async (q: string) =>
    (await by.call<CandidacyList>(`/api/roles/${rows.roleId}/candidacies?q=${q}`)).body.items.map(({ name }) => name);
  expect([await inRole('zara'), await inRole('ana')]).toEqual([['Zara Ruiz'], []]);
  const draft = await by.call(`/api/candidacies/${analysisId}/letters/draft?kind=notice&language=en`);
  expect(draft.body.text).toContain('Zara Ruiz');
  await send(by, 'POST', `/api/people/${personId}/join`, { otherId: other.personId });
  expect(await named(other.analysisId)).toBe('Zara Ruiz');
  await send(by, 'POST', `/api/people/${personId}/separate`, { resumeId: other.resumeId });
  expect(await named(other.analysisId)).toBe('Zoe Riuz');
  await send(by, 'PATCH', `/api/people/${personId}`, { name: null });
  expect([await inRole('zara'), await inRole('ana')]).toEqual([[], ['Ana Riuz']]);
});

test('who decided stands with each candidacy of a person', async () => {
  const { by, found } = await agency('Ana Ruiz');
  const { personId, analysisId } = found[0]!;
  expect((await read(by, personId)).candidacies).toMatchObject([{ decided: null }]);
  await by.call(`/api/analysis/${analysisId}/status`, { method: 'PUT', json: { status: 'On Hold' } });
  const { candidacies } = await read(by, personId);
  expect(candidacies).toMatchObject([{ status: 'On Hold', decided: { by: { id: by.user.id } } }]);
});

test('name, tags and consent are set as a whole, and not over what somebody else has changed meanwhile', async () => {
  const { by, found } = await agency('Ana Ruiz');
  const path = `/api/people/${found[0]!.personId}`;
  const { updatedAt } = await read(by, found[0]!.personId);
  const consent = { state: 'given', date: '2026-03-01', source: 'by mail' };
  const changed = await send(by, 'PATCH', path, { tags: ['SAP', 'sap', 'Nights'], consent, updatedAt });
  expect(changed.body).toMatchObject({ tags: ['Nights', 'SAP'], consent });
  for (const late of [{ tags: [] }, { consent: { ...consent, state: 'withheld' } }, { name: 'Ana R.' }, { name: null }])
    expect(await send(by, 'PATCH', path, { ...late, updatedAt })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
  expect(await read(by, found[0]!.personId)).toMatchObject({ name: 'Ana Ruiz', tags: ['Nights', 'SAP'], consent });
  for (const wrong of [{ consent: { ...consent, date: 'soon' } }, { name: '   ' }, { tags: [''] }])
    expect((await send(by, 'PATCH', path, wrong)).status).toBe(400);
});

test('notes are written by everybody and changed by their authors', async () => {
  const { by, found } = await agency('Ana Ruiz');
  const path = `/api/people/${found[0]!.personId}/notes`;
  const { body: note } = await send<{ id: number }>(by, 'POST', path, { text: 'Speaks German' });
  await send(by, 'PUT', `${path}/${note.id}`, { text: 'Speaks German well' });
  expect((await read(by, found[0]!.personId)).notes).toMatchObject([
    { text: 'Speaks German well', author: { id: by.user.id } },
  ]);
  expect((await send(by, 'DELETE', `${path}/${note.id}`)).status).toBe(204);
  expect((await read(by, found[0]!.personId)).notes).toEqual([]);
});

test('two people become one with all that is known of both, and two again as they were', async () => {
  const { by, rows, found } = await agency('Ana Ruiz', 'Ana Ruiz Soto', 'Berta Gil');
  const [one, other, third] = found.map(({ personId }) => personId) as [number, number, number];
  await send(by, 'PATCH', `/api/people/${one}`, { tags: ['SAP'] });
  const consent = { state: 'withheld', date: '2026-03-01', source: 'by mail' };
  await send(by, 'PATCH', `/api/people/${other}`, { tags: ['sap', 'Nights'], name: 'Ana R. Soto', consent });
  await send(by, 'POST', `/api/people/${other}/notes`, { text: 'Call her' });
  await send(by, 'PUT', `/api/people/${other}/apart`, { otherId: third, apart: true });
  await database.insert(personContacts).values({
    companyId: rows.companyId,
    personId: other,
    resumeId: found[1]!.resumeId,
    kind: 'email',
    value: 'ana@example.org',
    written: 'Ana@example.org',
  });
  const before = await read(by, other);
  const { body: joined } = await send(by, 'POST', `/api/people/${one}/join`, { otherId: other });
  expect(joined).toMatchObject({
    id: one,
    name: 'Ana R. Soto',
    nameCorrected: true,
    consent,
    tags: ['Nights', 'SAP'],
    contacts: [{ kind: 'email', text: 'Ana@example.org', shared: false }],
    notes: [{ text: 'Call her' }],
    joins: [{ resumeIds: [found[1]!.resumeId], otherName: 'Ana R. Soto', author: { id: by.user.id } }],
    pairs: [{ person: { id: third }, state: 'apart' }],
  });
  expect(joined.resumes.map(({ id }) => id)).toEqual([found[1]!.resumeId, found[0]!.resumeId]);
  expect(joined.candidacies).toHaveLength(2);
  expect((await read(by, other)).id).toBe(one);
  expect((await list(by)).total).toBe(3);
  const { body: alone } = await send(by, 'POST', `/api/people/${one}/separate`, { resumeId: found[1]!.resumeId });
  expect(alone).toMatchObject({
    name: 'Ana Ruiz',
    nameCorrected: false,
    consent: { state: 'unknown' },
    tags: ['SAP'],
    notes: [],
    joins: [],
    pairs: [{ person: { id: other }, state: 'apart' }],
  });
  const after = await read(by, other);
  expect({ ...after, updatedAt: '', pairs: [] }).toEqual({ ...before, updatedAt: '', pairs: [] });
  expect(after.pairs.map(({ person }) => person.id)).toEqual([one, third]);
});

test('a person that has become part of one which became part of another comes back by itself', async () => {
  const { by, found } = await agency('Ana A', 'Ana B', 'Ana C');
  const [a, b, c] = found.map(({ personId }) => personId) as [number, number, number];
  await send(by, 'POST', `/api/people/${b}/join`, { otherId: c });
  await send(by, 'POST', `/api/people/${a}/join`, { otherId: b });
  expect((await read(by, c)).id).toBe(a);
  await send(by, 'POST', `/api/people/${a}/separate`, { resumeId: found[1]!.resumeId });
  expect((await read(by, c)).id).toBe(b);
  expect((await read(by, b)).resumes.map(({ id }) => id).sort()).toEqual([found[1]!.resumeId, found[2]!.resumeId]);
  await send(by, 'POST', `/api/people/${b}/separate`, { resumeId: found[2]!.resumeId });
  expect((await read(by, c)).name).toBe('Ana C');
});

test('a resume of several becomes a new person, and the only one stays', async () => {
  const { by, found } = await agency('Ana Ruiz', 'Berta Gil');
  const [one, other] = found as [(typeof found)[0], (typeof found)[0]];
  await database.update(resumes).set({ personId: one.personId }).where(eq(resumes.id, other.resumeId));
  const { body } = await send(by, 'POST', `/api/people/${one.personId}/separate`, { resumeId: other.resumeId });
  expect(body).toMatchObject({ name: 'Ana Ruiz', pairs: [{ person: { name: 'Berta Gil' }, state: 'apart' }] });
  expect(await send(by, 'POST', `/api/people/${one.personId}/separate`, { resumeId: one.resumeId })).toMatchObject({
    status: 409,
    body: { code: 'person.only-resume' },
  });
  expect((await send(by, 'POST', `/api/people/${one.personId}/join`, { otherId: one.personId })).body).toEqual(
    await read(by, one.personId),
  );
});

test('a resume that becomes another person’s takes its copies along, such as one taken up for a role', async () => {
  const { by, found } = await agency('Ana Ruiz', 'Berta Gil', 'Berta Gil');
  const [ana, berta, copy] = found as [(typeof found)[0], (typeof found)[0], (typeof found)[0]];
  const same = { personId: ana.personId, contentHash: 'bytes of berta' };
  await database
    .update(resumes)
    .set(same)
    .where(inArray(resumes.id, [berta.resumeId, copy.resumeId]));
  const { body } = await send(by, 'POST', `/api/people/${ana.personId}/separate`, { resumeId: berta.resumeId });
  expect(body.resumes.map(({ id }) => id)).toEqual([ana.resumeId]);
  const [pair] = body.pairs;
  expect((await read(by, pair!.person.id)).resumes).toMatchObject([
    { id: copy.resumeId, sameAs: berta.resumeId },
    { id: berta.resumeId, sameAs: null },
  ]);
  expect(await send(by, 'POST', `/api/people/${pair!.person.id}/separate`, { resumeId: copy.resumeId })).toMatchObject({
    status: 409,
    body: { code: 'person.only-resume' },
  });
});

test('what is suggested is kept apart by a call and suggested again by another', async () => {
  const { by, rows, found } = await agency('Ana Ruiz', 'Ana Soto');
  const [one, other] = found.map(({ personId }) => personId) as [number, number];
  const reasons = [{ what: 'email' as const, value: 'ana@example.org' }];
  const { companyId } = rows;
  await database.insert(personPairs).values({ companyId, personId: one, otherId: other, state: 'suggested', reasons });
  expect((await list(by)).items.map(({ maybeSame }) => maybeSame)).toEqual([1, 1, 0]);
  const apart = (value: boolean) => send(by, 'PUT', `/api/people/${other}/apart`, { otherId: one, apart: value });
  expect((await apart(true)).body.pairs).toEqual([{ person: { id: one, name: 'Ana Ruiz' }, state: 'apart', reasons }]);
  expect((await list(by)).items.map(({ maybeSame }) => maybeSame)).toEqual([0, 0, 0]);
  expect((await apart(false)).body.pairs).toMatchObject([{ state: 'suggested', reasons }]);
});

test('erasing removes all there is of a person, and the receipt counts it without naming anybody', async () => {
  const { by, rows } = await agency();
  await send(by, 'POST', `/api/people/${rows.personId}/notes`, { text: 'A note' });
  const [stored] = await database.select().from(resumes).where(eq(resumes.id, rows.resumeId));
  const { status, body } = await send<ErasureReceipt>(by, 'DELETE', `/api/people/${rows.personId}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ removed: { people: 1, resumes: 1, files: 1, candidacies: 1, notes: 5 } });
  expect(JSON.stringify(body)).not.toContain('Alex');
  expect((await by.call(`/api/people/${rows.personId}`)).status).toBe(404);
  expect((await by.call(`/api/candidacies/${rows.analysisId}`)).status).toBe(404);
  const files = await database.select().from(fileDeletions);
  expect(files.map(({ storageKey }) => storageKey)).toContain(stored!.storageKey);
});

test('erasing takes copies that are being read, the sender of a mail, and what joins of others remember', async () => {
  const { by, rows, found } = await agency('Ana Ruiz', 'Berta Gil', 'Carla Sol');
  const [ana, berta, carla] = found as [(typeof found)[0], (typeof found)[0], (typeof found)[0]];
  const { companyId } = rows;
  const ofAna = eq(resumes.id, ana.resumeId);
  const [{ contentHash } = { contentHash: '' }] = await database.select().from(resumes).where(ofAna);
  const file = { companyId, originalFileName: 'ana.txt', fileSize: 1, mediaType: 'text/plain', contentHash };
  await database.insert(resumes).values({ ...file, storageKey: 'copy of ana' });
  const arrival = { companyId, source: 'mail', key: 'a', sender: 'ana@example.org', title: 'Ana Ruiz' };
  const [{ id: arrivalId } = { id: 0 }] = await database.insert(intakeArrivals).values(arrival).returning();
  await database
    .insert(intakeFiles)
    .values({ companyId, arrivalId, part: '1', outcome: 'taken', resumeId: ana.resumeId });
  await database.insert(personPairs).values({
    companyId,
    personId: ana.personId,
    otherId: carla.personId,
    state: 'suggested',
    reasons: [{ what: 'name', names: ['Ana Ruiz', 'Carla Sol'] }],
  });
  await send(by, 'POST', `/api/people/${berta.personId}/join`, { otherId: carla.personId });
  const { body } = await send<ErasureReceipt>(by, 'DELETE', `/api/people/${ana.personId}`);
  expect(body.removed).toMatchObject({ resumes: 2, files: 2 });
  expect(await database.$count(resumes, eq(resumes.contentHash, contentHash))).toBe(0);
  const [mail] = await database.select().from(intakeArrivals).where(eq(intakeArrivals.id, arrivalId));
  expect(mail).toMatchObject({ sender: null, title: null });
  const [join] = await database.select().from(personJoins).where(eq(personJoins.personId, berta.personId));
  expect(join).toMatchObject({ before: { name: 'Carla Sol', pairs: [] } });
  await send(by, 'POST', `/api/people/${berta.personId}/separate`, { resumeId: carla.resumeId });
  expect((await read(by, carla.personId)).name).toBe('Carla Sol');
});

test('a person goes with the last resume, however that is deleted, and its name from those that stay', async () => {
  const { by, found } = await agency('Ana Ruiz', 'Ana Ruiz Soto');
  const [one, other] = found as [(typeof found)[0], (typeof found)[0]];
  await send(by, 'POST', `/api/people/${one.personId}/join`, { otherId: other.personId });
  expect((await read(by, one.personId)).name).toBe('Ana Ruiz Soto');
  await send(by, 'DELETE', `/api/resume/${other.resumeId}`);
  expect((await read(by, one.personId)).name).toBe('Ana Ruiz');
  await database.delete(resumes).where(eq(resumes.id, one.resumeId));
  expect(await database.select().from(people).where(eq(people.id, one.personId))).toEqual([]);
});
