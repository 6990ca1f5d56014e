import type { AlignedSegment, Cut, Span } from '@cotejo/plugin-kit';
import type { PagesRead, StageRecord, Warning } from '@cotejo/pipeline';
import { bigint, char, integer, jsonb, sql, text } from '../drizzle.ts';
import { createdAt, identity } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

/** What a job description and a resume have in common: the file, its state, and what Prepare found. */
export const documentColumns = () => ({
  id: identity(),
  companyId: integer('company_id')
    .notNull()
    .references(() => companies.id),
  userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  originalFileName: text('original_file_name').notNull(),
  fileSize: bigint('file_size', { mode: 'number' }).notNull(),
  mediaType: text('media_type').notNull(),
  storageKey: text('storage_key').notNull().unique(),
  /** SHA-256 of the bytes, in hex. */
  contentHash: char('content_hash', { length: 64 }).notNull(),
  state: text('state', { enum: ['preparing', 'ready', 'failed'] })
    .notNull()
    .default('preparing'),
  failureCode: text('failure_code'),
  /**
   * How often work on it has ended a process, and the process that works on it now: see `platform/queue/crashes.ts`.
   */
  crashes: integer('crashes').notNull().default(0),
  workedBy: text('worked_by'),
  language: text('language').notNull().default('und'),
  extractedText: text('extracted_text'),
  /** The English text; null when the original is English. */
  translatedText: text('translated_text'),
  alignment: jsonb('alignment')
    .$type<AlignedSegment[]>()
    .notNull()
    .default(sql`'[]'::jsonb`),
  excluded: jsonb('excluded')
    .$type<Span[]>()
    .notNull()
    .default(sql`'[]'::jsonb`),
  warnings: jsonb('warnings')
    .$type<Warning[]>()
    .notNull()
    .default(sql`'[]'::jsonb`),
  cuts: jsonb('cuts')
    .$type<Cut[]>()
    .notNull()
    .default(sql`'[]'::jsonb`),
  /** Null for documents of older versions, and until it is known. */
  pages: jsonb('pages').$type<PagesRead>(),
  provenance: jsonb('provenance')
    .$type<StageRecord[]>()
    .notNull()
    .default(sql`'[]'::jsonb`),
  createdAt: createdAt(),
});
