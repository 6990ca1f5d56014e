import { boolean, foreignKey, index, integer, pgTable, sql, text, unique, uniqueIndex } from '../drizzle.ts';
import { createdAt, identity, updatedAt } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

export const clients = pgTable(
  'clients',
  {
    id: identity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** NFKC, trimmed, lower case: unique within a company. */
    nameKey: text('name_key').notNull(),
    /** Whether it holds the samples, to try the product with. */
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('clients_company_id_id').on(table.companyId, table.id),
    unique('clients_company_id_name_key').on(table.companyId, table.nameKey),
    index('clients_company_id_created_at').on(table.companyId, table.createdAt),
    uniqueIndex('clients_one_sample')
      .on(table.companyId)
      .where(sql`${table.isSample}`),
  ],
);

/** The foreign key keeps a client with opportunities from being deleted. */
export const opportunities = pgTable(
  'opportunities',
  {
    id: identity(),
    companyId: integer('company_id').notNull(),
    clientId: integer('client_id').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('opportunities_company_id_id').on(table.companyId, table.id),
    foreignKey({
      name: 'opportunities_client',
      columns: [table.companyId, table.clientId],
      foreignColumns: [clients.companyId, clients.id],
    }).onDelete('restrict'),
    index('opportunities_client_created_at').on(table.companyId, table.clientId, table.createdAt),
  ],
);
