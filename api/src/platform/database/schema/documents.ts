import type { AlignedSegment, Cut, Span } from '@cotejo/plugin-kit';
import type { PagesRead, RubricRequirement, StageRecord, Warning } from '@cotejo/pipeline';
import { bigint, boolean, char, foreignKey, index, integer, jsonb, pgTable, sql, text, unique } from '../drizzle.ts';
import { createdAt, identity } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

/** What a job description and a resume have in common: the file, its state, and what Prepare found. */
const documentColumns = () => ({
  id: identity(),
  companyId: integer('company_id')
    .notNull()
    .references(() => companies.id),
  userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  originalFileName: text('original_file_name').notNull(),
  fileSize: bigint('file_size', { mode: 'number' }).notNull(),
  mediaType: text('media_type').notNull(),
  storageKey: text('storage_key').notNull().unique(),
  /** SHA-256 of the bytes, in hex. */
  contentHash: char('content_hash', { length: 64 }).notNull(),
  state: text('state', { enum: ['preparing', 'ready', 'failed'] })
    .notNull()
    .default('preparing'),
  failureCode: text('failure_code'),
  /**
   * How often work on it has ended a process, and the process that works on it now: see `platform/queue/crashes.ts`.
   */
  crashes: integer('crashes').notNull().default(0),
  workedBy: text('worked_by'),
  language: text('language').notNull().default('und'),
  extractedText: text('extracted_text'),
  /** The English text; null when the original is English. */
  translatedText: text('translated_text'),
  alignment: jsonb('alignment')
    .$type<AlignedSegment[]>()
    .notNull()
    .default(sql`'[]'::jsonb`),
  excluded: jsonb('excluded')
    .$type<Span[]>()
    .notNull()
    .default(sql`'[]'::jsonb`),
  warnings: jsonb('warnings')
    .$type<Warning[]>()
    .notNull()
    .default(sql`'[]'::jsonb`),
  cuts: jsonb('cuts')
    .$type<Cut[]>()
    .notNull()
    .default(sql`'[]'::jsonb`),
  /** Null for documents of older versions, and until it is known. */
  pages: jsonb('pages').$type<PagesRead>(),
  provenance: jsonb('provenance')
    .$type<StageRecord[]>()
    .notNull()
    .default(sql`'[]'::jsonb`),
  createdAt: createdAt(),
});

export const jobDescriptions = pgTable(
  'job_descriptions',
  {
    ...documentColumns(),
    title: text('title').notNull().default(''),
    skills: jsonb('skills')
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** The present rubric: as it was read, then as recruiters change it. Read and written as a whole. */
    requirements: jsonb('requirements')
      .$type<RubricRequirement[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** Raised by every change of the requirements, so that older analyses become stale. */
    rubricVersion: integer('rubric_version').notNull().default(1),
  },
  (table) => [
    unique('job_descriptions_company_id_id').on(table.companyId, table.id),
    index('job_descriptions_company_id_created_at').on(table.companyId, table.createdAt),
  ],
);

export const resumes = pgTable(
  'resumes',
  {
    ...documentColumns(),
    jobDescriptionId: integer('job_description_id').notNull(),
    isTranslated: boolean('is_translated').notNull().default(false),
    name: text('name'),
    /** `queued` from the moment Analyze is pressed until the match is stored or has failed for good. */
    matchState: text('match_state', { enum: ['none', 'queued', 'done', 'failed'] })
      .notNull()
      .default('none'),
    matchFailureCode: text('match_failure_code'),
    /** The role to which the match under way attaches the candidate. */
    matchRoleId: integer('match_role_id'),
  },
  (table) => [
    unique('resumes_company_id_id').on(table.companyId, table.id),
    unique('resumes_job_description_content').on(table.jobDescriptionId, table.contentHash),
    foreignKey({
      name: 'resumes_job_description',
      columns: [table.companyId, table.jobDescriptionId],
      foreignColumns: [jobDescriptions.companyId, jobDescriptions.id],
    }).onDelete('cascade'),
    index('resumes_job_description_id').on(table.companyId, table.jobDescriptionId),
  ],
);

/** Stored files to delete: written in the transaction that removes their row, deleted later by a queue job. */
export const fileDeletions = pgTable('file_deletions', {
  storageKey: text('storage_key').primaryKey(),
  createdAt: createdAt(),
});
