import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { companies, users } from '../../platform/database/schema/index.ts';

/** The company's name: that in the user's profile, or the one it was created with. */
export async function companyName(transaction: Transaction, actor: Actor): Promise<string | null> {
  const [row] = await transaction
    .select({ profile: users.company, name: companies.name })
    .from(companies)
    .leftJoin(users, ofCompany(users, actor, eq(users.id, actor.userId)))
    .where(eq(companies.id, actor.companyId));
  return row?.profile || row?.name || null;
}
