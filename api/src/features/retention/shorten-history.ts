import { audit } from '../../platform/database/audit.ts';
import type { Database } from '../../platform/database/client.ts';
import { sql } from '../../platform/database/drizzle.ts';

/** How many entries went, the place of the last one of them, and its hash. */
type Removed = { entries: number; place: number; hash: string };

/**
 * Removes the entries of a company's history whose months are over, oldest first, as the database itself counts them:
 * none while a legal hold stands, and never the newest. Each part leaves an entry, by which the chain is known to go
 * on from there.
 */
export async function shortenHistory(database: Database, companyId: number, signal: AbortSignal): Promise<void> {
  for (let removed: Removed | undefined = undefined, first = true; first || removed; first = false) {
    signal.throwIfAborted();
    removed = await database.transaction(async (transaction) => {
      const [gone] = await transaction.execute<Removed>(sql`select * from forget_history(${companyId})`);
      if (gone) await audit(transaction, { companyId, userId: null }, 'history-shortened', null, gone);
      return gone;
    });
  }
}
