import { audit } from '../../platform/database/audit.ts';
import type { Database } from '../../platform/database/client.ts';
import { sql } from '../../platform/database/drizzle.ts';

/** How many entries went, the place of the last one of them, and its hash. */
type Removed = { entries: number; place: number; hash: string };

/**
 * Removes the entries of a company's history whose months are over, oldest first, as the database itself counts them:
 * none while a legal hold stands, and never the newest.
 */
export async function shortenHistory(database: Database, companyId: number, signal: AbortSignal): Promise<void> {
  do signal.throwIfAborted();
  while (await removePart(database, companyId));
}

/** Removes one part, if there is one; an entry tells of it, by which the chain is known to go on from there. */
function removePart(database: Database, companyId: number): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [removed] = await transaction.execute<Removed>(sql`select * from forget_history(${companyId})`);
    if (removed) await audit(transaction, { companyId, userId: null }, 'history-shortened', null, removed);
    return removed !== undefined;
  });
}
