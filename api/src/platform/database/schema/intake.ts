import {
  bigint,
  boolean,
  char,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { companies } from './companies.ts';
import { resumes } from './documents.ts';
import { roles } from './roles.ts';

const companyId = () =>
  integer('company_id')
    .notNull()
    .references(() => companies.id);

/** Where resumes come from by themselves: a folder or a mailbox, by the name that the settings give it. */
export const intakeSources = pgTable(
  'intake_sources',
  {
    companyId: companyId(),
    name: text('name').notNull(),
    /** When it was last looked at, with or without success. */
    lookedAt: moment('looked_at'),
    /** Why the last look failed; null after one that did not. */
    problem: text('problem'),
    /** How many looks have failed one after the other. */
    failures: integer('failures').notNull().default(0),
    /** Of a mailbox: whose numbers its mails have, and the one up to which all of them have been read. */
    numbering: text('numbering'),
    readTo: bigint('read_to', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.name] })],
);

/** What has come: a mail or a file. It stays as the proof that it was read, however often the source is looked at. */
export const intakeArrivals = pgTable(
  'intake_arrivals',
  {
    id: identity(),
    companyId: companyId(),
    source: text('source').notNull(),
    /** A hash of what this one is known by: a mail's number in its mailbox; a file's path, size and time. */
    key: char('key', { length: 64 }).notNull(),
    /** A hash of what it has in common with itself read again: the id that its writer gave a mail; a file's path. */
    sameness: char('sameness', { length: 64 }),
    roleId: integer('role_id'),
    /** A mail's sender, who is not taken for the candidate; null for a file, and once it has been forgotten. */
    sender: text('sender'),
    /** A mail's subject or a file's path; null once it has been forgotten. */
    title: text('title'),
    /** When the mail or file came to its source. */
    arrivedAt: moment('arrived_at'),
    isDone: boolean('is_done').notNull().default(false),
    attempts: integer('attempts').notNull().default(1),
    /** Why nothing of it was looked at. */
    skipped: text('skipped'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('intake_arrivals_company_id_id').on(table.companyId, table.id),
    unique('intake_arrivals_key').on(table.companyId, table.source, table.key),
    // Hand-written in the migration: "set null (role_id)", which leaves the company's id alone.
    foreignKey({
      name: 'intake_arrivals_role',
      columns: [table.companyId, table.roleId],
      foreignColumns: [roles.companyId, roles.id],
    }).onDelete('set null'),
    index('intake_arrivals_sameness').on(table.companyId, table.source, table.sameness),
    index('intake_arrivals_role_id').on(table.companyId, table.roleId),
  ],
);

/** A file of an arrival, and what has become of it. */
export const intakeFiles = pgTable(
  'intake_files',
  {
    id: identity(),
    companyId: companyId(),
    arrivalId: integer('arrival_id').notNull(),
    /** Its place in a mail or an archive; empty for a file of the folder. */
    part: text('part').notNull(),
    outcome: text('outcome', { enum: ['taken', 'known', 'refused'] }).notNull(),
    /** Of one that was refused; the name of another is that of its resume. */
    fileName: text('file_name'),
    /** The sentence that says why it was refused, and the values in it. */
    refusal: text('refusal'),
    values: jsonb('values').$type<Record<string, string | number>>(),
    /** Null for one that was refused, and once the resume has been deleted. */
    resumeId: integer('resume_id'),
    /** SHA-256 of the bytes, in hex. */
    contentHash: char('content_hash', { length: 64 }),
  },
  (table) => [
    unique('intake_files_part').on(table.companyId, table.arrivalId, table.part),
    foreignKey({
      name: 'intake_files_arrival',
      columns: [table.companyId, table.arrivalId],
      foreignColumns: [intakeArrivals.companyId, intakeArrivals.id],
    }).onDelete('cascade'),
    // Hand-written in the migration: "set null (resume_id)", which leaves the company's id alone.
    foreignKey({
      name: 'intake_files_resume',
      columns: [table.companyId, table.resumeId],
      foreignColumns: [resumes.companyId, resumes.id],
    }).onDelete('set null'),
    index('intake_files_resume_id').on(table.companyId, table.resumeId),
  ],
);
