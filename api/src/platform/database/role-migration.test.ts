import { expect, test } from 'vitest';
import { databaseBefore } from '../../testing/database-before.ts';
import { migrateDatabase } from './migrate.ts';

const dayOf = (day: number): string => new Date(Date.UTC(2026, 0, day)).toISOString();

/** A database as the version before had it, in which roles have several job descriptions with their own rubrics. */
async function filledDatabase() {
  const { url, client } = await databaseBefore('roles_job_description');
  await client`delete from resumes`;
  await client`delete from job_descriptions`;
  const [company] = await client`select id from companies`;
  const [user] = await client`insert into users (company_id, username, username_key, email, email_key, password_hash)
    values (${company!.id}, 'ada', 'ada', 'ada@example.org', 'ada@example.org', 'x') returning id`;
  const owner = { company_id: company!.id as number, user_id: user!.id as number };
  const insert = async (table: string, values: Record<string, unknown>): Promise<number> => {
    const [row] = await client`insert into ${client(table)} ${client({ company_id: owner.company_id, ...values })}
      returning id`;
    return row!.id as number;
  };
  let files = 0;
  const file = (name: string) => ({
    original_file_name: name,
    file_size: 1,
    media_type: 'text/plain',
    storage_key: `key ${(files += 1)}`,
    content_hash: `${files}`.repeat(64).slice(0, 64),
    state: 'ready',
  });
  const clientId = await insert('clients', { name: 'Acme', name_key: 'acme' });
  const opportunityId = await insert('opportunities', { client_id: clientId, name: 'Shop' });
  const role = (name: string) =>
    insert('roles', {
      opportunity_id: opportunityId,
      name,
      file_original_name: 'role.txt',
      file_size: 1,
      media_type: 'text/plain',
      file_path: `role ${name}`,
    });
  const job = (name: string, day: number, versions = 1) =>
    insert('job_descriptions', {
      ...file(name),
      created_at: dayOf(day),
      rubric_version: versions,
      requirements: JSON.stringify([{ id: 'r1', text: name, weight: 1 }]),
    });
  const edited = (id: number, version: number, day: number) =>
    client`insert into rubric_versions (company_id, job_description_id, version, requirements, changes, created_at)
      values (${owner.company_id}, ${id}, ${version}, '[]', '[]', ${dayOf(day)})`;
  const candidate = async (jobId: number, roleId: number | null, name: string | null, status = 'Analyzed') => {
    const resumeId = await insert('resumes', {
      ...file('Núria_Pons.CV.pdf'),
      job_description_id: jobId,
      name,
      match_state: 'done',
    });
    return insert('analyses', {
      job_description_id: jobId,
      resume_id: resumeId,
      role_id: roleId,
      match_score: 50,
      summary: '',
      key_strengths: '[]',
      areas_for_consideration: '[]',
      requirements: '[]',
      arithmetic: '[]',
      profile: '{}',
      warnings: '[]',
      provenance: '[]',
      as_of: '2026-01',
      input_key: 'key',
      status,
      expected_salary: '45.000,50 €',
    });
  };
  return { url, client, owner, role, job, edited, candidate };
}

