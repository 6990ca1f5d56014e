import { expect, test } from 'vitest';
import { databaseBefore } from '../../testing/database-before.ts';
import { migrateDatabase } from './migrate.ts';

test('a name that was corrected in the version before stands on the resumes of the person, and in lists', async () => {
  const { url, client } = await databaseBefore('corrected_names');
  await client`insert into people (company_id, name, name_corrected) select min(company_id), 'Ána Ruiz', true
    from resumes`;
  await client`update resumes set name = 'Ana Riuz', person_id = (select min(id) from people)`;
  await client`insert into analyses (company_id, job_description_id, resume_id, match_score, summary, key_strengths,
    areas_for_consideration, requirements, arithmetic, profile, warnings, provenance, as_of, input_key, name_key)
    select company_id, job_description_id, id, 50, '', '[]', '[]', '[]', '[]', '{}', '[]', '[]', '2026-01', 'key', 'x'
    from resumes`;
  await migrateDatabase(url);
  const names = () =>
    client`select name, corrected_name, split_part(name_key, E'\t', 1) as key from resumes
      join analyses on resume_id = resumes.id`;
  expect(await names()).toEqual([{ name: 'Ana Riuz', corrected_name: 'Ána Ruiz', key: 'ana ruiz' }]);
  await client`update people set name = 'Ana Riuz', name_corrected = false`;
  expect(await names()).toEqual([{ name: 'Ana Riuz', corrected_name: null, key: 'ana riuz' }]);
});
