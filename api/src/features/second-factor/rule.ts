import type { SecondFactorRule } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { companies } from '../../platform/database/schema/index.ts';

/** Whether the company asks everybody for a second factor, and since when. */
export async function readRule(database: Transaction, { companyId }: Actor): Promise<SecondFactorRule> {
  const [row] = await database
    .select({ since: companies.secondFactorSince })
    .from(companies)
    .where(eq(companies.id, companyId));
  const since = row?.since?.toISOString() ?? null;
  return { required: since !== null, since };
}

/** Asks everybody for a second factor, or ends that; what is so already stays as it is. */
export function changeRule(database: Database, actor: Actor, required: boolean): Promise<SecondFactorRule> {
  return database.transaction(async (transaction) => {
    await transaction
      .update(companies)
      .set({ secondFactorSince: required ? sql`coalesce(${companies.secondFactorSince}, now())` : null })
      .where(eq(companies.id, actor.companyId));
    await audit(transaction, actor, required ? 'second-factor-required' : 'second-factor-not-required', null);
    return readRule(transaction, actor);
  });
}
