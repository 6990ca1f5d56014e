import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { databaseBefore, emptyDatabase } from '../../testing/database-before.ts';
import { databaseOfTest } from '../../testing/database.ts';
import { verifyChains } from './chain.ts';
import { connect, disconnect } from './client.ts';
import { sql } from './drizzle.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema/index.ts';

test('five servers that start at once migrate an empty database once', async () => {
  const url = await emptyDatabase();
  await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(url)));
  const client = postgres(url, { max: 1 });
  const applied = await client`select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash`;
  await client.end();
  expect(applied.map((row) => row.times)).toEqual(applied.map(() => 1));
  expect(applied.length).toBeGreaterThan(0);
});

test('a change that the database refuses is said, and none of the changes stays', async () => {
  const url = await emptyDatabase();
  const client = postgres(url, { max: 1 });
  onTestFinished(() => client.end());
  await client`create table sessions (left_by text)`;
  const tables = () =>
    client`select table_schema, table_name from information_schema.tables where table_schema not
      in ('pg_catalog', 'information_schema', 'drizzle')`;
  const before = await tables();
  await expect(migrateDatabase(url)).rejects.toThrow(
    'The tables cannot be brought up to date (42P07: relation "sessions" already exists). ' +
      'The version before can go on, and the next start tries again.',
  );
  expect(await tables()).toEqual(before);
  await client`drop table sessions`;
  await migrateDatabase(url);
  expect((await tables()).length).toBeGreaterThan(before.length);
});

test('documents of a version that counted no crashes have had none', async () => {
  const { url, client } = await databaseBefore('crashes');
  await migrateDatabase(url);
  const rows =
    await client`select state, crashes, worked_by from job_descriptions union all select state, crashes, worked_by
      from resumes`;
  expect(rows).toEqual([1, 2].map(() => ({ state: 'preparing', crashes: 0, worked_by: null })));
});

test('documents of a version that kept no vectors stay, can have some, and take them along', async () => {
  const { url, client } = await databaseBefore('text_vectors');
  await migrateDatabase(url);
  await client`insert into text_vectors (company_id, key, vector, job_description_id, resume_id)
    select company_id, repeat('a', 64), '\\x7f81', job_description_id, id from resumes`;
  expect(await client`select encode(vector, 'hex') as vector from text_vectors`).toEqual([{ vector: '7f81' }]);
  await client`delete from resumes`;
  expect(await client`select * from text_vectors`).toEqual([]);
});

test('users of a version that deactivated nobody may log in', async () => {
  const { url, client } = await databaseBefore('deactivated_users');
  await client`insert into users (company_id, username, username_key, email, email_key, password_hash)
    select id, 'ada', 'ada', 'ada@example.org', 'ada@example.org', 'x' from companies`;
  await migrateDatabase(url);
  expect(await client`select deactivated_at from users`).toEqual([{ deactivated_at: null }]);
});

test('clients of a version without samples are none', async () => {
  const { url, client } = await databaseBefore('sample_client');
  await client`insert into clients (company_id, name, name_key) select id, 'Acme', 'acme' from companies`;
  await migrateDatabase(url);
  expect(await client`select is_sample from clients`).toEqual([{ is_sample: false }]);
});

test('weights that recruiters had set before are theirs, and others may be limited', async () => {
  const { url, client } = await databaseBefore('weighed');
  const read = ['r1', 'r2', 'r3'].map((id) => ({ id, weight: 1.25 }));
  const changed = [
    read[0],
    { ...read[1], weight: 3 },
    { ...read[2], off: true },
    { id: 'v2-1', weight: 1, added: true },
  ];
  await client`insert into rubric_versions (company_id, job_description_id, version, requirements, changes)
    select company_id, id, 1, ${JSON.stringify(read)}, '[]' from job_descriptions`;
  await client`update job_descriptions set rubric_version = 2, requirements = ${JSON.stringify(changed)}`;
  await migrateDatabase(url);
  const [row] = await client`select requirements from job_descriptions`;
  expect(row!.requirements).toEqual(changed.map((one, at) => (at === 1 ? { ...one, readWeight: 1.25 } : one)));
});

