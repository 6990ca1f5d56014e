import type { Database } from '../../api/src/platform/database/client.ts';

/** Given and family names, of which the people are made: a few are frequent, most are rare, as in life. */
const given = 'Ana,Luis,Mara,Jonas,Lucía,Tomás,Priya,Owen,Helen,Nadia,Rubén,Anna,Diego,Inés,Sören,Irina,Álvaro,Núria';
const family = 'García,López,Ilves,Perl,Bermejo,Craddock,Oduya,Ferro,Casals,Tadesse,Lindqvist,Montalvo,Núñez,Köhler';

/** The database's own client in a transaction. */
type Query = Parameters<Parameters<Database['$client']['begin']>[1]>[0];

/** A resume's text with what it is found by: its terms as numbers, in order, and its signature as zeros and ones. */
export type PoolDocument = { text: string; terms: number[]; signature: string };

/**
 * Gives a company people with resumes, five for two people, with contacts and outlines, as wide as in use and without
 * files, in one pass each. The texts and outlines are those of `documents` by turns: all resumes of the person with the
 * number n, from 1, have the one at n modulo their number. The resumes stand with one job description, whose id is
 * answered; `madeBy` is what the outlines are said to be made by.
 */
export async function seedPeople(
  database: Database,
  companyId: number,
  people: number,
  documents: PoolDocument[],
  madeBy: string,
): Promise<number> {
  // In one transaction, as a server at work would begin to outline resumes that have no outline yet.
  return database.$client.begin((query) => writePeople(query, companyId, people, documents, madeBy));
}

async function writePeople(
  query: Query,
  companyId: number,
  people: number,
  documents: PoolDocument[],
  madeBy: string,
): Promise<number> {
  // Every reference is right, and what triggers would keep is written at once. Only the owner of the server may say so.
  await query`set local session_replication_role = replica`;
  const [job] = await query<{ id: number }[]>`
    insert into job_descriptions (company_id, original_file_name, file_size, media_type, storage_key, content_hash,
      state, language, extracted_text)
    values (${companyId}, 'pool.pdf', 1, 'application/pdf', ${`${companyId}/pool`}, 'pool', 'ready', 'en', '')
    returning id`;
  await query`
    with named as materialized (select string_to_array(${given}, ',') as given,
        string_to_array(${family}, ',') as family),
      made as (select n, given[1 + n * 7 % cardinality(given)] || ' ' ||
        case when n % 3 = 0 then family[1 + n * 5 % cardinality(family)] else initcap(substr(md5(n::text), 1, 7)) end
          || ' ' || initcap(translate(substr(md5((n * 3)::text), 1, 6), '0123456789', 'aeioulnrst')) as name
        from generate_series(1, ${people}::int) n, named)
    insert into people (company_id, name, known_as, last_resume_at)
    select ${companyId}, name, name || ' resume-' || n || '.pdf', now() - n * interval '7 minutes' from made`;
  await query`
    create temp table document (n int primary key, text text, terms int[], signature bit(512), words tsvector)`;
  for (const [n, { text, terms, signature }] of documents.entries())
    await query`insert into document values (${n}, ${text}, ${`{${terms.join()}}`}, ${signature},
      strip(to_tsvector('simple', lower(${text}))))`;
  await query`
    with owned as (select id, name, last_resume_at, row_number() over (order by id) as n from people
      where company_id = ${companyId})
    insert into resumes (company_id, person_id, job_description_id, original_file_name, file_size, media_type,
      storage_key, content_hash, state, language, extracted_text, name, match_state, created_at)
    select ${companyId}, id, ${job!.id}, 'resume-' || owned.n || '-' || version || '.pdf', 90000, 'application/pdf',
      ${companyId} || '/person/' || id || '/' || version, md5(id || ' ' || version), 'ready', 'en', text, name, 'none',
      last_resume_at - version * interval '200 days'
    from owned join document on document.n = owned.n % ${documents.length}::int,
      lateral generate_series(0, (1 + owned.n % 2)::int) version`;
  await query`
    insert into resume_words (company_id, resume_id, words)
    select ${companyId}, resume.id, document.words
    from resumes resume join document on document.text = resume.extracted_text where company_id = ${companyId}`;
  await seedOutlines(query, companyId, madeBy);
  await query`drop table document`;
  await query`
    insert into person_contacts (company_id, person_id, resume_id, kind, value, written)
    select company_id, person_id, id, kind, value, value
    from resumes, lateral (values ('email', 'person' || person_id || '@example.org'),
      ('phone', lpad((600000000 + person_id)::text, 9, '0'))) as contact (kind, value)
    where company_id = ${companyId} and person_id is not null`;
  return job!.id;
}

async function seedOutlines(query: Query, companyId: number, madeBy: string): Promise<void> {
  await query`
    insert into resume_outlines (company_id, resume_id, terms, signature, made_by)
    select ${companyId}, resume.id, document.terms, document.signature, ${madeBy}
    from resumes resume join document on document.text = resume.extracted_text where company_id = ${companyId}`;
  await query`select outline_people(array_agg(id)) from people where company_id = ${companyId}`;
}
