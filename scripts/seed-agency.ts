import type { Database } from '../../api/src/database/client.ts';

/** How much the largest agency that we plan for has. */
export const sizes = { clients: 10_000, opportunitiesPerClient: 2, roles: 50, candidates: 2_000 } as const;

const RESUMES_PER_JOB = 5;

/** Gives a user's company clients with opportunities, and one opportunity with many roles and candidates, whose id is returned. */
export async function seedLists(database: Database, username: string): Promise<number> {
  const query = database.$client;
  const { id: userId, companyId } = only(await query<{ id: number; companyId: number }[]>`select id, company_id as "companyId" from users where username = ${username}`);
  await query`
    insert into clients (company_id, user_id, name, name_key, created_at)
    select ${companyId}, ${userId}, 'Client ' || n, 'client ' || n, now() - n * interval '1 minute' from generate_series(1, ${sizes.clients}::int) n`;
  await query`
    insert into opportunities (company_id, client_id, user_id, name)
    select company_id, id, ${userId}, 'Opportunity ' || n from clients, generate_series(1, ${sizes.opportunitiesPerClient}::int) n where company_id = ${companyId}`;
  const { id: opportunityId } = only(await query<{ id: number }[]>`select max(id) as id from opportunities where company_id = ${companyId}`);
  await query`
    insert into roles (company_id, opportunity_id, user_id, name, file_original_name, file_size, media_type, file_path)
    select ${companyId}, ${opportunityId}, ${userId}, 'Role ' || n, 'role.pdf', 20000, 'application/pdf', ${companyId} || '/' || n from generate_series(1, ${sizes.roles}::int) n`;
  await seedCandidates(query, companyId, userId, opportunityId);
  await query`analyze`;
  return opportunityId;
}

/** Texts and verdicts as long as real ones, so that rows are as wide as in use. */
async function seedCandidates(query: Database['$client'], companyId: number, userId: number, opportunityId: number): Promise<void> {
  await query`
    insert into job_descriptions (company_id, user_id, original_file_name, file_size, media_type, storage_key, content_hash, state, language, extracted_text, title, skills)
    select ${companyId}, ${userId}, 'job-' || n || '.pdf', 20000, 'application/pdf', ${companyId} || '/job/' || n, md5(n::text), 'ready', 'en',
      (select string_agg(md5((n * 100 + part)::text), ' ') from generate_series(1, 90) part), 'Position ' || n, '["Java", "Kubernetes", "PostgreSQL", "Terraform"]'
    from generate_series(1, ${sizes.candidates / RESUMES_PER_JOB}::int) n`;
  await query`
    insert into resumes (company_id, user_id, job_description_id, original_file_name, file_size, media_type, storage_key, content_hash, state, language, extracted_text, name, match_state)
    select ${companyId}, ${userId}, job.id, 'resume-' || n || '.pdf', 90000, 'application/pdf', ${companyId} || '/resume/' || job.id || '/' || n, md5(n::text), 'ready', 'en',
      (select string_agg(md5((job.id * 100 + n * 7 + part)::text), ' ') from generate_series(1, 120) part), 'Candidate ' || job.id || ' ' || n, 'done'
    from job_descriptions job, generate_series(1, ${RESUMES_PER_JOB}::int) n where job.company_id = ${companyId}`;
  await query`
    insert into analyses (company_id, job_description_id, resume_id, role_id, match_score, summary, key_strengths, areas_for_consideration, requirements, arithmetic, profile, warnings, provenance, as_of, input_key)
    select resume.company_id, resume.job_description_id, resume.id, role.id, resume.id % 101, repeat('A sentence of the summary. ', 12), '[]', '[]',
      (select jsonb_agg(jsonb_build_object('id', part, 'text', md5((resume.id * 100 + part)::text))) from generate_series(1, 60) part), '[]', '{}', '[]', '[]', '2025-01', 'key'
    from resumes resume
    join (select id, row_number() over (order by id) - 1 as position from roles where opportunity_id = ${opportunityId}) role on role.position = resume.id % ${sizes.roles}
    where resume.company_id = ${companyId}`;
}

function only<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('There is no such row.');
  return row;
}
