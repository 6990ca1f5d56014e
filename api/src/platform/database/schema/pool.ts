import type { Verdict } from '@cotejo/plugin-kit';
import type { RubricRequirement } from '@cotejo/pipeline';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, sql, text, unique } from '../drizzle.ts';
import { createdAt, identity, updatedAt } from './columns.ts';
import { companies } from './companies.ts';
import { resumes } from './documents.ts';
import { people } from './people.ts';
import { roles } from './roles.ts';
import { users } from './users.ts';

/** What somebody has asked the people of a company, or a role asks by itself. */
export const poolSearches = pgTable(
  'pool_searches',
  {
    id: identity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The role that asks; null where a user does. */
    roleId: integer('role_id'),
    /** The name under which a user has saved it. */
    name: text('name'),
    /** What is asked for, as it was understood; of a role, its rubric. */
    requirements: jsonb('requirements').$type<RubricRequirement[]>().notNull(),
    /** Hash of what is asked for and of what answers: another one makes the hits stale. */
    inputKey: text('input_key').notNull(),
    /** The people whom it looks at, nearest first: a hit is written when somebody has been judged. */
    nearest: integer('nearest')
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    /**
     * The highest number of an outline when it last looked. The column is named after resumes, by which it once went.
     */
    newestOutline: integer('newest_resume_id').notNull().default(0),
    /** How often queue jobs have begun on it: of several at once those that began earlier give way to the last. */
    looks: integer('looks').notNull().default(0),
    /** `paused`: its user has asked something else since; it goes on when somebody reads it again. */
    state: text('state', { enum: ['looking', 'paused', 'done'] })
      .notNull()
      .default('looking'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('pool_searches_company_id_id').on(table.companyId, table.id),
    unique('pool_searches_role_id').on(table.companyId, table.roleId),
    foreignKey({
      name: 'pool_searches_role',
      columns: [table.companyId, table.roleId],
      foreignColumns: [roles.companyId, roles.id],
    }).onDelete('cascade'),
    index('pool_searches_input_key').on(table.companyId, table.inputKey),
  ],
);

/** A verdict on a person whom a search has found, with the lines of the resume that it rests on. */
export type PoolVerdict = {
  requirementId: string;
  verdict: Verdict;
  quotes: { text: string; originalText?: string }[];
};

/** The people whom a search has looked at, by the resume that was judged. */
export const poolHits = pgTable(
  'pool_hits',
  {
    companyId: integer('company_id').notNull(),
    searchId: integer('search_id').notNull(),
    personId: integer('person_id').notNull(),
    resumeId: integer('resume_id').notNull(),
    /** The place among the nearest, from 0. */
    place: integer('place').notNull(),
    /** -1 for a resume that cannot be judged. Null in rows of a version that wrote them before it judged. */
    matchScore: integer('match_score'),
    verdicts: jsonb('verdicts')
      .$type<PoolVerdict[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.searchId, table.personId] }),
    foreignKey({
      name: 'pool_hits_search',
      columns: [table.companyId, table.searchId],
      foreignColumns: [poolSearches.companyId, poolSearches.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'pool_hits_person',
      columns: [table.companyId, table.personId],
      foreignColumns: [people.companyId, people.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'pool_hits_resume',
      columns: [table.companyId, table.resumeId],
      foreignColumns: [resumes.companyId, resumes.id],
    }).onDelete('cascade'),
    index('pool_hits_person_id').on(table.companyId, table.personId),
    index('pool_hits_resume_id').on(table.companyId, table.resumeId),
  ],
);
