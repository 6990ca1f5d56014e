import { expect, test } from 'vitest';
import { databaseBefore } from '../../testing/database-before.ts';
import { migrateDatabase } from './migrate.ts';

test('people of a version without corrected facts stay, can have some, and take them along', async () => {
  const { url, client } = await databaseBefore('fact_corrections');
  await client`insert into people (company_id, name) select min(company_id), 'Ana' from resumes`;
  await client`update resumes set person_id = (select min(id) from people)`;
  await migrateDatabase(url);
  expect(await client`select id from people`).toHaveLength(1);
  const insert = () => client`insert into fact_corrections
    (company_id, person_id, content_hash, resume_id, fact, correction, reason)
    select company_id, person_id, content_hash, id, 'f', '{"kind": "skill"}', 'A reason' from resumes limit 1`;
  await insert();
  await expect(insert()).rejects.toThrow('fact_corrections_one');
  // The person goes with the last resume.
  await client`delete from resumes`;
  expect(await client`select * from fact_corrections`).toEqual([]);
});
