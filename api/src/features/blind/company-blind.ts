import type { CompanyBlind } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { companies } from '../../platform/database/schema/index.ts';

/** Whether all of the company is reviewed blind, and since when. */
export async function readBlind(database: Transaction, { companyId }: Actor): Promise<CompanyBlind> {
  const [row] = await database
    .select({ since: companies.blindSince })
    .from(companies)
    .where(eq(companies.id, companyId));
  const since = row?.since ?? null;
  return { company: since !== null, since: since && since.toISOString() };
}

/** Has the whole company reviewed blind, or ends that; what is so already stays as it is. */
export function changeBlind(database: Database, actor: Actor, blind: boolean): Promise<CompanyBlind> {
  const { companyId } = actor;
  return database.transaction(async (transaction) => {
    await transaction
      .update(companies)
      .set({ blindSince: blind ? sql`coalesce(${companies.blindSince}, now())` : null })
      .where(eq(companies.id, companyId));
    await audit(transaction, actor, blind ? 'company-made-blind' : 'company-not-blind', null);
    return readBlind(transaction, actor);
  });
}
