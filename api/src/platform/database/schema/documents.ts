import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  sql,
  text,
  unique,
  type PgTableExtraConfigValue,
} from '../drizzle.ts';
import { folded } from '../folded.ts';
import { createdAt } from './columns.ts';
import { documentColumns } from './document-columns.ts';
import { people } from './people.ts';
import { jobDescriptions } from './roles.ts';

export const resumes = pgTable(
  'resumes',
  {
    ...documentColumns(),
    /** What it was uploaded with or, for a role's resume, the role's own; null for a resume of the pool alone. */
    jobDescriptionId: integer('job_description_id'),
    isTranslated: boolean('is_translated').notNull().default(false),
    /** The name that it shows. */
    name: text('name'),
    /** The one that somebody has typed for the person, which then stands in its place; triggers keep it. */
    correctedName: text('corrected_name'),
    /** The candidate's name and the file's, as searches look through them; the database keeps it with every change. */
    searchKey: text('search_key')
      .notNull()
      .generatedAlwaysAs(folded(sql.raw(`coalesce(name, '') || ' ' || original_file_name`))),
    /** A hash of what has read it, so that the same bytes are not read again; null for resumes of older versions. */
    preparedBy: text('prepared_by'),
    /**
     * `queued` from the moment Analyze is pressed, or a role takes the file, until the match is stored or has failed
     * for good.
     */
    matchState: text('match_state', { enum: ['none', 'queued', 'done', 'failed'] })
      .notNull()
      .default('none'),
    matchFailureCode: text('match_failure_code'),
    /** The role for which the match under way, or one that has failed, is made; kept until there is an analysis. */
    matchRoleId: integer('match_role_id'),
    /** Whose it is: known once it is prepared; null before that, and for what could not be read. */
    personId: integer('person_id'),
  },
  (table): PgTableExtraConfigValue[] => [
    unique('resumes_company_id_id').on(table.companyId, table.id),
    foreignKey({
      name: 'resumes_job_description',
      columns: [table.companyId, table.jobDescriptionId],
      foreignColumns: [jobDescriptions.companyId, jobDescriptions.id],
    }).onDelete('cascade'),
    unique('resumes_person').on(table.companyId, table.id, table.personId),
    foreignKey({
      name: 'resumes_person_of_company',
      columns: [table.companyId, table.personId],
      foreignColumns: [people.companyId, people.id],
    }),
    index('resumes_person_id').on(table.companyId, table.personId),
    index('resumes_without_person')
      .on(table.companyId, table.id)
      .where(sql`person_id is null and state = 'ready'`),
    index('resumes_pool_unread')
      .on(table.companyId, table.id)
      .where(sql`job_description_id is null and state <> 'ready'`),
    index('resumes_preparing')
      .on(table.companyId, table.id)
      .where(sql`state = 'preparing'`),
    index('resumes_search_key').using('gin', sql`${table.searchKey} gin_trgm_ops`),
    index('resumes_queued')
      .on(table.companyId, table.id)
      .where(sql`match_state = 'queued'`),
    index('resumes_match_role_id').on(table.companyId, table.matchRoleId),
    // Not unique: a recruiter may keep the same bytes twice in a role. A lock keeps that from happening by chance.
    index('resumes_content_hash').on(table.companyId, table.contentHash),
    index('resumes_job_description_id').on(table.companyId, table.jobDescriptionId),
  ],
);

/** Stored files to delete: written in the transaction that removes their row, deleted later by a queue job. */
export const fileDeletions = pgTable('file_deletions', {
  storageKey: text('storage_key').primaryKey(),
  createdAt: createdAt(),
});
