import type { CandidacyChange } from '@cotejo/contract';
import type { JudgedRequirement, ScoreLine } from '@cotejo/pipeline';
import { foreignKey, index, integer, jsonb, pgTable, text } from '../drizzle.ts';
import { analyses } from './analyses.ts';
import { createdAt, identity, updatedAt } from './columns.ts';
import { users } from './users.ts';

/** What belongs to a candidacy, and is deleted with it; by whom, as long as that user is there. */
const candidacyColumns = () => ({
  id: identity(),
  companyId: integer('company_id').notNull(),
  candidacyId: integer('candidacy_id').notNull(),
  userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});

export const candidacyNotes = pgTable(
  'candidacy_notes',
  { ...candidacyColumns(), text: text('text').notNull(), updatedAt: updatedAt() },
  (table) => [
    foreignKey({
      name: 'candidacy_notes_candidacy',
      columns: [table.companyId, table.candidacyId],
      foreignColumns: [analyses.companyId, analyses.id],
    }).onDelete('cascade'),
    index('candidacy_notes_candidacy_id').on(table.companyId, table.candidacyId, table.id),
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

/** What has changed in a candidacy, by users and, without one, by the server. */
export const candidacyEvents = pgTable(
  'candidacy_events',
  {
    ...candidacyColumns(),
    change: jsonb('change').$type<CandidacyChange>().notNull(),
    /** Where verdicts were replaced: the ones before. */
    judgment: jsonb('judgment').$type<PastJudgment>(),
  },
  (table) => [
    foreignKey({
      name: 'candidacy_events_candidacy',
      columns: [table.companyId, table.candidacyId],
      foreignColumns: [analyses.companyId, analyses.id],
    }).onDelete('cascade'),
    index('candidacy_events_candidacy_id').on(table.companyId, table.candidacyId, table.id),
  ],
);
