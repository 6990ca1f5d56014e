import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { databaseBefore } from '../../testing/database-before.ts';
import { migrateDatabase } from './migrate.ts';

test('resumes of a version without outlines stay, can have one, and take it along', async () => {
  const { url, client } = await databaseBefore('pool');
  await migrateDatabase(url);
  await client`insert into resume_outlines (company_id, resume_id, terms, made_by)
    select company_id, id, '{3,1,2}', 'any' from resumes`;
  expect(await client`select icount(terms & '{2,3,4}') as shared from resume_outlines`).toEqual([{ shared: 2 }]);
  await client`delete from resumes`;
  expect(await client`select * from resume_outlines`).toEqual([]);
});

test('outlines of a version that kept no profile have none, and can have one', async () => {
  const { url, client } = await databaseBefore('resume_profile');
  await client`insert into resume_outlines (company_id, resume_id, terms, made_by)
    select company_id, id, '{1}', 'any' from resumes`;
  await migrateDatabase(url);
  expect(await client`select profile from resume_outlines`).toEqual([{ profile: null }]);
  await client`update resume_outlines set profile = '{"skills": ["SAP"]}'`;
  expect(await client`select profile from resume_outlines`).toEqual([{ profile: { skills: ['SAP'] } }]);
});

test('people of a version that kept no outlines of their own are found by their newest resumes', async () => {
  const { url, client } = await databaseBefore('person_outlines');
  await client`insert into resumes (company_id, original_file_name, file_size, media_type, storage_key, content_hash,
    created_at) select min(company_id), 'older.txt', 1, 'text/plain', 'older', 'o', now() - interval '1 year'
    from resumes`;
  await client`insert into resume_outlines (company_id, resume_id, terms, made_by)
    select company_id, id, array[id], 'any' from resumes`;
  await client`insert into people (company_id, name) select min(company_id), 'Ana' from resumes`;
  await client`insert into pool_searches (company_id, requirements, input_key, newest_resume_id)
    select id, '[]', 'a', 9 from companies`;
  await client`update resumes set person_id = (select min(id) from people), state = 'ready'`;
  await migrateDatabase(url);
  expect(await client`select distinct newest_resume_id from pool_searches`).toEqual([{ newest_resume_id: 0 }]);
  const [newest, older] = await client`select id from resumes order by created_at desc, id desc`;
  const found = () => client`select resume_id, terms from person_outlines`;
  expect(await found()).toEqual([{ resume_id: newest!.id, terms: [newest!.id] }]);
  await client`update resume_outlines set terms = '{7}'`;
  expect(await found()).toEqual([{ resume_id: newest!.id, terms: [7] }]);
  await client`delete from resumes where id = ${newest!.id}`;
  expect(await found()).toEqual([{ resume_id: older!.id, terms: [7] }]);
});

test('two resumes of a person that change at the same moment leave one outline, by what both have become', async () => {
  const { url, client } = await databaseBefore('outlines_in_turn');
  await client`insert into resumes (company_id, original_file_name, file_size, media_type, storage_key, content_hash,
    created_at) select min(company_id), 'older.txt', 1, 'text/plain', 'older', 'o', now() - interval '1 year'
    from resumes`;
  await client`insert into people (company_id, name) select min(company_id), 'Ana' from resumes`;
  await client`update resumes set person_id = (select min(id) from people), state = 'ready'`;
  await client`insert into resume_outlines (company_id, resume_id, terms, made_by)
    select company_id, id, array[1], 'any' from resumes`;
  await migrateDatabase(url);
  const [newest, older] = await client`select id from resumes order by created_at desc, id desc`;
  const [hasChanged, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const others = postgres(url, { max: 2 });
  onTestFinished(() => others.end());
  const one = others.begin(async (transaction) => {
    await transaction`update resumes set state = 'failed' where id = ${newest!.id}`;
    hasChanged.resolve();
    await mayEnd.promise;
  });
  await hasChanged.promise;
  const other = others`update resume_outlines set terms = '{9}' where resume_id = ${older!.id}`.execute();
  await expect
    .poll(() => client`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
    .toHaveLength(1);
  mayEnd.resolve();
  await Promise.all([one, other]);
  expect(await client`select resume_id, terms from person_outlines`).toEqual([{ resume_id: older!.id, terms: [9] }]);
});

test('people of a version that kept no marks have them, and so has whoever is outlined later', async () => {
  const { url, client } = await databaseBefore('person_marks');
  await client`insert into people (company_id, name) select min(company_id), 'Ana' from resumes`;
  await client`update resumes set person_id = (select min(id) from people), state = 'ready'`;
  await client`insert into resume_outlines (company_id, resume_id, terms, made_by)
    select company_id, id, '{-5,7,8192}', 'any' from resumes`;
  await migrateDatabase(url);
  const marked = async () => {
    const [row] = await client<{ many: number; marks: string }[]>`select many, marks from person_marks`;
    return { many: row!.many, bits: [...row!.marks].flatMap((bit, place) => (bit === '1' ? [place] : [])) };
  };
  // By the last twelve bits of a term, and the twelve from the fourteenth on.
  expect(await marked()).toEqual({ many: 3, bits: [0, 1, 7, 4091, 4095] });
  await client`update resume_outlines set terms = '{}'`;
  expect(await marked()).toEqual({ many: 0, bits: [] });
  await client`delete from resumes`;
  expect(await client`select * from person_marks`).toEqual([]);
});