test("of several job descriptions of a role the one edited last becomes the role's, and nothing is lost", async () => {
  const { url, client, owner, role, job, edited, candidate } = await filledDatabase();
  const [several, unedited, empty] = [await role('Several'), await role('Unedited'), await role('Empty')];
  const jobs = {
    early: await job('edited early', 1, 2),
    late: await job('edited late', 2, 3),
    newest: await job('never edited, newest', 9),
    first: await job('first', 3),
    second: await job('second', 4),
    loose: await job('of no role', 5, 2),
    bare: await job('without candidates', 6),
  };
  await edited(jobs.early, 1, 1);
  await edited(jobs.early, 2, 10);
  await edited(jobs.late, 2, 7);
  await edited(jobs.late, 3, 11);
  await edited(jobs.loose, 2, 20);
  const attached = {
    early: await candidate(jobs.early, several, 'Óscar RUIZ', 'Hired'),
    late: await candidate(jobs.late, several, null),
    newest: await candidate(jobs.newest, several, 'Ana'),
    first: await candidate(jobs.first, unedited, 'Eva'),
    second: await candidate(jobs.second, unedited, 'Ida'),
  };
  const loose = await candidate(jobs.loose, null, 'Una');
  await client`insert into audit_log (company_id, user_id, action, subject_id, details) values
    (${owner.company_id}, ${owner.user_id}, 'candidate-status-changed', ${attached.early},
      ${JSON.stringify({ from: 'Analyzed', to: 'Hired' })}),
    (${owner.company_id}, ${owner.user_id}, 'candidate-salary-changed', ${loose}, '{}'),
    (${owner.company_id}, ${owner.user_id}, 'candidate-status-changed', 987654, '{"from": "a", "to": "b"}')`;
  const rows = async () => ({
    jobs: await client`select id, requirements, rubric_version, storage_key from job_descriptions order by id`,
    versions: await client`select job_description_id, version, created_at from rubric_versions order by 1, 2`,
    resumes: await client`select id, job_description_id, match_state from resumes order by id`,
    analyses: await client`select id, role_id, job_description_id, match_score, status, expected_salary,
      rubric_version, input_key from analyses order by id`,
    log: await client`select id, user_id, action, subject_id, details, created_at from audit_log order by id`,
  });
  const before = await rows();
  await migrateDatabase(url);
  expect(await rows()).toEqual(before);
  expect(await client`select id, job_description_id from roles order by id`).toEqual([
    { id: several, job_description_id: jobs.late },
    { id: unedited, job_description_id: jobs.second },
    { id: empty, job_description_id: null },
  ]);
  expect(await client`select id, role_id from job_descriptions order by id`).toEqual([
    { id: jobs.early, role_id: several },
    { id: jobs.late, role_id: several },
    { id: jobs.newest, role_id: several },
    { id: jobs.first, role_id: unedited },
    { id: jobs.second, role_id: unedited },
    { id: jobs.loose, role_id: null },
    { id: jobs.bare, role_id: null },
  ]);
  const ofCandidacies = await client`select candidacy_id, user_id, change from candidacy_events
    where candidacy_id is not null order by id`;
  expect(ofCandidacies).toEqual([
    {
      candidacy_id: attached.early,
      user_id: owner.user_id,
      change: { what: 'status', from: 'Analyzed', to: 'Hired' },
    },
    { candidacy_id: loose, user_id: owner.user_id, change: { what: 'salary', from: null, to: null } },
  ]);
  expect(
    await client`select split_part(name_key, E'\t', 1) as name, length(split_part(name_key, E'\t', 2)) as hash,
      status_place, salary_amount::int from analyses where id in (${attached.early}, ${attached.late}) order by id`,
  ).toEqual([
    { name: 'oscar ruiz', hash: 16, status_place: 5, salary_amount: 45_000 },
    { name: 'nuria_pons.cv', hash: 16, status_place: 1, salary_amount: 45_000 },
  ]);
});

test('candidacies, notes and rubrics outlive a role that is deleted after the migration, as before', async () => {
  const { url, client, role, job, candidate } = await filledDatabase();
  const roleId = await role('Gone');
  const jobId = await job('its job', 1);
  const id = await candidate(jobId, roleId, 'Ana');
  await migrateDatabase(url);
  await client`insert into candidacy_notes (company_id, candidacy_id, text)
    select company_id, id, 'Call' from analyses`;
  await client`delete from roles`;
  expect(await client`select id, role_id, job_description_id from analyses`).toEqual([
    { id, role_id: null, job_description_id: jobId },
  ]);
  expect(await client`select role_id, company_id is not null as kept from job_descriptions`).toEqual([
    { role_id: null, kept: true },
  ]);
  expect(await client`select text from candidacy_notes`).toEqual([{ text: 'Call' }]);
  await client`delete from analyses`;
  expect(await client`select text from candidacy_notes`).toEqual([]);
});

test('of a version before, the job descriptions that roles have, or had when judging others, are told', async () => {
  const { url, client } = await databaseBefore('made_with_role');
  await client`insert into job_descriptions (company_id, original_file_name, file_size, media_type, storage_key,
    content_hash) select id, file, 1, 'text/plain', file, file
    from companies, unnest(array['of-role', 'of-gone', 'pending']) as files (file)`;
  await client`insert into clients (company_id, name, name_key) select id, 'Acme', 'acme' from companies`;
  await client`insert into opportunities (company_id, client_id, name) select company_id, id, 'Finance' from clients`;
  await client`insert into roles (company_id, opportunity_id, name, file_original_name, file_size, media_type,
    file_path, job_description_id) select company_id, id, 'Clerk', 'of-role', 1, 'text/plain', 'f',
      (select id from job_descriptions where storage_key = 'of-role') from opportunities`;
  await client`insert into analyses (company_id, job_description_id, resume_id, match_score, summary, key_strengths,
    areas_for_consideration, requirements, arithmetic, profile, warnings, provenance, as_of, input_key)
    select company_id, (select id from job_descriptions where storage_key = 'of-gone'), id, 50, '', '[]', '[]', '[]',
      '[]', '{}', '[]', '[]', '2026-01', 'key' from resumes`;
  await migrateDatabase(url);
  expect(
    await client`select original_file_name as name, made_with_role as made from job_descriptions order by id`,
  ).toEqual([
    { name: 'job.txt', made: false },
    { name: 'of-role', made: true },
    { name: 'of-gone', made: true },
    { name: 'pending', made: false },
  ]);
});
