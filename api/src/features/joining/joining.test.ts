import type { PeopleList, Person } from '@cotejo/contract';
import { afterAll, expect, test } from 'vitest';
import { eq, isNull, sql } from '../../platform/database/drizzle.ts';
import { analyses, people, personContacts, resumes, users } from '../../platform/database/schema/index.ts';
import type { Client } from '../../testing/client.ts';
import { createTestServer } from '../../testing/server.ts';
import { settledList } from '../../testing/settled-list.ts';
import { newRole, uploadFiles } from '../../testing/upload.ts';
import { suggest } from './find-person.ts';
import { spanishResume, strongResume, weakResume } from '../documents/testing/texts.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '2' } });
afterAll(server.close);
const { database } = server;

const companyOf = async ({ user }: Client) =>
  (await database.select().from(users).where(eq(users.id, user.id)))[0]!.companyId;
const read = async (by: Client, id: number) => (await by.call<Person>(`/api/people/${id}`)).body;

test('every prepared resume has a person, with name and contacts, and the same bytes have the same', async () => {
  const by = await server.signUp();
  const role = await newRole(by);
  const other = await newRole(by);
  await uploadFiles(by, role, { 'one.txt': strongResume, 'two.txt': weakResume });
  await uploadFiles(by, other, { 'again.txt': strongResume });
  const [first, second] = [await settledList(by, role), await settledList(by, other)];
  const again = second.items[0]!.personId!;
  expect(first.items.find(({ name }) => name === 'Marta Ilves')!.personId).toBe(again);
  const person = await read(by, again);
  expect(person).toMatchObject({ name: 'Marta Ilves', joins: [{ reasons: [{ what: 'bytes' }], author: null }] });
  expect(person.resumes.map(({ originalFileName }) => originalFileName)).toEqual(['again.txt', 'one.txt']);
  expect(person.candidacies).toHaveLength(2);
  expect((await by.call('/api/people')).body.total).toBe(2);
});

test('resumes of a version that knew no people get theirs by a queue job', async () => {
  const by = await server.signUp();
  const role = await newRole(by);
  await uploadFiles(by, role, { 'one.txt': strongResume });
  const { items } = await settledList(by, role);
  const { personId, resumeId } = items[0]!;
  const contacts = await read(by, personId!).then((person) => person.contacts);
  await database.delete(personContacts).where(eq(personContacts.personId, personId!));
  await database.update(resumes).set({ personId: null }).where(eq(resumes.id, resumeId));
  await database.delete(people).where(eq(people.id, personId!));
  expect((await by.call('/api/people')).body).toMatchObject({ total: 0, waiting: 1 });
  await server.dependencies.queue.send(database, 'reconcile', {});
  await expect.poll(async () => (await by.call('/api/people')).body.waiting).toBe(0);
  const [row] = await database.select().from(resumes).where(eq(resumes.id, resumeId));
  expect(await read(by, row!.personId!)).toMatchObject({ name: 'Marta Ilves', contacts });
  expect(await database.$count(resumes, sql`${isNull(resumes.personId)} and state = 'ready'`)).toBe(0);
});

const cv = (name: string, ...contacts: string[]) =>
  [name, 'Night auditor', ...contacts, '', 'Experience', `2018 - 2024 Night auditor, Hotel ${name}`].join('\n');

/** The people of resumes that come one after the other, and those that they may be as well. */
async function peopleOf(...texts: string[]) {
  const by = await server.signUp();
  const role = await newRole(by);
  const ids: number[] = [];
  for (const [at, text] of texts.entries()) {
    await uploadFiles(by, role, { [`${at}.txt`]: text });
    const { items } = await settledList(by, role);
    ids.push(items.toSorted((one, other) => one.resumeId - other.resumeId).at(-1)!.personId!);
  }
  return { by, ids, last: await read(by, ids.at(-1)!) };
}

