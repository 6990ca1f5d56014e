import { pgTable, text } from '../drizzle.ts';
import { createdAt, identity } from './columns.ts';

/** The owners of the data: every business row has a company's id, by which queries filter. */
export const companies = pgTable('companies', { id: identity(), name: text('name').notNull(), createdAt: createdAt() });
