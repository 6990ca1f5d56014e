import { index, integer, jsonb, pgTable, text, uniqueIndex } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

/**
 * Who has done what, or was shown it; ids, and never a name or a text. Triggers of the migration give each entry its
 * place in the chain when its transaction ends, and refuse every other change of it, but that the function
 * `forget_history` removes the oldest of a company.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: identity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    userId: integer('user_id').references(() => users.id),
    /** The name of a call, or a noun and a verb such as `resume-deleted`. */
    action: text('action').notNull(),
    subjectId: integer('subject_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    /** The place among the company's entries, from 1; null until the transaction ends. */
    place: integer('place'),
    /** SHA-256 in hex over the hash before and this entry, as `chain.ts` computes it too. */
    hash: text('hash'),
  },
  (table) => [
    uniqueIndex('audit_log_place').on(table.companyId, table.place),
    index('audit_log_company_id_created_at').on(table.companyId, table.createdAt, table.id),
    index('audit_log_user_id').on(table.companyId, table.userId, table.createdAt, table.id),
    index('audit_log_user_action').on(table.companyId, table.userId, table.action, table.createdAt, table.id),
    index('audit_log_action').on(table.companyId, table.action, table.createdAt, table.id),
    index('audit_log_subject_id').on(table.companyId, table.subjectId, table.createdAt, table.id),
  ],
);

/** After which entry the history of a company goes on whose oldest were removed. Only `forget_history` writes it. */
export const historyStarts = pgTable('history_starts', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => companies.id),
  place: integer('place').notNull(),
  hash: text('hash').notNull(),
  /** The latest time of any entry that was removed. */
  until: moment('until').notNull(),
});
