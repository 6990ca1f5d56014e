import type { Transaction } from '../../platform/database/client.ts';
import { asc, eq } from '../../platform/database/drizzle.ts';
import { ofEveryCompany } from '../../platform/database/of-company.ts';
import { users } from '../../platform/database/schema/index.ts';
import { findUserByName } from './users.ts';

/**
 * The id of the company that a setting means by the user name of somebody in it; without a name that of the first
 * administrator. Undefined while there is no such user.
 */
export async function companyOf(database: Transaction, username: string | undefined): Promise<number | undefined> {
  if (username !== undefined) return (await findUserByName(database, username))?.companyId;
  const [first] = await database
    .select({ companyId: users.companyId })
    .from(users)
    .where(ofEveryCompany('operator', eq(users.role, 'admin')))
    .orderBy(asc(users.id))
    .limit(1);
  return first?.companyId;
}
