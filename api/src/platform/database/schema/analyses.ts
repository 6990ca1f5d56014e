import type { Point, ResumeProfile, SummaryTexts } from '@cotejo/plugin-kit';
import type { Confidence, JudgedRequirement, ScoreLine, StageRecord, Warning } from '@cotejo/pipeline';
import { foreignKey, index, integer, jsonb, pgTable, sql, text, unique, varchar } from '../drizzle.ts';
import { roles } from './clients.ts';
import { createdAt, identity, updatedAt } from './columns.ts';
import { companies } from './companies.ts';
import { jobDescriptions, resumes } from './documents.ts';
import { users } from './users.ts';

/** How many of the requirements that count fit a condition of JSON path; the database keeps it with every change. */
const countOf = (condition: string) =>
  sql.raw(
    `jsonb_array_length(jsonb_path_query_array(requirements, '$[*] ? (@.must == true && !exists(@.off)${condition})'))`,
  );

/** One resume matched to its job description; it outlives the role that it was attached to. */
export const analyses = pgTable(
  'analyses',
  {
    id: identity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    jobDescriptionId: integer('job_description_id').notNull(),
    resumeId: integer('resume_id').notNull(),
    roleId: integer('role_id'),
    matchScore: integer('match_score').notNull(),
    summary: text('summary').notNull(),
    technicalSummary: text('technical_summary'),
    experienceSummary: text('experience_summary'),
    keyStrengths: jsonb('key_strengths').$type<Point[]>().notNull(),
    areasForConsideration: jsonb('areas_for_consideration').$type<Point[]>().notNull(),
    /** The same texts in Spanish; null where the summariser writes none. */
    inSpanish: jsonb('in_spanish').$type<SummaryTexts>(),
    requirements: jsonb('requirements').$type<JudgedRequirement[]>().notNull(),
    musts: integer('musts').notNull().generatedAlwaysAs(countOf('')),
    mustsMet: integer('musts_met').notNull().generatedAlwaysAs(countOf(' && @.verdict == "met"')),
    arithmetic: jsonb('arithmetic').$type<ScoreLine[]>().notNull(),
    profile: jsonb('profile').$type<ResumeProfile>().notNull(),
    /** How far the score can be relied on; null in analyses of older versions. */
    confidence: jsonb('confidence').$type<Confidence>(),
    warnings: jsonb('warnings').$type<Warning[]>().notNull(),
    provenance: jsonb('provenance').$type<StageRecord[]>().notNull(),
    /** The month that "present" meant, `YYYY-MM`. */
    asOf: varchar('as_of', { length: 7 }).notNull(),
    /** Hash of everything that the result depends on; a result with another hash is stale. */
    inputKey: text('input_key').notNull(),
    /**
     * Hash of everything that the verdicts depend on, except the rubric; while it is the same, they hold for every
     * rubric.
     */
    evidenceKey: text('evidence_key').notNull().default(''),
    /** The version of the rubric that the score was computed with. */
    rubricVersion: integer('rubric_version').notNull().default(1),
    status: varchar('status', { length: 50 }).notNull().default('Analyzed'),
    expectedSalary: varchar('expected_salary', { length: 100 }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('analyses_company_id_id').on(table.companyId, table.id),
    unique('analyses_resume').on(table.companyId, table.resumeId),
    foreignKey({
      name: 'analyses_job_description',
      columns: [table.companyId, table.jobDescriptionId],
      foreignColumns: [jobDescriptions.companyId, jobDescriptions.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'analyses_resume_of_company',
      columns: [table.companyId, table.resumeId],
      foreignColumns: [resumes.companyId, resumes.id],
    }).onDelete('cascade'),
    // Hand-written in the migration: "set null (role_id)", which leaves the company's id alone.
    foreignKey({
      name: 'analyses_role',
      columns: [table.companyId, table.roleId],
      foreignColumns: [roles.companyId, roles.id],
    }).onDelete('set null'),
    index('analyses_job_description_id').on(table.companyId, table.jobDescriptionId),
    index('analyses_role_id_match_score').on(table.companyId, table.roleId, table.matchScore),
  ],
);

/** Who changed what. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: identity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** A noun and a verb, such as `resume-deleted`. */
    action: text('action').notNull(),
    subjectId: integer('subject_id').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('audit_log_company_id_created_at').on(table.companyId, table.createdAt)],
);
