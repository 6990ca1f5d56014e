import { bigint, foreignKey, integer, pgTable, primaryKey, text, unique } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

/** The archive with everything of a company, of which there is one at a time. */
export const companyExports = pgTable(
  'company_exports',
  {
    id: identity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state', { enum: ['making', 'ready', 'failed'] })
      .notNull()
      .default('making'),
    failureCode: text('failure_code'),
    /** Raised by each try to make it, so that one which counts as dead can add nothing to the next. */
    attempt: integer('attempt').notNull().default(0),
    /** Rows and files that are in the archive, and all that come into it. */
    stepsDone: integer('steps_done').notNull().default(0),
    steps: integer('steps').notNull().default(0),
    /** Bytes of the archive so far. */
    size: bigint('size', { mode: 'number' }).notNull().default(0),
    files: integer('files').notNull().default(0),
    /** Files that the storage has no more, or not whole; the archive names them. */
    missingFiles: integer('missing_files').notNull().default(0),
    createdAt: createdAt(),
    readyAt: moment('ready_at'),
  },
  (table) => [
    unique('company_exports_company_id').on(table.companyId),
    unique('company_exports_company_id_id').on(table.companyId, table.id),
  ],
);

/** The archive as it is stored: in files that follow one another. */
export const exportParts = pgTable(
  'export_parts',
  {
    companyId: integer('company_id').notNull(),
    exportId: integer('export_id').notNull(),
    /** The place of its first byte in the archive. */
    start: bigint('start', { mode: 'number' }).notNull(),
    size: integer('size').notNull(),
    storageKey: text('storage_key').notNull().unique(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.exportId, table.start] }),
    foreignKey({
      name: 'export_parts_export',
      columns: [table.companyId, table.exportId],
      foreignColumns: [companyExports.companyId, companyExports.id],
    }).onDelete('cascade'),
  ],
);
