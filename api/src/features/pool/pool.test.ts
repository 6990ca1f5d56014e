import type { AskedSearch, FoundPeople, PoolSearch, SavedSearch, Shortlist } from '@cotejo/contract';
import { type Providers, textWork } from '@cotejo/pipeline';
import { afterAll, describe, expect, test } from 'vitest';
import { eq, inArray, sql } from '../../platform/database/drizzle.ts';
import {
  people,
  personOutlines,
  poolHits,
  poolSearches,
  resumeOutlines,
} from '../../platform/database/schema/index.ts';
import type { Client } from '../../testing/client.ts';
import { createTestServer } from '../../testing/server.ts';
import { settledList } from '../../testing/settled-list.ts';
import { newRole, uploadFiles } from '../../testing/upload.ts';
import { nearestPeople } from '../outlines/nearest.ts';
import { termId } from '../outlines/outline.ts';
import { anotherLook, lookThrough } from './look-through.ts';
import { practice } from './practice.ts';
import { searchTools } from './tools.ts';
import { yardstickOf } from './yardstick.ts';
import { spanishResume, strongResume, weakResume } from '../documents/testing/texts.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '2' } });
afterAll(server.close);
const { database } = server;
const { signal } = new AbortController();
const client = await server.signUp();
const role = await newRole(client);
await uploadFiles(client, role, { 'marta.txt': strongResume, 'jonas.md': weakResume, 'lucia.txt': spanishResume });

const ask = (json: unknown, by: Client = client) =>
  by.call<AskedSearch>('/api/people/search', { method: 'POST', json });
const namesIn = ({ items }: FoundPeople) => items.map(({ name }) => name);
const known = async (id: number, by: Client = client) =>
  (await by.call<FoundPeople>(`/api/roles/${id}/known-people`)).body;
/** A second role with the same job description, for which everybody has been looked at. */
async function otherRole(): Promise<number> {
  const id = await newRole(client);
  await expect.poll(async () => (await known(id)).done).toBe(true);
  return id;
}

test('resumes can be found as soon as they are read', async () => {
  await settledList(client, role);
  await expect.poll(() => database.$count(resumeOutlines)).toBe(3);
});

describe('a question', () => {
  test('finds people with a verdict on each demand, and the lines that show it', async () => {
    const { status, body } = await ask({ q: 'PostgreSQL and Kubernetes' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ nearest: 3, looked: 3, found: 2, done: true, nextCursor: null });
    expect(body.understood.map(({ text }) => text)).toEqual(['PostgreSQL', 'Kubernetes']);
    const best = body.items.find(({ name }) => name === 'Marta Ilves');
    expect(best!.verdicts.map(({ requirement, verdict }) => [requirement, verdict])).toEqual([
      ['PostgreSQL', 'met'],
      ['Kubernetes', 'met'],
    ]);
    expect(best!.verdicts[0]!.quotes[0]!.text).toContain('PostgreSQL');
    expect(best!.candidacies).toMatchObject([{ role: { id: role } }]);
  });

  test('in Spanish finds the people whom the same in English finds', async () => {
    const [english, spanish] = [await ask({ q: 'Java, English' }), await ask({ q: 'Java, inglés' })];
    expect(namesIn(spanish.body)).toEqual(namesIn(english.body));
    expect(spanish.body.understood.map(({ originalText }) => originalText)).toEqual([undefined, 'inglés']);
  });

  test('may be put as requirements, so that what was understood can be corrected', async () => {
    const { body } = await ask({ requirements: ['PostgreSQL or MySQL', 'five years of experience'] });
    expect(body.understood).toMatchObject([{ text: 'PostgreSQL or MySQL' }, { kind: 'experience', minYears: 5 }]);
  });

  test('says what was left out: what somebody must not have is shown by no resume', async () => {
    for (const question of [
      { q: 'PostgreSQL but not Kubernetes' },
      { requirements: ['PostgreSQL', 'not Kubernetes'] },
    ]) {
      const { body } = await ask(question);
      expect(body.understood.map(({ text }) => text)).toEqual(['PostgreSQL']);
      expect(body.leftOut).toEqual(['not Kubernetes']);
    }
    expect(await ask({ q: '-Kubernetes' })).toMatchObject({ status: 422 });
  });

  test('is answered again under its id', async () => {
    const { body } = await ask({ q: 'PostgreSQL' });
    const { leftOut: _leftOut, ...search } = body;
    expect((await client.call(`/api/searches/${body.id}`)).body).toEqual(search);
  });

  test.each([
    "'; drop table people; --",
    '.*(a+)+$',
    'a & b | !c <-> "d',
    '\u202eSQL\u202c',
    'شخص يعرف SAP',
    '<script>alert(1)</script>',
    'x, '.repeat(330),
  ])('of whatever signs does no harm: %s', async (q) => {
    expect([200, 422]).toContain((await ask({ q })).status);
    expect(await database.$count(people)).toBe(3);
  });

  test('without a word, or far too long, is refused', async () => {
    for (const q of ['', '   ', 'x'.repeat(10_000)]) expect(await ask({ q })).toMatchObject({ status: 400 });
    expect(await ask({ q: '.*' })).toMatchObject({ status: 422, body: { code: 'question.not-understood' } });
    expect(await ask({})).toMatchObject({ status: 400 });
  });

  test('finds nobody of another company', async () => {
    const stranger = await server.signUp();
    expect((await ask({ q: 'PostgreSQL' }, stranger)).body).toMatchObject({ items: [], nearest: 0, done: true });
  });
});