test('the same address and a name that fits is the same person, who is said to be joined by itself', async () => {
  const { ids, last } = await peopleOf(
    cv('Ana García López', 'ana.garcia@example.org'),
    cv('ANA GARCIA LOPEZ', 'Ana.Garcia@example.org', 'Phone: +34 612 345 678'),
    cv('Ana García', '612 345 678'),
  );
  expect(new Set(ids).size).toBe(1);
  expect(last).toMatchObject({
    joins: [
      { author: null, reasons: [{ what: 'phone', value: '612345678' }] },
      { author: null, reasons: [{ what: 'email', value: 'ana.garcia@example.org' }] },
    ],
    pairs: [],
  });
});

test('a name that may have changed is suggested, and an incompatible one is neither joined nor suggested', async () => {
  const { ids, last } = await peopleOf(
    cv('Luis Pérez Soto', 'casa@example.org'),
    cv('Ana García', 'casa@example.org', '612 345 678'),
    cv('Ana Schmidt', '612 345 678'),
  );
  expect(new Set(ids).size).toBe(3);
  expect(last.pairs).toEqual([
    {
      person: { id: ids[1], name: 'Ana García' },
      state: 'suggested',
      reasons: [{ what: 'phone', value: '612345678' }],
    },
  ]);
});

const career = (name: string, contact: string, ...positions: string[]) =>
  [name, contact, '', 'Experience', ...positions.flatMap((one) => [one, '- Kept the books'])].join('\n');

test('who was at the same employers at the same time may be the same under another name and address', async () => {
  const { by, ids, last } = await peopleOf(
    career('Berta Ruiz', 'b@example.org', 'Accountant, Aurora Hotels, 01/2015 - 12/2018'),
    career('Ana Schmidt', 'other@example.org', 'Accountant, Borealis Foods, 02/2010 - 01/2012'),
    career(
      'Ana García',
      'ana@example.org',
      'Accountant, Aurora Hotels Ltd, 01/2015 - 12/2018',
      'Clerk, Borealis Foods, 01/2010 - 12/2012',
    ),
    career(
      'Ana Schmidt',
      'a.s@example.org',
      'Controller, Aurora Hotels, 03/2016 - 12/2018',
      'Clerk, Borealis Foods, 01/2010 - 12/2012',
    ),
  );
  const pairs = async () => (await read(by, last.id)).pairs.map(({ person, reasons }) => ({ id: person.id, reasons }));
  await expect.poll(async () => (await pairs()).length).toBe(2);
  expect(await pairs()).toEqual([
    {
      id: ids[1],
      reasons: [
        { what: 'name', names: ['Ana Schmidt', 'Ana Schmidt'] },
        { what: 'career', employer: 'Borealis Foods', start: '2010-02', end: '2012-01' },
      ],
    },
    {
      id: ids[2],
      reasons: [
        { what: 'career', employer: 'Aurora Hotels', start: '2016-03', end: '2018-12' },
        { what: 'career', employer: 'Borealis Foods', start: '2010-01', end: '2012-12' },
      ],
    },
  ]);
  const again = (await pairs()).map(({ id, reasons }) => ({ personId: id!, strong: false, reasons }));
  const owner = { companyId: await companyOf(by) };
  await database.transaction((transaction) => suggest(transaction, owner, last.id, again));
  expect((await pairs()).map(({ reasons }) => reasons.length)).toEqual([2, 2]);
});

test('what changed is told between two resumes of which none is scored, and not between copies of one', async () => {
  const by = await server.signUp();
  const role = await newRole(by);
  const first = career('Ana García', 'ana@example.org', 'Clerk, Borealis Foods, 01/2012 - 12/2014');
  const second = career('Ana García', 'ana@example.org', 'Clerk, Borealis Foods, 01/2010 - 12/2014');
  await uploadFiles(by, role, { 'first.txt': first });
  await settledList(by, role);
  await uploadFiles(by, role, { 'second.txt': second });
  const { items } = await settledList(by, role);
  const other = await newRole(by);
  await uploadFiles(by, other, { 'again.txt': second });
  await settledList(by, other);
  await database.delete(analyses).where(eq(analyses.companyId, await companyOf(by)));
  const person = await read(by, items[0]!.personId!);
  const [again, newer, older] = person.resumes;
  expect(person.resumes.map(({ sameAs }) => sameAs)).toEqual([newer!.id, null, null]);
  expect((await by.call<PeopleList>('/api/people')).body.items).toMatchObject([{ resumes: 2 }]);
  const changes = async (id: number) => (await by.call(`/api/people/${person.id}/changes/${id}`)).body.changes;
  const stretched = {
    title: 'Clerk',
    employer: 'Borealis Foods',
    titleBefore: null,
    before: { start: '2012-01', end: '2014-12' },
    after: { start: '2010-01', end: '2014-12' },
    stretched: true,
  };
  await expect.poll(() => changes(newer!.id)).toMatchObject({ positions: [stretched] });
  expect(await changes(again!.id)).toMatchObject({ positions: [stretched] });
  expect(await changes(older!.id)).toBe(null);
});

