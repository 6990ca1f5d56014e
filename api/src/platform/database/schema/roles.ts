import type { RubricRequirement, RubricSignal } from '@cotejo/pipeline';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  unique,
  type PgTableExtraConfigValue,
} from '../drizzle.ts';
import { folded } from '../folded.ts';
import { opportunities } from './clients.ts';
import { createdAt, identity, updatedAt } from './columns.ts';
import { documentColumns } from './document-columns.ts';
import { users } from './users.ts';

export const roles = pgTable(
  'roles',
  {
    id: identity(),
    companyId: integer('company_id').notNull(),
    opportunityId: integer('opportunity_id').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    fileOriginalName: text('file_original_name').notNull(),
    fileSize: bigint('file_size', { mode: 'number' }).notNull(),
    mediaType: text('media_type').notNull(),
    /** The storage key: random, without the name a user gave. */
    filePath: text('file_path').notNull().unique(),
    /**
     * The role's own job description, whose rubric every candidacy of the role is judged by; null until it has been
     * made for a role of an older version.
     */
    jobDescriptionId: integer('job_description_id'),
    /** Whether its candidates are reviewed blind. */
    blind: boolean('blind').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table): PgTableExtraConfigValue[] => [
    unique('roles_company_id_id').on(table.companyId, table.id),
    unique('roles_job_description_id').on(table.companyId, table.jobDescriptionId),
    foreignKey({
      name: 'roles_opportunity',
      columns: [table.companyId, table.opportunityId],
      foreignColumns: [opportunities.companyId, opportunities.id],
    }).onDelete('cascade'),
    // Hand-written in the migration: "set null (job_description_id)", which leaves the company's id alone.
    foreignKey({
      name: 'roles_job_description',
      columns: [table.companyId, table.jobDescriptionId],
      foreignColumns: [jobDescriptions.companyId, jobDescriptions.id],
    }).onDelete('set null'),
    index('roles_blind')
      .on(table.companyId, table.id)
      .where(sql`blind`),
    index('roles_opportunity_created_at').on(table.companyId, table.opportunityId, table.createdAt),
  ],
);

export const jobDescriptions = pgTable(
  'job_descriptions',
  {
    ...documentColumns(),
    title: text('title').notNull().default(''),
    /** The title as the text has it, where that is not in English. */
    originalTitle: text('original_title'),
    /** The titles and the file's name, as searches look through them; the database keeps it with every change. */
    searchKey: text('search_key')
      .notNull()
      .generatedAlwaysAs(folded(sql.raw(`title || ' ' || coalesce(original_title, '') || ' ' || original_file_name`))),
    skills: jsonb('skills')
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** The present rubric: as it was read, then as recruiters change it. Read and written as a whole. */
    requirements: jsonb('requirements')
      .$type<RubricRequirement[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** The signals of the present rubric that recruiters have touched. */
    signals: jsonb('signals')
      .$type<RubricSignal[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** Raised by every change of the requirements, so that older analyses become stale. */
    rubricVersion: integer('rubric_version').notNull().default(1),
    /** The role that it was submitted for, as the role's own or beside that. */
    roleId: integer('role_id'),
    /** Made of a role's file, so that it is no analysis of its own once the role is gone. */
    madeWithRole: boolean('made_with_role').notNull().default(false),
  },
  (table) => [
    unique('job_descriptions_company_id_id').on(table.companyId, table.id),
    // Hand-written in the migration: "set null (role_id)", which leaves the company's id alone.
    foreignKey({
      name: 'job_descriptions_role',
      columns: [table.companyId, table.roleId],
      foreignColumns: [roles.companyId, roles.id],
    }).onDelete('set null'),
    index('job_descriptions_role_id').on(table.companyId, table.roleId),
    index('job_descriptions_company_id_created_at').on(table.companyId, table.createdAt),
  ],
);
