import { foreignKey, integer, pgTable, primaryKey } from '../drizzle.ts';
import { moment } from './columns.ts';
import { roles } from './roles.ts';
import { users } from './users.ts';

/** When each user has last opened each role. */
export const roleVisits = pgTable(
  'role_visits',
  {
    companyId: integer('company_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: integer('role_id').notNull(),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.roleId, table.userId] }),
    foreignKey({
      name: 'role_visits_role',
      columns: [table.companyId, table.roleId],
      foreignColumns: [roles.companyId, roles.id],
    }).onDelete('cascade'),
  ],
);
