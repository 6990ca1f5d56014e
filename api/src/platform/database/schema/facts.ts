import type { FactCorrection } from '@cotejo/pipeline';
import { foreignKey, index, integer, jsonb, pgTable, text, unique } from '../drizzle.ts';
import { createdAt, identity } from './columns.ts';
import { people } from './people.ts';
import { users } from './users.ts';

/**
 * What recruiters say in the place of what was read from a resume. It is of the file's bytes, so that it counts for all
 * copies of the resume and for no other version of it.
 */
export const factCorrections = pgTable(
  'fact_corrections',
  {
    id: identity(),
    companyId: integer('company_id').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    personId: integer('person_id').notNull(),
    contentHash: text('content_hash').notNull(),
    /** The copy that the author looked at, on which the history tells of it; it may be gone. */
    resumeId: integer('resume_id').notNull(),
    /** A hash of the fact as it was read. */
    fact: text('fact').notNull(),
    correction: jsonb('correction').$type<FactCorrection>().notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [
    unique('fact_corrections_one').on(table.companyId, table.contentHash, table.fact),
    foreignKey({
      name: 'fact_corrections_person',
      columns: [table.companyId, table.personId],
      foreignColumns: [people.companyId, people.id],
    }).onDelete('cascade'),
    index('fact_corrections_person_id').on(table.companyId, table.personId),
  ],
);
