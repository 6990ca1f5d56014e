import type { ErasureReceipt } from '@cotejo/contract';
import type { Transaction } from '../../platform/database/client.ts';
import { audit, auditEach } from '../../platform/database/audit.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { dropExport } from '../exports/state.ts';
import { lockPeople } from '../joining/give-person.ts';
import { lockRows } from '../people/update.ts';
import { writeReceipt } from './receipt.ts';
import { removePeople } from './remove-people.ts';

/** Who erases; nobody where the server does so by itself. */
export type Author = { companyId: number; userId: number | null };
/** What the history says of the reason, and what must hold once the people are locked. */
type Why = { because?: 'retention'; check?: (transaction: Transaction) => Promise<void> };

/**
 * Erases people with everything that came of their resumes and, later, their files. An archive of the company, which
 * holds them, goes as well. The receipt says what went, by kind and count.
 */
export function erasePeople(
  { database, queue, config }: Pick<Dependencies, 'database' | 'queue' | 'config'>,
  actor: Author,
  those: number[],
  { because, check }: Why = {},
): Promise<ErasureReceipt> {
  const ids = [...new Set(those)];
  return database.transaction(async (transaction) => {
    await lockPeople(transaction, actor);
    await lockRows(transaction, actor, ids);
    await check?.(transaction);
    const archives = await dropExport(transaction, { queue }, actor);
    const gone = await removePeople(transaction, queue, actor, ids);
    const removed = { ...gone.removed, archives };
    const [first, ...others] = ids;
    const entry = await audit(transaction, actor, 'person-erased', first!, { removed, ...(because && { because }) });
    await auditEach(
      transaction,
      actor,
      'person-erased',
      others.map((subjectId) => ({ subjectId, details: { with: first } })),
    );
    return writeReceipt(transaction, actor, config.backup.days, { ...gone, id: entry, removed });
  });
}
