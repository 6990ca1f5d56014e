import type { SwapKind } from '@cotejo/contract';
import type { RubricRequirement, RubricSignal } from '@cotejo/pipeline';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from '../drizzle.ts';
import { createdAt, identity, updatedAt } from './columns.ts';
import { companies } from './companies.ts';
import { resumes } from './documents.ts';
import { jobDescriptions, roles } from './roles.ts';

/** The last check of a role by swaps, of which there is one at a time. */
export const swapChecks = pgTable(
  'swap_checks',
  {
    id: identity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    roleId: integer('role_id').notNull(),
    jobDescriptionId: integer('job_description_id').notNull(),
    /** The rubric that it judges by, which stays the same when the role's changes meanwhile. */
    rubricVersion: integer('rubric_version').notNull(),
    requirements: jsonb('requirements').$type<RubricRequirement[]>().notNull(),
    signals: jsonb('signals').$type<RubricSignal[]>().notNull(),
    /** The resumes that it is made of, in the order in which they are judged. */
    resumeIds: integer('resume_ids').array().notNull(),
    state: text('state', { enum: ['running', 'done', 'failed'] })
      .notNull()
      .default('running'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('swap_checks_company_id_id').on(table.companyId, table.id),
    unique('swap_checks_role_id').on(table.companyId, table.roleId),
    index('swap_checks_job_description_id').on(table.companyId, table.jobDescriptionId),
    foreignKey({
      name: 'swap_checks_role',
      columns: [table.companyId, table.roleId],
      foreignColumns: [roles.companyId, roles.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'swap_checks_job_description',
      columns: [table.companyId, table.jobDescriptionId],
      foreignColumns: [jobDescriptions.companyId, jobDescriptions.id],
    }).onDelete('cascade'),
  ],
);

/**
 * A score after a swap, and the lines of the sum that the swap has changed: numbers alone, and nothing of the resume.
 */
export type StoredSwap = {
  kind: SwapKind;
  score: number;
  lines: { id: string; source: 'requirement' | 'signal'; before: number; after: number }[];
};

/** What swaps have done to the score of a resume. */
export const swapResults = pgTable(
  'swap_results',
  {
    companyId: integer('company_id').notNull(),
    checkId: integer('check_id').notNull(),
    resumeId: integer('resume_id').notNull(),
    /** Of the text as it is; null for a resume that cannot be judged. */
    score: integer('score'),
    swaps: jsonb('swaps').$type<StoredSwap[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.checkId, table.resumeId] }),
    index('swap_results_resume_id').on(table.companyId, table.resumeId),
    foreignKey({
      name: 'swap_results_check',
      columns: [table.companyId, table.checkId],
      foreignColumns: [swapChecks.companyId, swapChecks.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'swap_results_resume',
      columns: [table.companyId, table.resumeId],
      foreignColumns: [resumes.companyId, resumes.id],
    }).onDelete('cascade'),
  ],
);
