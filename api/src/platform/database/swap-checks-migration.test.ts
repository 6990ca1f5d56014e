import { expect, test } from 'vitest';
import { databaseBefore } from '../../testing/database-before.ts';
import { migrateDatabase } from './migrate.ts';

test('a role of the version before can be checked by swaps, and takes its check with it', async () => {
  const { url, client } = await databaseBefore('swap_checks');
  const [{ company, job, resume } = {}] = await client`select c.id as company, j.id as job, r.id as resume
    from companies c join job_descriptions j on j.company_id = c.id join resumes r on r.company_id = c.id`;
  const [owner] = await client`insert into clients (company_id, name, name_key) values (${company}, 'Acme', 'acme')
    returning id`;
  const [opportunity] = await client`insert into opportunities (company_id, client_id, name)
    values (${company}, ${owner!.id}, 'Shop') returning id`;
  const [role] = await client`insert into roles
    (company_id, opportunity_id, job_description_id, name, file_original_name, file_size, media_type, file_path)
    values (${company}, ${opportunity!.id}, ${job}, 'Cook', 'role.txt', 1, 'text/plain', 'role') returning id`;
  await migrateDatabase(url);
  expect(await client`select name from roles`).toEqual([{ name: 'Cook' }]);
  const [check] = await client`insert into swap_checks
    (company_id, role_id, job_description_id, rubric_version, requirements, signals, resume_ids)
    values (${company}, ${role!.id}, ${job}, 1, '[]', '[]', array[${resume}::int]) returning id, state`;
  expect(check!.state).toBe('running');
  await client`insert into swap_results (company_id, check_id, resume_id, score, swaps)
    values (${company}, ${check!.id}, ${resume}, 50, '[]')`;
  await client`delete from roles`;
  expect(await client`select from swap_results`).toHaveLength(0);
  expect(await client`select from swap_checks`).toHaveLength(0);
});
