import type { Dependencies } from '../../platform/dependencies.ts';
import { eq, lt, sql } from '../../platform/database/drizzle.ts';
import { ofEveryCompany } from '../../platform/database/of-company.ts';
import { poolSearches } from '../../platform/database/schema/index.ts';

/**
 * Sends the queue job again of each search that nobody has worked on for minutes: its process has died before it sent
 * one, or the queue has given it up.
 */
export async function sendUnfinished({ database, queue }: Pick<Dependencies, 'database' | 'queue'>): Promise<void> {
  const { id, companyId, roleId, state, updatedAt } = poolSearches;
  const unfinished = await database
    .select({ id, companyId, roleId })
    .from(poolSearches)
    .where(ofEveryCompany('upkeep', eq(state, 'looking'), lt(updatedAt, sql`now() - interval '5 minutes'`)));
  for (const search of unfinished) {
    const owner = search.companyId;
    if (search.roleId === null) await queue.send(database, 'look-through', { searchId: search.id }, owner);
    else await queue.send(database, 'look-for-role', { roleId: search.roleId }, owner);
  }
}
