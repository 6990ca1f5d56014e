import type { RoleChange, Verdict } from '@cotejo/contract';
import type { JudgedRequirement, RubricRequirement, ScoreLine } from '@cotejo/pipeline';
import { foreignKey, index, integer, jsonb, pgTable, sql, text, unique } from '../drizzle.ts';
import { analyses } from './analyses.ts';
import { createdAt, identity, updatedAt } from './columns.ts';
import { roles } from './roles.ts';
import { users } from './users.ts';

/** What belongs to a company; by whom, as long as that user is there. */
const ownColumns = () => ({
  id: identity(),
  companyId: integer('company_id').notNull(),
  userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});

export const candidacyNotes = pgTable(
  'candidacy_notes',
  {
    ...ownColumns(),
    candidacyId: integer('candidacy_id').notNull(),
    text: text('text').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('candidacy_notes_company_id_id').on(table.companyId, table.id),
    foreignKey({
      name: 'candidacy_notes_candidacy',
      columns: [table.companyId, table.candidacyId],
      foreignColumns: [analyses.companyId, analyses.id],
    }).onDelete('cascade'),
    index('candidacy_notes_candidacy_id').on(table.companyId, table.candidacyId, table.id),
  ],
);

/**
 * Verdicts of recruiters in the place of the scorer's. They are of one requirement of one job description; where that
 * is gone or reads differently, they are kept and do not count.
 */
export const verdictCorrections = pgTable(
  'verdict_corrections',
  {
    ...ownColumns(),
    candidacyId: integer('candidacy_id').notNull(),
    jobDescriptionId: integer('job_description_id').notNull(),
    /** The requirement as it was when it was corrected. */
    requirement: jsonb('requirement').$type<RubricRequirement>().notNull(),
    requirementId: text('requirement_id').notNull().generatedAlwaysAs(sql.raw(`requirement ->> 'id'`)),
    verdict: text('verdict').$type<Verdict>().notNull(),
    /** What the scorer had found then; null where it had not judged the requirement yet. */
    found: text('found').$type<Verdict>(),
    reason: text('reason').notNull(),
  },
  (table) => [
    unique('verdict_corrections_one').on(
      table.companyId,
      table.candidacyId,
      table.jobDescriptionId,
      table.requirementId,
    ),
    foreignKey({
      name: 'verdict_corrections_candidacy',
      columns: [table.companyId, table.candidacyId],
      foreignColumns: [analyses.companyId, analyses.id],
    }).onDelete('cascade'),
  ],
);

/** A judgment that another one has replaced, so that it stays readable. */
export type PastJudgment = {
  jobDescriptionId: number;
  rubricVersion: number;
  matchScore: number;
  requirements: JudgedRequirement[];
  arithmetic: ScoreLine[];
};

/**
 * What has happened to candidacies and in roles, by users and, without one, by the server. An event of a candidacy is
 * deleted with it, one of a role alone with that.
 */
export const candidacyEvents = pgTable(
  'candidacy_events',
  {
    ...ownColumns(),
    /** Null for what concerns the role as a whole. */
    candidacyId: integer('candidacy_id'),
    /** The role in which it happened: that of the candidacy at the time, or the one that it came into. */
    roleId: integer('role_id'),
    /** The role that the candidacy left. */
    fromRoleId: integer('from_role_id'),
    /** The note that was written. */
    noteId: integer('note_id'),
    change: jsonb('change').$type<RoleChange>().notNull(),
    what: text('what').notNull().generatedAlwaysAs(sql.raw(`change ->> 'what'`)),
    /** Where verdicts were replaced: the ones before. */
    judgment: jsonb('judgment').$type<PastJudgment>(),
  },
  (table) => [
    foreignKey({
      name: 'candidacy_events_candidacy',
      columns: [table.companyId, table.candidacyId],
      foreignColumns: [analyses.companyId, analyses.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'candidacy_events_note',
      columns: [table.companyId, table.noteId],
      foreignColumns: [candidacyNotes.companyId, candidacyNotes.id],
    }).onDelete('cascade'),
    // Hand-written in the migration: "set null" of the role's id alone.
    foreignKey({
      name: 'candidacy_events_role',
      columns: [table.companyId, table.roleId],
      foreignColumns: [roles.companyId, roles.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'candidacy_events_from_role',
      columns: [table.companyId, table.fromRoleId],
      foreignColumns: [roles.companyId, roles.id],
    }).onDelete('set null'),
    index('candidacy_events_candidacy_id').on(table.companyId, table.candidacyId, table.id),
    index('candidacy_events_note_id')
      .on(table.companyId, table.noteId)
      .where(sql`note_id is not null`),
    index('candidacy_events_role').on(table.companyId, table.roleId, table.createdAt, table.id),
    index('candidacy_events_role_by_what').on(table.companyId, table.roleId, table.what, table.createdAt, table.id),
    index('candidacy_events_from_role').on(table.companyId, table.fromRoleId, table.createdAt, table.id),
  ],
);
