import { type CandidateStatus, isRejecting, type ListedCandidacy } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Database } from '../../platform/database/client.ts';
import { eq, inArray } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { analyses } from '../../platform/database/schema/index.ts';
import { recordStatus } from '../candidates/candidates.ts';
import { readListed } from './list.ts';
import { assertReasonsSeen } from './rejection-reasons.ts';

/**
 * Sets the status of several candidacies of a role. Throws "not found" if one of them is none of the role's, and a 409
 * where several would be rejected by somebody who has not seen why.
 */
export function updateStatuses(
  database: Database,
  actor: Actor,
  roleId: number,
  { ids, status }: { ids: number[]; status: CandidateStatus },
): Promise<ListedCandidacy[]> {
  const wanted = ofCompany(analyses, actor, eq(analyses.roleId, roleId), inArray(analyses.id, ids));
  return database.transaction(async (transaction) => {
    const before = await transaction
      .select({ id: analyses.id, status: analyses.status })
      .from(analyses)
      .where(wanted)
      .orderBy(analyses.resumeId)
      .for('no key update');
    if (before.length < new Set(ids).size) throw refusal('not-found:candidate');
    if (isRejecting(status)) await assertReasonsSeen(transaction, actor, roleId, before);
    await transaction.update(analyses).set({ status }).where(wanted);
    await recordStatus(transaction, actor, before, status);
    return readListed(transaction, actor, roleId, ids);
  });
}
