import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from './client.ts';
import { auditLog } from './schema/index.ts';

/**
 * Writes who did what into the audit log, in the transaction that does it. `action` is a noun and a verb:
 * `resume-deleted`. Gives the id of the entry.
 */
export async function audit(
  transaction: Transaction,
  { companyId, userId }: Actor,
  action: string,
  subjectId: number,
  details: Record<string, unknown> = {},
): Promise<number> {
  const [entry] = await transaction
    .insert(auditLog)
    .values({ companyId, userId, action, subjectId, details })
    .returning({ id: auditLog.id });
  return entry!.id;
}
