import type { ContactValue } from '@cotejo/pipeline';
import { afterAll, expect, test } from 'vitest';
import { eq } from '../../platform/database/drizzle.ts';
import { personContacts, poolSearches, resumes } from '../../platform/database/schema/index.ts';
import { insertCandidate, insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { removeIfErased } from './erased-meanwhile.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const { database, dependencies } = server;
const client = await server.signUp();
const email = { kind: 'email', value: 'ana@example.org', written: 'Ana@example.org' } as const;
const phone = { kind: 'phone', value: '+34655010203', written: '+34 655 010 203' } as const;

const unread = async (rows: Awaited<ReturnType<typeof insertRows>>): Promise<number> => {
  const { resumeId } = await insertCandidate(server, rows);
  await database.update(resumes).set({ personId: null }).where(eq(resumes.id, resumeId));
  return resumeId;
};

test('a resume that came before its person was erased goes when it is read, and no other does', async () => {
  const rows = await insertRows(server, client);
  const { companyId, personId, resumeId } = rows;
  await database
    .insert(personContacts)
    .values([email, phone].map((one) => ({ ...one, companyId, personId, resumeId })));
  await database
    .update(poolSearches)
    .set({ nearest: [7, personId, 9] })
    .where(eq(poolSearches.id, rows.searchId));
  const [id, ofOther] = [await unread(rows), await unread(rows)];
  const isRemoved = (one: number, contacts: ContactValue[], owner = rows) =>
    database.transaction((transaction) => removeIfErased(transaction, dependencies.queue, owner, one, contacts));
  expect(await isRemoved(id, [email])).toBe(false);
  expect((await client.call(`/api/people/${personId}`, { method: 'DELETE' })).status).toBe(200);
  const [search] = await database.select().from(poolSearches).where(eq(poolSearches.id, rows.searchId));
  expect(search!.nearest).toEqual([7, 9]);

  const later = await unread(rows);
  const stranger = await insertRows(server, await server.signUp());
  expect(await isRemoved(later, [email])).toBe(false);
  expect(await isRemoved(id, [phone, { ...email, value: 'other@example.org' }])).toBe(false);
  expect(await isRemoved(id, [email], stranger)).toBe(false);
  // A mailbox that several people give.
  const other = await insertCandidate(server, rows);
  await database.insert(personContacts).values({ ...email, companyId, personId: other.personId });
  expect(await isRemoved(id, [email])).toBe(false);
  await database.delete(personContacts).where(eq(personContacts.personId, other.personId));
  expect(await isRemoved(id, [email])).toBe(true);
  const left = await database.select({ id: resumes.id }).from(resumes).where(eq(resumes.companyId, companyId));
  expect(left.map((one) => one.id)).toEqual(expect.arrayContaining([ofOther, later]));
  expect(left.map((one) => one.id)).not.toContain(id);
});
