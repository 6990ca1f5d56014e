import { tokenScopes } from '@cotejo/contract';
import { boolean, foreignKey, index, integer, pgTable, text } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { users } from './users.ts';

/** Keys by which programs make calls on behalf of users. One that was revoked stays for the history, which names it. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: identity(),
    companyId: integer('company_id').notNull(),
    userId: integer('user_id').notNull(),
    name: text('name').notNull(),
    /** SHA-256 of the token, in hex, with which nobody can call. */
    hash: text('hash').notNull().unique(),
    /** The first characters of the token, by which people know it again. */
    start: text('start').notNull(),
    scope: text('scope', { enum: tokenScopes }).notNull(),
    admin: boolean('admin').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    foreignKey({
      name: 'api_tokens_user',
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }),
    index('api_tokens_user_id').on(table.companyId, table.userId),
  ],
);
