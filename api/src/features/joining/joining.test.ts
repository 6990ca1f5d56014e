import type { Person } from '@cotejo/contract';
import { afterAll, expect, test } from 'vitest';
import { eq, isNull, sql } from '../../platform/database/drizzle.ts';
import { people, personContacts, resumes } from '../../platform/database/schema/index.ts';
import type { Client } from '../../testing/client.ts';
import { createTestServer } from '../../testing/server.ts';
import { settledList } from '../../testing/settled-list.ts';
import { newRole, uploadFiles } from '../../testing/upload.ts';
import { strongResume, weakResume } from '../documents/testing/texts.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '2' } });
afterAll(server.close);
const { database } = server;

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
