import { integer, pgTable, primaryKey, text } from '../drizzle.ts';
import { companies } from './companies.ts';

/** The last turn that each company has taken in each queue: see `platform/queue/turns.ts`. */
export const queueTurns = pgTable(
  'job_turns',
  {
    queue: text('queue').notNull(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    turn: integer('turn').notNull(),
  },
  (table) => [primaryKey({ columns: [table.queue, table.companyId] })],
);
