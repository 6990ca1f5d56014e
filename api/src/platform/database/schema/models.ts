import {
  bigint,
  char,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  varchar,
} from '../drizzle.ts';
import { createdAt } from './columns.ts';
import { resumes } from './documents.ts';
import { jobDescriptions } from './roles.ts';

/** What language models have cost the installation, by calendar month in UTC. A call is booked before it is made. */
export const modelUsage = pgTable(
  'model_usage',
  {
    /** `YYYY-MM`. */
    month: varchar('month', { length: 7 }).notNull(),
    plugin: text('plugin').notNull(),
    /** Where the plugin's calls went: `local` or `cloud`. */
    egress: text('egress').notNull(),
    calls: integer('calls').notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.plugin, table.egress] })],
);

/** The documents that a row came of, and is deleted with. */
const subjectColumns = () => ({
  /** Null for what a resume without a job description has brought. */
  jobDescriptionId: integer('job_description_id'),
  resumeId: integer('resume_id'),
  createdAt: createdAt(),
});

/**
 * Answers of language models, so that the same question costs nothing and has the same answer. An answer may quote the
 * documents that it is about, and is deleted with them.
 */
export const modelAnswers = pgTable(
  'model_answers',
  {
    companyId: integer('company_id').notNull(),
    /** SHA-256 over everything that was asked and the model's digest, in hex. */
    key: char('key', { length: 64 }).notNull(),
    /** JSON; as text, since JSON may hold characters that PostgreSQL's own type refuses. */
    answer: text('answer').notNull(),
    ...subjectColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.key] }),
    foreignKey({
      name: 'model_answers_job_description',
      columns: [table.companyId, table.jobDescriptionId],
      foreignColumns: [jobDescriptions.companyId, jobDescriptions.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'model_answers_resume',
      columns: [table.companyId, table.resumeId],
      foreignColumns: [resumes.companyId, resumes.id],
    }).onDelete('cascade'),
    index('model_answers_job_description_id').on(table.companyId, table.jobDescriptionId),
    index('model_answers_resume_id').on(table.companyId, table.resumeId),
  ],
);

/** Whole numbers of 8 bits with a sign, a byte each. */
const bytes = customType<{ data: Int8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: ({ buffer, byteOffset, length }) => Buffer.from(buffer, byteOffset, length),
  fromDriver: ({ buffer, byteOffset, length }) => new Int8Array(buffer, byteOffset, length),
});

/** What passages and requirements mean, so that a text is embedded once. A vector reveals something of its text. */
export const textVectors = pgTable(
  'text_vectors',
  {
    companyId: integer('company_id').notNull(),
    /** SHA-256 over the text and the model's digest, in hex. */
    key: char('key', { length: 64 }).notNull(),
    vector: bytes('vector').notNull(),
    ...subjectColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.key] }),
    foreignKey({
      name: 'text_vectors_job_description',
      columns: [table.companyId, table.jobDescriptionId],
      foreignColumns: [jobDescriptions.companyId, jobDescriptions.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'text_vectors_resume',
      columns: [table.companyId, table.resumeId],
      foreignColumns: [resumes.companyId, resumes.id],
    }).onDelete('cascade'),
    index('text_vectors_job_description_id').on(table.companyId, table.jobDescriptionId),
    index('text_vectors_resume_id').on(table.companyId, table.resumeId),
  ],
);
