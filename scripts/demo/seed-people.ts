import type { Database } from '../../api/src/platform/database/client.ts';

/** Given and family names, of which the people are made: a few are frequent, most are rare, as in life. */
const given = 'Ana,Luis,Mara,Jonas,Lucía,Tomás,Priya,Owen,Helen,Nadia,Rubén,Anna,Diego,Inés,Sören,Irina,Álvaro,Núria';
const family = 'García,López,Ilves,Perl,Bermejo,Craddock,Oduya,Ferro,Casals,Tadesse,Lindqvist,Montalvo,Núñez,Köhler';

/**
 * Gives a company people with resumes, five for two people, and their contacts, as wide as in use and without files, in
 * one pass each. The resumes stand with one job description. The database has to be a pool of one connection.
 */
export async function seedPeople(database: Database, companyId: number, people: number): Promise<void> {
  const query = database.$client;
  // Every reference is right, and what triggers would keep is written at once. Only the owner of the server may say so.
  await query`set session_replication_role = replica`;
  const [job] = await query<{ id: number }[]>`
    insert into job_descriptions (company_id, original_file_name, file_size, media_type, storage_key, content_hash,
      state, language, extracted_text)
    values (${companyId}, 'pool.pdf', 1, 'application/pdf', ${`${companyId}/pool`}, 'pool', 'ready', 'en', '')
    returning id`;
  await query`
    with named as materialized (select string_to_array(${given}, ',') as given, string_to_array(${family}, ',') as family),
      made as (select n, given[1 + n * 7 % cardinality(given)] || ' ' ||
        case when n % 3 = 0 then family[1 + n * 5 % cardinality(family)] else initcap(substr(md5(n::text), 1, 7)) end
          || ' ' || initcap(translate(substr(md5((n * 3)::text), 1, 6), '0123456789', 'aeioulnrst')) as name
        from generate_series(1, ${people}::int) n, named)
    insert into people (company_id, name, known_as, last_resume_at)
    select ${companyId}, name, name || ' resume-' || n || '.pdf', now() - n * interval '7 minutes' from made`;
  await query`
    with source as materialized (select string_agg(md5(n::text), ' ') as text from generate_series(1, 300) n),
      owned as (select id, name, last_resume_at, row_number() over (order by id) as n from people
        where company_id = ${companyId})
    insert into resumes (company_id, person_id, job_description_id, original_file_name, file_size, media_type,
      storage_key, content_hash, state, language, extracted_text, name, match_state, created_at)
    select ${companyId}, id, ${job!.id}, 'resume-' || n || '-' || version || '.pdf', 90000, 'application/pdf',
      ${companyId} || '/person/' || id || '/' || version, md5(id || ' ' || version), 'ready', 'en',
      substr(source.text, (n * 37 % 5000)::int + 1, 4000), name, 'none', last_resume_at - version * interval '200 days'
    from owned, source, lateral generate_series(0, (1 + n % 2)::int) version`;
  await query`
    insert into person_contacts (company_id, person_id, resume_id, kind, value, written)
    select company_id, person_id, id, kind, value, value
    from resumes, lateral (values ('email', 'person' || person_id || '@example.org'),
      ('phone', lpad((600000000 + person_id)::text, 9, '0'))) as contact (kind, value)
    where company_id = ${companyId} and person_id is not null`;
  await query`reset session_replication_role`;
}
