import { expect, test } from 'vitest';
import { databaseBefore } from '../../testing/database-before.ts';
import { migrateDatabase } from './migrate.ts';

test('a candidacy of the version before can be shared, tells when a client answers, and leaves the page', async () => {
  const { url, client } = await databaseBefore('client_shares');
  const [{ company, job, resume } = {}] = await client`select c.id as company, j.id as job, r.id as resume
    from companies c join job_descriptions j on j.company_id = c.id join resumes r on r.company_id = c.id`;
  const [owner] = await client`insert into clients (company_id, name, name_key) values (${company}, 'Acme', 'acme')
    returning id`;
  const [opportunity] = await client`insert into opportunities (company_id, client_id, name)
    values (${company}, ${owner!.id}, 'Shop') returning id`;
  const [role] = await client`insert into roles
    (company_id, opportunity_id, job_description_id, name, file_original_name, file_size, media_type, file_path)
    values (${company}, ${opportunity!.id}, ${job}, 'Cook', 'role.txt', 1, 'text/plain', 'role') returning id`;
  const [candidacy] = await client`insert into analyses (company_id, job_description_id, resume_id, role_id,
    match_score, summary, key_strengths, areas_for_consideration, requirements, arithmetic, profile, warnings,
    provenance, as_of, input_key) values (${company}, ${job}, ${resume}, ${role!.id}, 50, '', '[]', '[]', '[]', '[]',
    '{}', '[]', '[]', '2026-01', 'key') returning id`;
  await migrateDatabase(url);
  expect(await client`select id, role_id from analyses`).toEqual([{ id: candidacy!.id, role_id: role!.id }]);
  const [share] = await client`insert into shares
    (company_id, role_id, token_hash, is_file, language, title, accent, head, candidates, expires_at)
    values (${company}, ${role!.id}, ${'0'.repeat(64)}, false, 'en', '', '', '', 1, now()) returning id`;
  await client`insert into share_profiles (company_id, share_id, candidacy_id, place, name, html)
    values (${company}, ${share!.id}, ${candidacy!.id}, 0, 'Ana', '')`;
  const told: string[] = [];
  await client.listen('cotejo_roles', (payload) => void told.push(payload));
  await client`update share_profiles set answer = 'yes'`;
  await expect
    .poll(() => told.map((payload): unknown => JSON.parse(payload)))
    .toContainEqual({ roleId: role!.id, resumeIds: [resume] });
  await client`delete from analyses`;
  expect(await client`select from share_profiles`).toHaveLength(0);
  await client`delete from roles`;
  expect(await client`select from shares`).toHaveLength(0);
});
