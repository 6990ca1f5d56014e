import type { RubricChange } from '@cotejo/contract';
import type { RubricRequirement, RubricSignal } from '@cotejo/pipeline';
import { foreignKey, integer, jsonb, pgTable, primaryKey, sql, text } from '../drizzle.ts';
import { createdAt } from './columns.ts';
import { jobDescriptions } from './roles.ts';
import { users } from './users.ts';

/** The versions of a rubric, from its first change on. The present one stands in the row of the job description too. */
export const rubricVersions = pgTable(
  'rubric_versions',
  {
    companyId: integer('company_id').notNull(),
    jobDescriptionId: integer('job_description_id').notNull(),
    version: integer('version').notNull(),
    requirements: jsonb('requirements').$type<RubricRequirement[]>().notNull(),
    signals: jsonb('signals')
      .$type<RubricSignal[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** What was changed since the version before. */
    changes: jsonb('changes').$type<RubricChange[]>().notNull(),
    /** The file that this version was read from, where it replaced the one before. */
    fileName: text('file_name'),
    /** The earlier version that this one has brought back. */
    restored: integer('restored'),
    /** Who changed it; nobody for the first version. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.jobDescriptionId, table.version] }),
    foreignKey({
      name: 'rubric_versions_job_description',
      columns: [table.companyId, table.jobDescriptionId],
      foreignColumns: [jobDescriptions.companyId, jobDescriptions.id],
    }).onDelete('cascade'),
  ],
);
