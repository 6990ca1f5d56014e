import type { ErasureReceipt } from '@cotejo/contract';
import { char, index, integer, jsonb, pgTable, text, unique } from '../drizzle.ts';
import { createdAt, identity } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

/** The erasures of people, by which they can be looked for again, and erased again after a backup was brought back. */
export const erasures = pgTable(
  'erasures',
  {
    id: identity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    /** Null for what the server did. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** That of the receipt, by which an erasure is known whatever database it comes from. */
    digest: char('digest', { length: 64 }).notNull(),
    receipt: jsonb('receipt').$type<ErasureReceipt>().notNull(),
    /** What the digests of addresses and files in the receipt were made with; it never leaves the server. */
    salt: text('salt').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('erasures_digest').on(table.companyId, table.digest),
    index('erasures_created_at').on(table.companyId, table.createdAt, table.id),
  ],
);
export type ErasureRow = typeof erasures.$inferSelect;

/** The backups that were made of this installation, by the names of their folders. */
export const backups = pgTable('backups', {
  name: text('name').primaryKey(),
  createdAt: createdAt(),
});
