import type { ClientAnswer, Language } from '@cotejo/contract';
import { boolean, char, foreignKey, index, integer, pgTable, primaryKey, text, unique } from '../drizzle.ts';
import { analyses } from './analyses.ts';
import { createdAt, identity, moment } from './columns.ts';
import { roles } from './roles.ts';
import { users } from './users.ts';

/** Pages of profiles for clients, as they were when they were shared. What they say of somebody is in the profiles. */
export const shares = pgTable(
  'shares',
  {
    id: identity(),
    companyId: integer('company_id').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    roleId: integer('role_id').notNull(),
    /** SHA-256 of the token in its address, in hex. */
    tokenHash: char('token_hash', { length: 64 }).notNull().unique(),
    passwordHash: text('password_hash'),
    /** Handed over as a file, which holds the token; no address opens it. */
    isFile: boolean('is_file').notNull(),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    /** `#rrggbb`. */
    accent: text('accent').notNull(),
    /** The head of the page as HTML. */
    head: text('head').notNull(),
    /** How many profiles it had at first. */
    candidates: integer('candidates').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('shares_company_id_id').on(table.companyId, table.id),
    foreignKey({
      name: 'shares_role',
      columns: [table.companyId, table.roleId],
      foreignColumns: [roles.companyId, roles.id],
    }).onDelete('cascade'),
    index('shares_role_id').on(table.companyId, table.roleId, table.id),
    index('shares_expires_at').on(table.expiresAt),
  ],
);

/** A candidate on a shared page, and what the client has said last. It goes with the candidacy. */
export const shareProfiles = pgTable(
  'share_profiles',
  {
    companyId: integer('company_id').notNull(),
    shareId: integer('share_id').notNull(),
    candidacyId: integer('candidacy_id').notNull(),
    place: integer('place').notNull(),
    /** As the page shows it. */
    name: text('name').notNull(),
    /** The profile as HTML. */
    html: text('html').notNull(),
    answer: text('answer').$type<ClientAnswer['answer']>(),
    message: text('message'),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.shareId, table.candidacyId] }),
    foreignKey({
      name: 'share_profiles_share',
      columns: [table.companyId, table.shareId],
      foreignColumns: [shares.companyId, shares.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'share_profiles_candidacy',
      columns: [table.companyId, table.candidacyId],
      foreignColumns: [analyses.companyId, analyses.id],
    }).onDelete('cascade'),
    index('share_profiles_candidacy_id').on(table.companyId, table.candidacyId),
  ],
);

/** When shared pages were opened. */
export const shareOpenings = pgTable(
  'share_openings',
  {
    id: identity(),
    companyId: integer('company_id').notNull(),
    shareId: integer('share_id').notNull(),
    openedAt: moment('opened_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'share_openings_share',
      columns: [table.companyId, table.shareId],
      foreignColumns: [shares.companyId, shares.id],
    }).onDelete('cascade'),
    index('share_openings_share_id').on(table.companyId, table.shareId, table.openedAt),
  ],
);
