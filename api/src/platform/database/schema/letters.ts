import type { Language, LetterKind } from '@cotejo/contract';
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, unique } from '../drizzle.ts';
import { analyses } from './analyses.ts';
import { createdAt, identity, updatedAt } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

/** What a company wants of its letters; no row where it has said nothing. */
export const letterSettings = pgTable('letter_settings', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => companies.id),
  /** Whom candidates write to; null for the recruiter who writes the letter. */
  contact: text('contact'),
  /** Days after which a letter is due, counted from the resume's arrival and from the refusal; null for never. */
  noticeDays: integer('notice_days'),
  explanationDays: integer('explanation_days'),
});

/** Templates that a company has put in the place of the built-in ones. */
export const letterTemplates = pgTable(
  'letter_templates',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    kind: text('kind').$type<LetterKind>().notNull(),
    language: text('language').$type<Language>().notNull(),
    text: text('text').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind, table.language] })],
);

/** Letters that somebody has marked as sent, as they were. */
export const letters = pgTable(
  'letters',
  {
    id: identity(),
    companyId: integer('company_id').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    candidacyId: integer('candidacy_id').notNull(),
    kind: text('kind').$type<LetterKind>().notNull(),
    language: text('language').$type<Language>().notNull(),
    text: text('text').notNull(),
    /** Days, `YYYY-MM-DD`: when it was sent, and when it was due if it was. */
    sentOn: text('sent_on').notNull(),
    dueOn: text('due_on'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'letters_candidacy',
      columns: [table.companyId, table.candidacyId],
      foreignColumns: [analyses.companyId, analyses.id],
    }).onDelete('cascade'),
    index('letters_candidacy_id').on(table.companyId, table.candidacyId, table.id),
  ],
);

/** Letters that are due and were not sent yet. */
export const dueLetters = pgTable(
  'due_letters',
  {
    id: identity(),
    companyId: integer('company_id').notNull(),
    candidacyId: integer('candidacy_id').notNull(),
    kind: text('kind').$type<LetterKind>().notNull(),
    /** A day, `YYYY-MM-DD`. */
    dueOn: text('due_on').notNull(),
    /** False for a date that the company's settings have brought, which a change of status takes away again. */
    byHand: boolean('by_hand').notNull(),
  },
  (table) => [
    unique('due_letters_one').on(table.companyId, table.candidacyId, table.kind),
    foreignKey({
      name: 'due_letters_candidacy',
      columns: [table.companyId, table.candidacyId],
      foreignColumns: [analyses.companyId, analyses.id],
    }).onDelete('cascade'),
    index('due_letters_due_on').on(table.companyId, table.dueOn, table.id),
  ],
);
