import { foreignKey, index, integer, pgTable, sql, text, uniqueIndex } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { people } from './people.ts';
import { users } from './users.ts';

/** That somebody is shown although the company or a role is blind, and why. */
export const unmaskings = pgTable(
  'unmaskings',
  {
    id: identity(),
    companyId: integer('company_id').notNull(),
    personId: integer('person_id').notNull(),
    reason: text('reason').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When it was taken back; null while it holds. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    foreignKey({
      name: 'unmaskings_person',
      columns: [table.companyId, table.personId],
      foreignColumns: [people.companyId, people.id],
    }).onDelete('cascade'),
    uniqueIndex('unmaskings_holding')
      .on(table.companyId, table.personId)
      .where(sql`ended_at is null`),
    index('unmaskings_person_id').on(table.companyId, table.personId),
  ],
);
