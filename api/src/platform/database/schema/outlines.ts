import type { ResumeProfile } from '@cotejo/plugin-kit';
import { customType, foreignKey, index, integer, jsonb, pgTable, primaryKey, sql, text } from '../drizzle.ts';
import { resumes } from './documents.ts';
import { people } from './people.ts';

/** Bits, as a text of zeros and ones. */
const bits = (length: number) => customType<{ data: string; driverData: string }>({ dataType: () => `bit(${length})` });

/** What prepared resumes are found by among all of their company, and tell; made again whenever it is gone. */
export const resumeOutlines = pgTable(
  'resume_outlines',
  {
    companyId: integer('company_id').notNull(),
    resumeId: integer('resume_id').notNull(),
    /** Hashes of the company's id and a term. */
    terms: integer('terms').array().notNull(),
    /** Null where no encoder serves. */
    signature: bits(512)('signature'),
    /** Null where nobody could read it. */
    profile: jsonb('profile').$type<ResumeProfile>(),
    /** Hash of what has made it. */
    madeBy: text('made_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.resumeId] }),
    foreignKey({
      name: 'resume_outlines_resume',
      columns: [table.companyId, table.resumeId],
      foreignColumns: [resumes.companyId, resumes.id],
    }).onDelete('cascade'),
    index('resume_outlines_terms').using('gin', sql`${table.terms} gin__int_ops`),
  ],
);

/**
 * The outlines by which people are found: a copy of that of each person's newest resume, narrow and in one place, as a
 * search compares them all.
 */
export const personOutlines = pgTable(
  'person_outlines',
  {
    companyId: integer('company_id').notNull(),
    personId: integer('person_id').notNull(),
    resumeId: integer('resume_id').notNull(),
    terms: integer('terms').array().notNull(),
    signature: bits(512)('signature'),
    /** Of a company's outlines a later one has a higher number. */
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.personId] }),
    foreignKey({
      name: 'person_outlines_person',
      columns: [table.companyId, table.personId],
      foreignColumns: [people.companyId, people.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'person_outlines_outline',
      columns: [table.companyId, table.resumeId],
      foreignColumns: [resumeOutlines.companyId, resumeOutlines.resumeId],
    }).onDelete('cascade'),
    index('person_outlines_resume_id').on(table.companyId, table.resumeId),
    index('person_outlines_number').on(table.companyId, table.number),
  ],
);

/**
 * What a search compares of everybody before it reads the outlines of those who come near: the signature, and two bits
 * for each term, which other terms may share. `outline_people` in the database writes both tables.
 */
export const personMarks = pgTable(
  'person_marks',
  {
    companyId: integer('company_id').notNull(),
    personId: integer('person_id').notNull(),
    /** How many terms the outline has. */
    many: integer('many').notNull(),
    signature: bits(512)('signature'),
    /** A resume of usual length sets a thirteenth of them. */
    marks: bits(4096)('marks').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.personId] }),
    foreignKey({
      name: 'person_marks_outline',
      columns: [table.companyId, table.personId],
      foreignColumns: [personOutlines.companyId, personOutlines.personId],
    }).onDelete('cascade'),
  ],
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The words of prepared resumes in all their languages, but those that must not count; made with the outlines. */
export const resumeWords = pgTable(
  'resume_words',
  {
    companyId: integer('company_id').notNull(),
    resumeId: integer('resume_id').notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.resumeId] }),
    foreignKey({
      name: 'resume_words_resume',
      columns: [table.companyId, table.resumeId],
      foreignColumns: [resumes.companyId, resumes.id],
    }).onDelete('cascade'),
    index('resume_words_words').using('gin', table.words),
  ],
);
