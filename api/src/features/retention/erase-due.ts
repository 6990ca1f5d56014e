import type { ErasureReceipt } from '@cotejo/contract';
import { AppError, refusal } from '../../ground/errors.ts';
import { isNull } from '../../platform/database/drizzle.ts';
import { ofEveryCompany } from '../../platform/database/of-company.ts';
import { retentionRules } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { QueueHandler } from '../../platform/queue/workers.ts';
import { type Author, erasePeople } from '../erasures/erase-people.ts';
import { findDue } from './due.ts';
import { shortenHistory } from './shorten-history.ts';

type Needed = Pick<Dependencies, 'database' | 'queue' | 'config'>;

/** People whom the nightly job looks at together. */
const PART = 100;

/** Erases people who are due at a moment. Throws "not due" where one of them is not, or no longer. */
export function eraseDue(dependencies: Needed, author: Author, those: number[], now: Date): Promise<ErasureReceipt> {
  const ids = [...new Set(those)];
  return erasePeople(dependencies, author, ids, {
    because: 'retention',
    async check(transaction) {
      const { people } = await findDue(transaction, author, now, { limit: ids.length, ids });
      if (people.length < ids.length) throw refusal('retention.not-due');
    },
  });
}

/** Erases everybody who is due in the companies that want it, and whatever of the history is older than it may be. */
export function eraseDueHandler(dependencies: Needed, now = () => new Date()): QueueHandler<'erase-due'> {
  return async (_, { signal }) => {
    const companies = await dependencies.database
      .select({ companyId: retentionRules.companyId, erases: retentionRules.erases })
      .from(retentionRules)
      .where(ofEveryCompany('upkeep', isNull(retentionRules.clientId)));
    for (const { companyId, erases } of companies) {
      if (erases) await eraseAllDue(dependencies, { companyId, userId: null }, now(), signal);
      await shortenHistory(dependencies.database, companyId, signal);
    }
  };
}

async function eraseAllDue(dependencies: Needed, author: Author, now: Date, signal: AbortSignal): Promise<void> {
  let after: string | null | undefined;
  do {
    const { people, next } = await findDue(dependencies.database, author, now, { limit: PART, after });
    for (const { person } of people) {
      signal.throwIfAborted();
      // Somebody may have worked with the person, or put a hold on it, meanwhile.
      await eraseDue(dependencies, author, [person.id], now).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      });
    }
    after = next;
  } while (after);
}
