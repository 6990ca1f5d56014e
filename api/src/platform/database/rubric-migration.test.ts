import { expect, test } from 'vitest';
import { databaseBefore } from '../../testing/database-before.ts';
import { migrateDatabase } from './migrate.ts';

test('rubrics of the version before keep their versions, and leave signals as their scorer has them', async () => {
  const { url, client } = await databaseBefore('rubric_signals');
  const requirements = [{ id: 'r1', text: 'Java', kind: 'skill', must: true, weight: 2, skills: ['Java'] }];
  await client`update job_descriptions set requirements = ${JSON.stringify(requirements)}, rubric_version = 2`;
  await client`insert into rubric_versions (company_id, job_description_id, version, requirements, changes)
    select company_id, id, version, requirements, '[]' from job_descriptions, generate_series(1, 2) as version`;
  await migrateDatabase(url);
  expect(await client`select requirements, rubric_version, signals from job_descriptions`).toEqual([
    { requirements, rubric_version: 2, signals: [] },
  ]);
  expect(await client`select version, requirements, signals, restored from rubric_versions order by version`).toEqual([
    { version: 1, requirements, signals: [], restored: null },
    { version: 2, requirements, signals: [], restored: null },
  ]);
});
