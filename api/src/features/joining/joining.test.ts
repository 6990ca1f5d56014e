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