test('a corrected name stays when a further resume of the person comes, which it lets join', async () => {
  const { by, ids } = await peopleOf(cv('Ana Garzia', 'ana.garzia@example.org'));
  const path = `/api/people/${ids[0]}`;
  await by.call(path, { method: 'PATCH', json: { name: 'Ana García' } });
  const role = await newRole(by);
  await uploadFiles(by, role, { 'next.txt': cv('Ana García', 'ana.garzia@example.org') });
  await settledList(by, role);
  const person = await read(by, ids[0]!);
  expect(person).toMatchObject({ name: 'Ana García', nameCorrected: true });
  expect(person.resumes).toHaveLength(2);
});

test('whoever is read is found by the words of the resume, as it is written and in English', async () => {
  const by = await server.signUp();
  const role = await newRole(by);
  await uploadFiles(by, role, { 'lucia.txt': spanishResume, 'jonas.txt': weakResume });
  await settledList(by, role);
  const found = async (q: string) =>
    (await by.call<PeopleList>(`/api/people?q=${q}`)).body.items.map((one) => one.name);
  await expect.poll(() => found('administracion')).toEqual(['Lucía Bermejo Sanz']);
  await expect.poll(() => found('bakers')).toEqual(['Jonas Perlmutter']);
  expect(await found('developer')).toEqual(['Lucía Bermejo Sanz']);
  expect(await found('unheard-of')).toEqual([]);
});

test("a recruiter's address below resumes of several people joins nobody", async () => {
  const below = 'Presented by Staffing, desk7@example.org, 912 345 678';
  const { ids, last } = await peopleOf(
    cv('Luis Pérez', below),
    cv('Nora Quill', below),
    cv('Ana García', below),
    cv('Ana García Vega', below),
  );
  expect(new Set(ids).size).toBe(4);
  expect(last.pairs).toMatchObject([{ person: { id: ids[2] }, state: 'suggested' }]);
});

test('whom somebody keeps apart is not joined again, by a further resume of either', async () => {
  const { by, ids } = await peopleOf(
    cv('Ana García López', 'ana.garcia@example.org'),
    `${cv('Ana García López', 'ana.garcia@example.org')} 2`,
  );
  const { resumes: versions } = await read(by, ids[0]!);
  await by.call(`/api/people/${ids[0]}/separate`, { method: 'POST', json: { resumeId: versions[0]!.id } });
  const role = await newRole(by);
  await uploadFiles(by, role, { 'third.txt': `${cv('Ana García López', 'ana.garcia@example.org')} 3` });
  const [third] = (await settledList(by, role)).items;
  const person = await read(by, third!.personId!);
  expect(person.resumes).toHaveLength(1);
  expect(person.pairs.map(({ state }) => state)).toEqual(['suggested', 'suggested']);
});

test('resumes of one person that are prepared at the same moment make one person', async () => {
  const by = await server.signUp();
  const role = await newRole(by);
  const files = Object.fromEntries(
    Array.from({ length: 8 }, (_, at) => [`${at}.txt`, `${cv('Ana García López', 'ana.garcia@example.org')} ${at}`]),
  );
  await uploadFiles(by, role, files);
  const { items } = await settledList(by, role);
  expect(items).toHaveLength(8);
  expect(new Set(items.map(({ personId }) => personId)).size).toBe(1);
});
