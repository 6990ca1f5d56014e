import { index, integer, jsonb, pgTable, sql, text, unique } from '../drizzle.ts';
import { createdAt, identity, moment, updatedAt } from './columns.ts';
import { companies } from './companies.ts';

export const users = pgTable(
  'users',
  {
    id: identity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    username: text('username').notNull(),
    /** The user name in the form that is unique and that a login looks for: NFKC, trimmed, lower case. */
    usernameKey: text('username_key').notNull().unique(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull().unique(),
    /** Null for who signs in by the identity provider alone. */
    passwordHash: text('password_hash'),
    /** Who the user is at the identity provider: its address, and the id that it never gives to anybody else. */
    identityIssuer: text('identity_issuer'),
    identitySubject: text('identity_subject'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** A text on the profile; it never grants access. */
    company: text('company'),
    role: text('role', { enum: ['admin', 'recruiter', 'agency'] })
      .notNull()
      .default('recruiter'),
    /** The language of the screens; null until one is chosen. */
    language: text('language', { enum: ['en', 'es'] }),
    /** Since when the user is kept out; null for one who may log in. */
    deactivatedAt: moment('deactivated_at'),
    /** Until when the password counts although passwords are off; null for one that the operator has not let in. */
    emergencyUntil: moment('emergency_until'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('users_company_id_id').on(table.companyId, table.id),
    unique('users_identity').on(table.identityIssuer, table.identitySubject),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the session id, in hex, with which nobody can log in. */
    idHash: text('id_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where the identity provider's own session ends, for who has signed in by it; it holds their ID token. */
    logoutAddress: text('logout_address'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

/** Counters of failed or frequent calls, shared by all server processes. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowStart: moment('window_start').notNull(),
  blockedUntil: moment('blocked_until'),
  /** Calls under way: by id the time when each has ended at the latest, in seconds since 1970. */
  underWay: jsonb('under_way')
    .$type<Record<string, number>>()
    .notNull()
    .default(sql`'{}'`),
});
