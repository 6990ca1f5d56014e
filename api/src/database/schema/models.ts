import { bigint, integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';

/** What language models have cost the installation, by calendar month in UTC. A call is booked before it is made. */
export const modelUsage = pgTable('model_usage', {
  /** `YYYY-MM`. */
  month: varchar('month', { length: 7 }).notNull(),
  plugin: text('plugin').notNull(),
  /** Where the plugin's calls went: `local` or `cloud`. */
  egress: text('egress').notNull(),
  calls: integer('calls').notNull(),
  inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
  outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
}, (table) => [primaryKey({ columns: [table.month, table.plugin, table.egress] })]);