test('resumes of a version that read each file anew stay, and may then come twice in one job description', async () => {
  const { url, client } = await databaseBefore('role_changes');
  await migrateDatabase(url);
  expect(await client`select state, prepared_by from resumes`).toEqual([{ state: 'preparing', prepared_by: null }]);
  await client`insert into resumes (company_id, job_description_id, original_file_name, file_size, media_type,
    storage_key, content_hash) select company_id, job_description_id, 'again.txt', 1, 'text/plain', 'e', content_hash
    from resumes`;
  expect(await client`select count(*)::int as count from resumes`).toEqual([{ count: 2 }]);
});

test('titles that a version read in English alone stay, and may stand beside those of the file', async () => {
  const { url, client } = await databaseBefore('original_title');
  await client`update job_descriptions set title = 'Baker'`;
  await migrateDatabase(url);
  expect(await client`select title, original_title from job_descriptions`).toEqual([
    { title: 'Baker', original_title: null },
  ]);
});

test('names that a version before left in capitals in a database of the locale C are found as others', async () => {
  const { url, client } = await databaseBefore('fold_marks_first', 'C');
  await client`update resumes set name = 'ÁLVARO Núñez', original_file_name = 'CURRÍCULUM.pdf'`;
  await client`insert into analyses (company_id, job_description_id, resume_id, match_score, summary, key_strengths,
    areas_for_consideration, requirements, arithmetic, profile, warnings, provenance, as_of, input_key, name_key)
    select company_id, job_description_id, id, 50, '', '[]', '[]', '[]', '[]', '{}', '[]', '[]', '2026-01', 'key',
      E'Alvaro nunez\t0123456789abcdef' from resumes`;
  await migrateDatabase(url);
  expect(await client`select search_key from resumes`).toEqual([{ search_key: 'alvaro nunez curriculum.pdf' }]);
  expect(await client`select name_key from analyses`).toEqual([{ name_key: 'alvaro nunez\t0123456789abcdef' }]);
  const [index] = await client`select indexdef from pg_indexes where indexname = 'resumes_search_key'`;
  expect(index!.indexdef).toContain('USING gin (search_key gin_trgm_ops)');
});

test('the audit log of a version before becomes a chain', async () => {
  const { url, client } = await databaseBefore('audit_chain');
  await client`insert into companies (name) values ('Other')`;
  await client`insert into audit_log (company_id, action, subject_id, details)
    select id, 'role-deleted', n, '{"b": "é", "a": [1, 2.50]}' from companies, generate_series(1, 3) as n
    order by n, id`;
  await migrateDatabase(url);
  const database = connect(url, { connections: 1 });
  onTestFinished(() => disconnect(database));
  expect(await verifyChains(database)).toMatchObject([
    { company: 'Mine', entries: 3 },
    { company: 'Other', entries: 3 },
  ]);
  expect((await verifyChains(database)).some(({ broken }) => broken)).toBe(false);
});

test('the chain of a version before goes on, also for a user of the database who may not change entries', async () => {
  const { url, client } = await databaseBefore('history_filters');
  await client`insert into audit_log (company_id, action, details) select id, 'role-deleted', '{}' from companies`;
  await migrateDatabase(url);
  const adder = `adder_${randomUUID().replaceAll('-', '')}`;
  await client.unsafe(`create role ${adder}`);
  await client.unsafe(`grant select, insert on audit_log to ${adder}`);
  onTestFinished(async () => {
    await client.unsafe(`drop owned by ${adder}`);
    await client.unsafe(`drop role ${adder}`);
  });
  await client.begin(async (transaction) => {
    await transaction.unsafe(`set local role ${adder}`);
    await transaction`insert into audit_log (company_id, action, details) select company_id, 'role-deleted', '{}'
      from audit_log`;
  });
  const database = connect(url, { connections: 1 });
  onTestFinished(() => disconnect(database));
  const [state] = await verifyChains(database);
  expect(state).toMatchObject({ entries: 2 });
  expect(state!.broken).toBeUndefined();
});

test('job descriptions of a version before are found by their titles and files', async () => {
  const { url, client } = await databaseBefore('job_search');
  await client`update job_descriptions
    set title = 'Baker', original_title = 'Panadería', original_file_name = 'JOB.pdf'`;
  await migrateDatabase(url);
  expect(await client`select search_key from job_descriptions`).toEqual([{ search_key: 'baker panaderia job.pdf' }]);
});

