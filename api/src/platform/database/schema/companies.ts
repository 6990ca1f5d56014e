import { pgTable, text } from '../drizzle.ts';
import { createdAt, identity } from './columns.ts';

/** Whose data it is: every business row carries a company's id, and every query filters by it. */
export const companies = pgTable('companies', { id: identity(), name: text('name').notNull(), createdAt: createdAt() });
