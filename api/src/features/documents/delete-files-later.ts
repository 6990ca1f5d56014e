import type { Transaction } from '../../platform/database/client.ts';
import { fileDeletions } from '../../platform/database/schema/index.ts';
import type { Queue } from '../../platform/queue/queue.ts';

/** Has files deleted by a queue job, if the transaction that removes their rows commits. */
export async function deleteFilesLater(
  transaction: Transaction,
  queue: Pick<Queue, 'send'>,
  storageKeys: string[],
): Promise<void> {
  if (storageKeys.length === 0) return;
  await transaction.insert(fileDeletions).values(storageKeys.map((storageKey) => ({ storageKey })));
  await queue.send(transaction, 'delete-files', {});
}
