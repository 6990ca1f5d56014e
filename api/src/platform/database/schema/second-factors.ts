import { foreignKey, integer, pgTable, sql, text } from '../drizzle.ts';
import { createdAt, moment } from './columns.ts';
import { users } from './users.ts';

/** The second factors of users: a secret shared with an authenticator app, from which both compute codes. */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: integer('user_id').primaryKey(),
    companyId: integer('company_id').notNull(),
    /** In Base32. */
    secret: text('secret').notNull(),
    /** Since when it is asked for; null while it is being set up. */
    confirmedAt: moment('confirmed_at'),
    /**
     * The newest step whose code was taken, in units of 30 seconds since 1970: no code of it or before is taken again.
     */
    usedStep: integer('used_step').notNull().default(0),
    /** SHA-256 in hex of the recovery codes that are left. */
    recoveryHashes: text('recovery_hashes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'second_factors_user',
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete('cascade'),
  ],
);
