import { boolean, check, foreignKey, index, integer, pgTable, sql, text, unique } from '../drizzle.ts';
import { clients } from './clients.ts';
import { createdAt, identity } from './columns.ts';
import { companies } from './companies.ts';
import { people } from './people.ts';
import { roles } from './roles.ts';
import { users } from './users.ts';

const companyId = () =>
  integer('company_id')
    .notNull()
    .references(() => companies.id);

/** Months for which a company, or one of its clients, has people kept; null for ever. */
export const retentionRules = pgTable(
  'retention_rules',
  {
    companyId: companyId(),
    /** Null for the company's own rule, which holds where a client has none. */
    clientId: integer('client_id'),
    afterActivity: integer('after_activity'),
    afterRefusal: integer('after_refusal'),
    /** Of the company's own rule: whether the server erases who is due by itself. */
    erases: boolean('erases').notNull().default(false),
    /** Of the company's own rule: months for which entries of the history are kept; null for ever. */
    historyMonths: integer('history_months'),
  },
  (table) => [
    unique('retention_rules_client').on(table.companyId, table.clientId).nullsNotDistinct(),
    foreignKey({
      name: 'retention_rules_client_of_company',
      columns: [table.companyId, table.clientId],
      foreignColumns: [clients.companyId, clients.id],
    }).onDelete('cascade'),
  ],
);

/**
 * What keeps a person, or everybody of a role or client, from being erased. The keys have nothing of it deleted, and a
 * trigger of the migration none of the resumes.
 */
export const legalHolds = pgTable(
  'legal_holds',
  {
    id: identity(),
    companyId: companyId(),
    personId: integer('person_id'),
    roleId: integer('role_id'),
    clientId: integer('client_id'),
    reason: text('reason').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    check('legal_holds_one', sql`num_nonnulls(${table.personId}, ${table.roleId}, ${table.clientId}) = 1`),
    foreignKey({
      name: 'legal_holds_person',
      columns: [table.companyId, table.personId],
      foreignColumns: [people.companyId, people.id],
    }),
    foreignKey({
      name: 'legal_holds_role',
      columns: [table.companyId, table.roleId],
      foreignColumns: [roles.companyId, roles.id],
    }),
    foreignKey({
      name: 'legal_holds_client',
      columns: [table.companyId, table.clientId],
      foreignColumns: [clients.companyId, clients.id],
    }),
    index('legal_holds_person_id').on(table.companyId, table.personId),
    index('legal_holds_role_id').on(table.companyId, table.roleId),
    index('legal_holds_client_id').on(table.companyId, table.clientId),
  ],
);