test('people who withhold their consent, and those who were erased, are not found', async () => {
  const { body } = await ask({ q: 'PostgreSQL' });
  const [jonas] = await database.select().from(people).where(eq(people.name, 'Jonas Perlmutter'));
  await database.update(people).set({ consent: 'withheld' }).where(eq(people.id, jonas!.id));
  expect((await ask({ q: 'PostgreSQL' })).body.nearest).toBe(2);
  expect((await client.call<PoolSearch>(`/api/searches/${body.id}`)).body.nearest).toBe(2);
  expect((await known(await otherRole())).items.map(({ personId }) => personId)).not.toContain(jonas!.id);
  await client.call(`/api/people/${jonas!.id}`, { method: 'DELETE' });
  expect(await database.$count(poolHits, eq(poolHits.personId, jonas!.id))).toBe(0);
});

test('a search that somebody is erased during finds them no more, and keeps nothing of them', async () => {
  await uploadFiles(client, role, { 'rosa.txt': strongResume.replace('Marta Ilves', 'Rosa Quillfeld') });
  const rosa = async () => (await database.select().from(people).where(eq(people.name, 'Rosa Quillfeld')))[0];
  await expect.poll(rosa).toBeDefined();
  const { id } = (await rosa())!;
  const outlined = sql`${personOutlines.personId} = ${id}`;
  await expect.poll(() => database.$count(personOutlines, outlined)).toBe(1);
  const waits = async () =>
    (
      await database.$client`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    ).length;
  const { erasing, asking } = await database.transaction(async (transaction) => {
    // The erasure waits for the person, and what is found of the person for the erasure.
    await transaction.select().from(people).where(eq(people.id, id)).for('update');
    const erasing = client.call(`/api/people/${id}`, { method: 'DELETE' });
    await expect.poll(waits).toBe(1);
    const asking = ask({ q: 'Kubernetes and Terraform' });
    await expect.poll(waits).toBe(2);
    return { erasing, asking };
  });
  expect((await erasing).status).toBe(200);
  const { status, body } = await asking;
  expect(status).toBe(200);
  const read = async () => (await client.call<PoolSearch>(`/api/searches/${body.id}`)).body;
  await expect.poll(async () => (await read()).done).toBe(true);
  expect(namesIn(await read())).not.toContain('Rosa Quillfeld');
  expect(await database.$count(poolHits, eq(poolHits.personId, id))).toBe(0);
});

test('a search is saved under a name, listed and deleted', async () => {
  const { body } = await ask({ q: 'PostgreSQL y nóminas' });
  const path = `/api/searches/${body.id}`;
  await client.call(path, { method: 'PUT', json: { name: 'Payroll people' } });
  const listed = async () => (await client.call<SavedSearch[]>('/api/searches')).body;
  expect(await listed()).toMatchObject([{ name: 'Payroll people', requirements: ['PostgreSQL', 'nóminas'] }]);
  expect(await client.call(path, { method: 'DELETE' })).toMatchObject({ status: 204 });
  expect(await listed()).toEqual([]);
});

describe('a role', () => {
  test('knows by itself who fits it, what they are considered for, and whom its client has seen', async () => {
    const id = await otherRole();
    const { items } = await known(id);
    const [best] = items;
    expect(best).toMatchObject({ name: 'Marta Ilves', submitted: null, consent: 'unknown' });
    expect(best!.resume.originalFileName).toBe('marta.txt');
    const [candidacy] = best!.candidacies;
    await client.call(`/api/analysis/${candidacy!.id}/status`, {
      method: 'PUT',
      json: { status: 'Submitted to Client' },
    });
    await database.execute(
      sql`update roles set opportunity_id = (select opportunity_id from roles where id = ${id}) where id = ${role}`,
    );
    expect((await known(id)).items[0]!.submitted).toMatchObject({ status: 'Submitted to Client', role: 'Engineer' });
  });

  test('knows whoever comes later too', async () => {
    const id = await otherRole();
    await uploadFiles(client, role, { 'nora.txt': strongResume.replace('Marta Ilves', 'Nora Quill') });
    await settledList(client, role);
    await expect.poll(async () => namesIn(await known(id))).toContain('Nora Quill');
  });

  test('takes one of them up with one call, once, and again as the one it was after a removal', async () => {
    const id = await otherRole();
    const [best] = (await known(id)).items;
    const take = () =>
      client.call(`/api/roles/${id}/candidacies`, { method: 'POST', json: { personId: best!.personId } });
    expect(await take()).toMatchObject({ status: 201, body: { resumeId: expect.any(Number) as number } });
    expect((await settledList(client, id)).items).toMatchObject([{ name: best!.name, personId: best!.personId }]);
    expect(await take()).toMatchObject({ status: 409, body: { code: 'person.in-role' } });
    expect((await known(id)).items.map(({ personId }) => personId)).not.toContain(best!.personId);
    const [candidacy] = (await settledList(client, id)).items;
    const json = { ids: [candidacy!.id], roleId: null };
    await client.call('/api/candidacies/role', { method: 'PUT', json });
    expect(await take()).toMatchObject({ status: 201, body: { resumeId: candidacy!.resumeId } });
    expect((await settledList(client, id)).items).toMatchObject([{ id: candidacy!.id }]);
  });

  test('looks again where an older resume was read last', async () => {
    const id = await otherRole();
    await database.execute(
      sql`update resume_outlines set terms = terms where resume_id = (select min(resume_id) from resume_outlines)`,
    );
    expect((await known(id)).done).toBe(false);
    await expect.poll(async () => (await known(id)).done).toBe(true);
  });

  test('gets a shortlist by one call, told before who is in it and whom its client knows', async () => {
    const id = await otherRole();
    const { body: found } = await ask({ q: 'PostgreSQL' });
    const ids = found.items.map(({ personId }) => personId);
    const before = await client.call<Shortlist>(`/api/roles/${id}/shortlist?ids=${ids.join()},987654`);
    expect(before.body.people.map(({ personId, inRole }) => [personId, inRole])).toEqual(
      ids.map((one) => [one, false]),
    );
    expect((await settledList(client, id)).total).toBe(0);
    const shortlist = () => client.call<Shortlist>(`/api/roles/${id}/shortlist`, { method: 'POST', json: { ids } });
    expect(await shortlist()).toMatchObject({ status: 201, body: before.body });
    const { items } = await settledList(client, id);
    expect(items.map(({ personId }) => personId).toSorted()).toEqual(ids.toSorted());
    expect((await shortlist()).body.people.map(({ inRole }) => inRole)).toEqual(ids.map(() => true));
    expect((await settledList(client, id)).total).toBe(ids.length);
  });

  test("warns of whoever the role's client was sent before", async () => {
    const id = await otherRole();
    await database.execute(
      sql`update roles set opportunity_id = (select opportunity_id from roles where id = ${role}) where id = ${id}`,
    );
    const [best] = (await known(id)).items;
    const { body } = await client.call<Shortlist>(`/api/roles/${id}/shortlist?ids=${best!.personId}`);
    expect(body.people[0]!.submitted).toMatchObject({ status: 'Submitted to Client', role: 'Engineer' });
  });
});

test('people of equal scores are all in the parts of the list, however often one has looked', async () => {
  const { body } = await ask({ q: 'PostgreSQL' });
  await database.execute(sql`update pool_hits set match_score = 50, place = 0 where search_id = ${body.id}`);
  const [first, ...others] = (await client.call<PoolSearch>(`/api/searches/${body.id}`)).body.items;
  const after = `50-${first!.resume.id}`;
  const rest = await client.call<PoolSearch>(`/api/searches/${body.id}?cursor=${after}`);
  expect(rest.body.items).toEqual(others);
  expect(others.length).toBeGreaterThan(0);
});

test('a search that nobody works on any more is ended', async () => {
  const { leftOut: _leftOut, ...body } = (await ask({ q: 'PostgreSQL' })).body;
  await database.execute(sql`update pool_hits set match_score = null where search_id = ${body.id}`);
  await database.execute(
    sql`update pool_searches set state = 'looking', updated_at = now() - interval '1 hour' where id = ${body.id}`,
  );
  const search = async () => (await client.call<PoolSearch>(`/api/searches/${body.id}`)).body;
  expect(await search()).toMatchObject({ looked: 0, done: false });
  await server.dependencies.queue.send(database, 'reconcile', {});
  await expect.poll(async () => (await search()).done).toBe(true);
  expect(await search()).toEqual(body);
});

test('a question gives way to the next one of its user, unless it is saved, and goes on when it is read', async () => {
  const ids: number[] = [];
  for (const q of ['PostgreSQL', 'Java']) ids.push((await ask({ q })).body.id);
  const [saved, left] = ids;
  await client.call(`/api/searches/${saved}`, { method: 'PUT', json: { name: 'Kept' } });
  await database.execute(sql`delete from pool_hits where search_id in (${saved}, ${left})`);
  await database.execute(sql`update pool_searches set state = 'looking' where id in (${saved}, ${left})`);
  await ask({ q: 'Kubernetes' });
  const states = await database
    .select({ id: poolSearches.id, state: poolSearches.state })
    .from(poolSearches)
    .where(inArray(poolSearches.id, ids))
    .orderBy(poolSearches.id);
  expect(states.map(({ state }) => state)).toEqual(['looking', 'paused']);
  const search = async () => (await client.call<PoolSearch>(`/api/searches/${left}`)).body;
  const { nearest, looked, done } = await search();
  expect({ looked, done }).toEqual({ looked: 0, done: false });
  await expect.poll(async () => (await search()).done).toBe(true);
  expect((await search()).looked).toBe(nearest);
});

test('who looks through a search gives way to whoever begins on it later, and judges nobody else', async () => {
  const { id } = (await ask({ q: 'PostgreSQL' })).body;
  const mine = eq(poolSearches.id, id);
  const [search] = await database.update(poolSearches).set({ state: 'looking' }).where(mine).returning();
  await database.execute(sql`delete from pool_hits where search_id = ${id}`);
  await database.update(poolSearches).set(anotherLook).where(mine);
  const { requirements, createdAt } = search!;
  const tools = searchTools(server.dependencies, signal);
  await lookThrough(server.dependencies, tools, search!, yardstickOf(requirements, createdAt));
  expect(await database.$count(poolHits, eq(poolHits.searchId, id))).toBe(0);
  await server.dependencies.queue.send(database, 'look-through', { searchId: id }, search!.companyId);
  const read = async () => (await client.call<PoolSearch>(`/api/searches/${id}`)).body;
  await expect.poll(async () => (await read()).done).toBe(true);
  expect(await read()).toMatchObject({ looked: search!.nearest.length });
});

test('child processes can be made ready for questions before somebody asks one', async () => {
  await expect(practice(server.dependencies)).resolves.toBeUndefined();
});

test('a search asks no language model', () => {
  const one = { plugin: 'one', version: '1', provider: {} };
  const both = [{ ...one, model: 'large' }, one];
  const providers = { translator: both, jobReader: both, scorer: both, embedder: [] } as unknown as Providers;
  const { providers: used } = searchTools({ providers, text: textWork }, signal);
  for (const stage of ['translator', 'jobReader', 'scorer'] as const) expect(used[stage]).toEqual([one]);
});

test('of those who have what is sought, whoever says less besides is nearer', async () => {
  const rows = await database.select().from(personOutlines);
  const { companyId } = rows[0]!;
  const own = rows.filter((row) => row.companyId === companyId);
  expect(own.length).toBeGreaterThan(1);
  const orderWith = async (lengths: number[]) => {
    for (const [at, { personId }] of own.entries()) {
      const terms = [termId({ companyId }, 'word falconri'), ...Array.from({ length: lengths[at] ?? 0 }, (_, n) => n)];
      const mine = eq(personOutlines.personId, personId);
      await database
        .update(personOutlines)
        .set({ terms: terms.toSorted((one, other) => one - other) })
        .where(mine);
    }
    const sought = { terms: [{ term: 'word falconri', weight: 1 }] };
    const near = await database.transaction((transaction) =>
      nearestPeople(transaction, { companyId }, sought, { atMost: own.length, compared: own.length, conditions: [] }),
    );
    return near.map(({ personId }) => own.findIndex((row) => row.personId === personId));
  };
  const lengths = own.map((_, at) => 100 * (at + 1));
  const order = [...own.keys()];
  expect(await orderWith(lengths)).toEqual(order);
  expect(await orderWith(lengths.toReversed())).toEqual(order.toReversed());
});