test('resumes of a version that knew no people wait for theirs, and then keep it up to date', async () => {
  const { url, client } = await databaseBefore('people');
  await client`update resumes set state = 'ready', name = 'Ana Ruiz', original_file_name = 'cv.ana.pdf'`;
  await migrateDatabase(url);
  expect(await client`select person_id from resumes`).toEqual([{ person_id: null }]);
  const [person] = await client`insert into people (company_id, name) select id, '' from companies returning id`;
  await client`update resumes set person_id = ${person!.id}`;
  await client`insert into person_contacts (company_id, person_id, resume_id, kind, value, written)
    select company_id, person_id, id, 'email', 'a@b.c', 'A@b.c' from resumes`;
  const read = () => client`select name, search_key from people order by id`;
  expect(await read()).toEqual([{ name: 'Ana Ruiz', search_key: 'ana ruiz ana ruiz cv.ana.pdf' }]);
  await client`update resumes set name = null`;
  expect(await read()).toEqual([{ name: 'cv.ana', search_key: 'cv.ana cv.ana.pdf' }]);
  const [other] = await client`insert into people (company_id, name) select id, 'Other' from companies returning id`;
  await client`update resumes set person_id = ${other!.id}`;
  expect(await client`select person_id from person_contacts`).toEqual([{ person_id: other!.id }]);
  await client`delete from job_descriptions`;
  expect(await client`select id from people`).toEqual([{ id: person!.id }]);
});

test('resumes of a version in which each had a job description keep theirs, and others may have none', async () => {
  const { url, client } = await databaseBefore('intake_sources');
  await migrateDatabase(url);
  const [kept] = await client`select resumes.job_description_id = job_descriptions.id as same
    from resumes, job_descriptions`;
  expect(kept).toEqual({ same: true });
  await client`insert into resumes (company_id, original_file_name, file_size, media_type, storage_key, content_hash)
    select id, 'of-nobody.txt', 1, 'text/plain', 'e', 'f' from companies`;
  await client`insert into intake_arrivals (company_id, source, key) select id, 'folder', 'k' from companies`;
  await client`insert into intake_files (company_id, arrival_id, part, outcome, resume_id)
    select a.company_id, a.id, r.id::text, 'taken', r.id from intake_arrivals a, resumes r`;
  await client`delete from resumes`;
  expect(await client`select resume_id, company_id is not null as owned from intake_files`).toEqual([
    { resume_id: null, owned: true },
    { resume_id: null, owned: true },
  ]);
});

test('resumes of a version that kept no words stay, can have them, and take them along', async () => {
  const { url, client } = await databaseBefore('resume_words');
  await migrateDatabase(url);
  await client`insert into resume_words (company_id, resume_id, words)
    select company_id, id, to_tsvector('simple', 'SAP and Java') from resumes`;
  expect(await client`select words @@ 'sap & ja:*' as found from resume_words`).toEqual([{ found: true }]);
  await client`delete from resumes`;
  expect(await client`select * from resume_words`).toEqual([]);
});

test('searches of a version that did not say what they have seen look again', async () => {
  const { url, client } = await databaseBefore('pool_newest_resume');
  await client`insert into pool_searches (company_id, requirements, input_key) select id, '[]', 'a' from companies`;
  await migrateDatabase(url);
  expect(await client`select newest_resume_id from pool_searches`).toEqual([{ newest_resume_id: 0 }]);
});

test('searches of a version that wrote hits before it judged them go on with those who wait', async () => {
  const { url, client } = await databaseBefore('nearest_people');
  await client`insert into people (company_id, name) select min(id), unnest('{Ana,Bo,Cy}'::text[]) from companies`;
  await client`insert into pool_searches (company_id, requirements, input_key)
    select min(id), '[]', 'a' from companies`;
  await client`insert into pool_hits (company_id, search_id, person_id, resume_id, place, match_score)
    select people.company_id, search.id, people.id, (select min(id) from resumes), 9 - people.id,
      case when people.name = 'Bo' then 50 end
    from people, pool_searches search`;
  await migrateDatabase(url);
  const [search] = await client`select nearest from pool_searches`;
  const waiting = await client`select id from people where name in ('Ana', 'Cy') order by id desc`;
  expect(search!.nearest).toEqual(waiting.map(({ id }) => id));
});

