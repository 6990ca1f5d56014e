import {
  type Consent,
  type ImportField,
  importStates,
  rowOutcomes,
  type RowRemark,
  type SameReason,
  type SkipReason,
} from '@cotejo/contract';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, sql, text, unique } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

/** A column of a spreadsheet, and what it is taken for. */
export type ImportColumn = { title: string; samples: string[]; field: ImportField | null };

/** Spreadsheets of people. */
export const peopleImports = pgTable(
  'people_imports',
  {
    id: identity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    state: text('state', { enum: importStates }).notNull().default('checking'),
    hasHeader: boolean('has_header').notNull(),
    columns: jsonb('columns').$type<ImportColumn[]>().notNull(),
    /** Raised when the columns are changed, so that a check of others writes nothing. */
    mapping: integer('mapping').notNull().default(1),
    /** The number of the first row with any text, which may name the columns. */
    firstRow: integer('first_row').notNull(),
    /** Rows of people, and how many of them are done in what is under way. */
    rows: integer('rows').notNull(),
    rowsDone: integer('rows_done').notNull().default(0),
    createdAt: createdAt(),
    /** When it last began or ended something. */
    changedAt: moment('changed_at').notNull().defaultNow(),
    importedAt: moment('imported_at'),
  },
  (table) => [
    unique('people_imports_company_id_id').on(table.companyId, table.id),
    index('people_imports_changed_at').on(table.changedAt),
  ],
);
export type ImportRecord = typeof peopleImports.$inferSelect;

/** What a row has added to a person: ids of rows, tags, and the consent as it was. */
export type AddedByRow = { contacts: number[]; notes: number[]; tags: string[]; consentBefore: Consent | null };

/**
 * The rows of a spreadsheet. `personId` has no key to people: a person may become part of another, or be erased, and
 * the row must tell that from one that was never imported. Rows go a day after the import.
 */
export const importRows = pgTable(
  'import_rows',
  {
    companyId: integer('company_id').notNull(),
    importId: integer('import_id').notNull(),
    /** Its place in the file, from 1. */
    number: integer('number').notNull(),
    /** Emptied once it is imported. */
    cells: text('cells').array().notNull(),
    outcome: text('outcome', { enum: rowOutcomes }),
    skipped: text('skipped').$type<SkipReason>(),
    remarks: text('remarks')
      .array()
      .$type<RowRemark[]>()
      .notNull()
      .default(sql`'{}'`),
    personId: integer('person_id'),
    /** The earlier row about the same person. */
    sameAs: integer('same_as'),
    reasons: jsonb('reasons').$type<SameReason[]>().notNull().default([]),
    /** Whether it is imported or, while that is undone, still to be taken back. */
    done: boolean('done').notNull().default(false),
    added: jsonb('added').$type<AddedByRow>(),
    /** The version of the person when the row was imported: a later one was changed by somebody. */
    personSeen: moment('person_seen'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.importId, table.number] }),
    foreignKey({
      name: 'import_rows_import',
      columns: [table.companyId, table.importId],
      foreignColumns: [peopleImports.companyId, peopleImports.id],
    }).onDelete('cascade'),
    index('import_rows_person_id').on(table.companyId, table.personId),
  ],
);
export type ImportRowRecord = typeof importRows.$inferSelect;
