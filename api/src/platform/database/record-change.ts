import type { CandidacyChange } from '@cotejo/contract';
import type { Transaction } from './client.ts';
import { candidacyEvents, type PastJudgment } from './schema/index.ts';

export type RecordedChange = { candidacyId: number; change: CandidacyChange; judgment?: PastJudgment | undefined };

/**
 * Writes changes of candidacies into their activity, in the transaction that makes them; `userId` is null for what the
 * server does by itself. Nothing is written where nothing has changed, unless a judgment was replaced.
 */
export async function recordChanges(
  transaction: Transaction,
  { companyId, userId }: { companyId: number; userId: number | null },
  changes: RecordedChange[],
): Promise<void> {
  const rows = changes.flatMap(({ candidacyId, change, judgment }) =>
    JSON.stringify(change.from) === JSON.stringify(change.to) && !judgment
      ? []
      : [{ companyId, userId, candidacyId, change, judgment: judgment ?? null }],
  );
  if (rows.length > 0) await transaction.insert(candidacyEvents).values(rows);
}

/** The same for one change. */
export const recordChange = (
  transaction: Transaction,
  actor: { companyId: number; userId: number | null },
  candidacyId: number,
  change: CandidacyChange,
): Promise<void> => recordChanges(transaction, actor, [{ candidacyId, change }]);