test('people of a version that imported nobody go with their last resume, imported ones stay', async () => {
  const { url, client } = await databaseBefore('people_imports');
  await client`update resumes set state = 'ready', name = 'Ana Ruiz', original_file_name = 'ana.pdf'`;
  const [ana] = await client`insert into people (company_id, name) select id, '' from companies returning id`;
  await client`update resumes set person_id = ${ana!.id}`;
  await client`insert into resumes (company_id, original_file_name, file_size, media_type, storage_key, content_hash,
    person_id) select company_id, 'other.pdf', 1, 'application/pdf', 'e', 'f', person_id from resumes`;
  await migrateDatabase(url);
  expect(await client`select name, imported from people`).toEqual([{ name: 'Ana Ruiz', imported: false }]);
  const [uli] = await client`insert into people (company_id, name, name_corrected, imported)
    select id, 'Uli Koch', true, true from companies returning id`;
  await client`update resumes set person_id = ${uli!.id}, name = 'ULI KOCH' where original_file_name = 'other.pdf'`;
  const read = () => client`select name, search_key from people order by id`;
  expect(await read()).toEqual([
    { name: 'Ana Ruiz', search_key: 'ana ruiz ana ruiz ana.pdf' },
    { name: 'Uli Koch', search_key: 'uli koch uli koch other.pdf' },
  ]);
  await client`delete from resumes`;
  expect(await read()).toEqual([{ name: 'Uli Koch', search_key: 'uli koch ' }]);
});

test('candidacies of a version without letters stay, can have some, and take them along', async () => {
  const { url, client } = await databaseBefore('letters');
  await client`insert into analyses (company_id, job_description_id, resume_id, match_score, summary, key_strengths,
    areas_for_consideration, requirements, arithmetic, profile, warnings, provenance, as_of, input_key)
    select company_id, job_description_id, id, 50, '', '[]', '[]', '[]', '[]', '{}', '[]', '[]', '2026-01', ''
    from resumes on conflict do nothing`;
  const [before] = await client`select count(*)::int as analyses from analyses`;
  expect(before!.analyses).toBeGreaterThan(0);
  await migrateDatabase(url);
  expect(await client`select count(*)::int as analyses from analyses`).toEqual([before]);
  await client`insert into letters (company_id, candidacy_id, kind, language, text, sent_on)
    select company_id, id, 'notice', 'en', 'Dear Ana', '2026-01-31' from analyses`;
  await client`insert into due_letters (company_id, candidacy_id, kind, due_on, by_hand)
    select company_id, id, 'explanation', '2026-02-28', true from analyses`;
  const left = () =>
    client`select (select count(*)::int from letters) + (select count(*)::int from due_letters) as rows`;
  expect(await left()).toEqual([{ rows: 2 * before!.analyses }]);
  await client`delete from resumes`;
  expect(await left()).toEqual([{ rows: 0 }]);
});

test('an analysis outlives the role that it was attached to, and keeps its company', async () => {
  const { database } = await databaseOfTest();
  const [row] = await database.execute<{ definition: string }>(
    sql`select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'analyses_role'`,
  );
  expect(row!.definition).toContain('ON DELETE SET NULL (role_id)');
});

test('a row cannot be linked to a parent of another company', async () => {
  const { database } = await databaseOfTest();
  const [mine, theirs] = await database
    .insert(schema.companies)
    .values([{ name: 'Mine' }, { name: 'Theirs' }])
    .returning();
  const [client] = await database
    .insert(schema.clients)
    .values({ companyId: theirs!.id, name: 'Acme', nameKey: 'acme' })
    .returning();
  await expect(
    database.insert(schema.opportunities).values({ companyId: mine!.id, clientId: client!.id, name: 'Stolen' }),
  ).rejects.toMatchObject({ cause: { code: '23503' } });
});

test('of a version without clocks everybody is kept, and a legal hold keeps what it has written', async () => {
  const { url, client } = await databaseBefore('retention');
  await client`update resumes set state = 'ready'`;
  const [ana] = await client`insert into people (company_id, name) select id, 'Ana' from companies returning id`;
  await client`update resumes set person_id = ${ana!.id}`;
  await migrateDatabase(url);
  expect(await client`select from retention_rules`).toHaveLength(0);
  await client`insert into legal_holds (company_id, person_id, reason) select company_id, id, 'A court' from people`;
  await expect(client`delete from resumes`).rejects.toMatchObject({ code: '23001', constraint_name: 'legal_hold' });
  await client`delete from legal_holds`;
  await client`delete from resumes`;
  expect(await client`select from people`).toHaveLength(0);
});
