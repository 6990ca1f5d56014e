import type { ResumeProfile } from '@cotejo/plugin-kit';
import { customType, foreignKey, index, integer, jsonb, pgTable, primaryKey, sql, text } from '../drizzle.ts';
import { resumes } from './documents.ts';

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
