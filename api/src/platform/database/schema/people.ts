import { consentStates } from '@cotejo/contract';
import { boolean, index, pgTable, sql, integer, text, unique } from '../drizzle.ts';
import { folded } from '../folded.ts';
import { createdAt, identity, moment, updatedAt } from './columns.ts';
import { companies } from './companies.ts';

/**
 * The human beings whom a company knows. A person goes with the last of its resumes, unless it was imported. Triggers
 * of the resumes keep what is derived from them: `name`, as long as nobody has corrected it, `known_as` and
 * `last_resume_at`.
 */
export const people = pgTable(
  'people',
  {
    id: identity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    name: text('name').notNull(),
    /** Somebody typed the name; it then stays, whatever resumes say. */
    nameCorrected: boolean('name_corrected').notNull().default(false),
    /** Came from a spreadsheet, and so is known without a resume. */
    imported: boolean('imported').notNull().default(false),
    /** The names and file names of all resumes. */
    knownAs: text('known_as').notNull().default(''),
    /** All names, as searches look through them. */
    searchKey: text('search_key')
      .notNull()
      .generatedAlwaysAs(folded(sql.raw(`name || ' ' || known_as`))),
    consent: text('consent', { enum: consentStates }).notNull().default('unknown'),
    /** The day of the consent, or of its refusal. */
    consentDate: text('consent_date'),
    consentSource: text('consent_source'),
    /** When the newest resume came, or the person where there is none. */
    lastResumeAt: moment('last_resume_at').notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('people_company_id_id').on(table.companyId, table.id),
    index('people_last_resume_at').on(table.companyId, table.lastResumeAt, table.id),
    index('people_search_key').using('gin', sql`${table.searchKey} gin_trgm_ops`),
  ],
);
export type PersonRow = typeof people.$inferSelect;
