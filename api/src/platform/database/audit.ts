import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from './client.ts';
import { auditLog } from './schema/index.ts';

/**
 * Writes who did what into the audit log, in the transaction that does it. `action` is a noun and a verb:
 * `resume-deleted`. Gives the id of the entry.
 */
export async function audit(
  transaction: Transaction,
  actor: Actor,
  action: string,
  subjectId: number,
  details: Record<string, unknown> = {},
): Promise<number> {
  const [id] = await auditEach(transaction, actor, action, [{ subjectId, details }]);
  return id!;
}

/** The same of several subjects. */
export async function auditEach(
  transaction: Transaction,
  { companyId, userId }: Actor,
  action: string,
  subjects: { subjectId: number; details: Record<string, unknown> }[],
): Promise<number[]> {
  if (subjects.length === 0) return [];
  const entries = await transaction
    .insert(auditLog)
    .values(subjects.map((one) => ({ companyId, userId, action, ...one })))
    .returning({ id: auditLog.id });
  return entries.map(({ id }) => id);
}
