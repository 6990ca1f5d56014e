import type { Point, ResumeProfile, SummaryTexts } from '@cotejo/plugin-kit';
import type { Confidence, JudgedRequirement, ScoreLine, StageRecord, Warning } from '@cotejo/pipeline';
import { candidateStatuses } from '@cotejo/contract';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  sql,
  text,
  unique,
  varchar,
  type PgColumn,
  type SQL,
} from '../drizzle.ts';
import { createdAt, identity, updatedAt } from './columns.ts';
import { companies } from './companies.ts';
import { resumes } from './documents.ts';
import { jobDescriptions, roles } from './roles.ts';

/** How many of the requirements that count fit a condition of JSON path; the database keeps it with every change. */
const countOf = (condition: string) =>
  sql.raw(
    `jsonb_array_length(jsonb_path_query_array(requirements, '$[*] ? (@.must == true && !exists(@.off)${condition})'))`,
  );

/** The place of a status on a candidate's way; the database keeps it with every change. */
const placeOfStatus = sql.raw(
  `coalesce(array_position('{${candidateStatuses.map((status) => `"${status}"`).join()}}'::text[], status::text), 0)`,
);

/**
 * The first number of an expected salary, without its separators and decimals; one before a "k" counts in thousands.
 */
const amountOfSalary = sql.raw(
  `(regexp_replace(regexp_replace(substring(expected_salary from '[0-9][0-9., '']*'), '[.,][0-9]{1,2} *$', ''), ` +
    `'[^0-9]', '', 'g'))::numeric ` +
    `* case when expected_salary ~* '^[^0-9]*[0-9][0-9., '']*k' then 1000 else 1 end`,
);

type Columns = Record<'matchScore' | 'mustsMet' | 'nameKey' | 'statusPlace' | 'salaryAmount' | 'createdAt', PgColumn>;
/** A value by which rows are sorted, and what kind of value it is. */
export type OrderPart = { of: SQL; kind: 'whole' | 'amount' | 'text' | 'moment' };

const byName = ({ nameKey }: Columns): OrderPart[] => [{ of: sql`${nameKey}`, kind: 'text' }];
const bestFirst = (columns: Columns): OrderPart[] => [
  { of: sql`(- ${columns.matchScore})`, kind: 'whole' },
  ...byName(columns),
];

/**
 * What the candidacies of a role can be sorted by, each with an index; the id comes last. Read backward, each gives the
 * other direction; of the salary there are both, as those without one come last in both.
 */
export const candidacyOrders = {
  score: bestFirst,
  name: byName,
  musts: (columns: Columns): OrderPart[] => [
    { of: sql`(- ${columns.mustsMet})`, kind: 'whole' },
    ...bestFirst(columns),
  ],
  status: (columns: Columns): OrderPart[] => [
    { of: sql`${columns.statusPlace}`, kind: 'whole' },
    ...bestFirst(columns),
  ],
  salary: (columns: Columns): OrderPart[] => [
    { of: sql`coalesce(${columns.salaryAmount}, 'infinity')`, kind: 'amount' },
    ...bestFirst(columns),
  ],
  salary_down: (columns: Columns): OrderPart[] => [
    { of: sql`coalesce(- ${columns.salaryAmount}, 'infinity')`, kind: 'amount' },
    ...bestFirst(columns),
  ],
  added: ({ createdAt }: Columns): OrderPart[] => [{ of: sql`${createdAt}`, kind: 'moment' }],
};

/** One resume judged for a role or a job description; it outlives the role that it was attached to. */
export const analyses = pgTable(
  'analyses',
  {
    id: identity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    /** The job description that judged it: that of its role, if it has one, else that of the resume. */
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
    statusPlace: integer('status_place').notNull().generatedAlwaysAs(placeOfStatus),
    expectedSalary: varchar('expected_salary', { length: 100 }),
    salaryAmount: numeric('salary_amount').generatedAlwaysAs(amountOfSalary),
    /**
     * The candidate's name as lists are sorted and searched by it, then a tab and the start of the file's hash, so that
     * an order does not depend on that of arrival.
     */
    nameKey: text('name_key').notNull().default(''),
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
    // Holds the status too, so that the counts of a role are read from this index alone.
    index('analyses_role_by_rubric').on(
      table.companyId,
      table.roleId,
      table.jobDescriptionId,
      table.rubricVersion,
      table.status,
    ),
    ...Object.entries(candidacyOrders).map(([name, order]) =>
      index(`analyses_role_by_${name}`).on(
        table.companyId,
        table.roleId,
        ...order(table).map(({ of }) => of),
        table.id,
      ),
    ),
  ],
);
