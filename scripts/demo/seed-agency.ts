import type { Database } from '../../api/src/platform/database/client.ts';

/**
 * How much a company has. Each client has as many opportunities; roles and candidates are in the newest of them all.
 */
export type AgencySize = {
  clients: number;
  opportunitiesPerClient: number;
  opportunitiesWithRoles: number;
  rolesPerOpportunity: number;
  candidatesPerRole: number;
};

export const RESUMES_PER_JOB = 5;

/**
 * Gives a user's company rows as wide as in use, without files; answers the newest opportunity. A job description's
 * candidates are all of one role. The database has to be a pool of one connection.
 */
export async function seedAgency(database: Database, username: string, size: AgencySize): Promise<number> {
  const query = database.$client;
  // Every reference is right, and looking each up takes longer than writing the rows. Only the owner of the whole
  // server may say so.
  await query`set session_replication_role = replica`;
  const { id: userId, companyId } = only(
    await query<
      { id: number; companyId: number }[]
    >`select id, company_id as "companyId" from users where username = ${username}`,
  );
  await query`
    insert into clients (company_id, user_id, name, name_key, created_at)
    select ${companyId}, ${userId}, 'Client ' || n, 'client ' || n, now() - n * interval '1 minute'
      from generate_series(1, ${size.clients}::int) n`;
  await query`
    insert into opportunities (company_id, client_id, user_id, name)
    select company_id, id, ${userId}, 'Opportunity ' || n from clients, generate_series(1,
      ${size.opportunitiesPerClient}::int) n where company_id = ${companyId}`;
  await query`
    insert into roles (company_id, opportunity_id, user_id, name, file_original_name, file_size, media_type, file_path)
    select ${companyId}, opportunity.id, ${userId}, 'Role ' || n, 'role.pdf', 20000, 'application/pdf',
      ${companyId} || '/role/' || opportunity.id || '/' || n
    from (select id from opportunities where company_id = ${companyId}
      order by id desc limit ${size.opportunitiesWithRoles}) opportunity, generate_series(1,
      ${size.rolesPerOpportunity}::int) n`;
  await seedDocuments(
    query,
    companyId,
    userId,
    (size.opportunitiesWithRoles * size.rolesPerOpportunity * size.candidatesPerRole) / RESUMES_PER_JOB,
  );
  await seedAnalyses(query, companyId);
  await query`reset session_replication_role`;
  return only(await query<{ id: number }[]>`select max(id) as id from opportunities where company_id = ${companyId}`)
    .id;
}

/** What the database does by itself some minutes after rows were written. */
export async function settle(database: Database): Promise<void> {
  await database.$client`vacuum (analyze)`;
}

/** Texts as long as real ones, cut out of one that does not compress. */
async function seedDocuments(
  query: Database['$client'],
  companyId: number,
  userId: number,
  jobs: number,
): Promise<void> {
  const texts = query`
    with source as materialized (select string_agg(md5(n::text), ' ') as text from generate_series(1, 300) n)`;
  await query`
    ${texts}
    insert into job_descriptions (company_id, user_id, original_file_name, file_size, media_type, storage_key,
      content_hash, state, language, extracted_text, title, skills, created_at)
    select ${companyId}, ${userId}, 'job-' || n || '.pdf', 20000, 'application/pdf', ${companyId} || '/job/' || n,
      md5(n::text), 'ready', 'en',
      substr(source.text, n * 37 % 6000 + 1, 3000), 'Position ' || n,
        '["Java", "Kubernetes", "PostgreSQL", "Terraform"]', now() - n * interval '1 minute'
    from generate_series(1, ${jobs}::int) n, source`;
  await query`
    ${texts}
    insert into resumes (company_id, user_id, job_description_id, original_file_name, file_size, media_type,
      storage_key, content_hash, state, language, extracted_text, name, match_state)
    select ${companyId}, ${userId}, job.id, 'resume-' || n || '.pdf', 90000, 'application/pdf',
      ${companyId} || '/resume/' || job.id || '/' || n, md5(n::text), 'ready', 'en',
      substr(source.text, (job.id * 5 + n) * 37 % 5000 + 1, 4000), 'Candidate ' || job.id || ' ' || n, 'done'
    from job_descriptions job, generate_series(1, ${RESUMES_PER_JOB}::int) n, source
      where job.company_id = ${companyId}`;
}

/** In one pass over the resumes: of rows as new as these the planner knows nothing that a join could rest on. */
async function seedAnalyses(query: Database['$client'], companyId: number): Promise<void> {
  await query`
    with role as materialized (select array_agg(id order by id) as ids from roles where company_id = ${companyId}),
      requirements as materialized (select jsonb_agg(jsonb_build_object('id', n, 'text', md5(n::text))) as list
        from generate_series(1, 60) n)
    insert into analyses (company_id, job_description_id, resume_id, role_id, match_score, summary, key_strengths,
      areas_for_consideration, requirements, arithmetic, profile, warnings, provenance, as_of, input_key)
    select ${companyId}, resume.job_description_id, resume.id,
      role.ids[(dense_rank() over (order by resume.job_description_id) - 1) % cardinality(role.ids) + 1],
      resume.id % 101, repeat('A sentence of the summary. ', 12), '[]', '[]', requirements.list, '[]', '{}', '[]',
        '[]', '2025-01', 'key'
    from resumes resume, role, requirements where resume.company_id = ${companyId}`;
}

function only<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('There is no such row.');
  return row;
}
