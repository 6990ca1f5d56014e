import type { CandidacyChange } from '@cotejo/contract';
import type { Transaction } from './client.ts';
import { candidacyEvents, type PastJudgment } from './schema/index.ts';

/**
 * Writes a change of a candidacy into its activity, in the transaction that makes it; `userId` is null for what the
 * server does by itself. Nothing is written where nothing has changed, unless a judgment was replaced.
 */
export async function recordChange(
  transaction: Transaction,
  { companyId, userId }: { companyId: number; userId: number | null },
  candidacyId: number,
  change: CandidacyChange,
  judgment?: PastJudgment,
): Promise<void> {
  if (JSON.stringify(change.from) === JSON.stringify(change.to) && !judgment) return;
  await transaction
    .insert(candidacyEvents)
    .values({ companyId, userId, candidacyId, change, judgment: judgment ?? null });
}
