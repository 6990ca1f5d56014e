import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from './client.ts';
import { auditLog } from './schema/index.ts';

type Author = Pick<Actor, 'companyId' | 'userId'>;

/** The callers of calls that have written an entry: each call has an object of its own for its caller. */
const written = new WeakSet<Author>();

/** Whether the call of this caller has written an entry already. */
export const hasAudited = (actor: Author): boolean => written.has(actor);

/**
 * Writes who did what into the audit log, in the transaction that does it. `action` is a noun and a verb:
 * `resume-deleted`. Gives the id of the entry.
 */
export async function audit(
  transaction: Transaction,
  actor: Author,
  action: string,
  subjectId: number | null,
  details: Record<string, unknown> = {},
): Promise<number> {
  const [id] = await auditEach(transaction, actor, action, [{ subjectId, details }]);
  return id!;
}

/** The same of several subjects. */
export async function auditEach(
  transaction: Transaction,
  actor: Author,
  action: string,
  subjects: { subjectId: number | null; details: Record<string, unknown> }[],
): Promise<number[]> {
  if (subjects.length === 0) return [];
  const { companyId, userId } = actor;
  const entries = await transaction
    .insert(auditLog)
    .values(subjects.map((one) => ({ companyId, userId, action, ...one })))
    .returning({ id: auditLog.id });
  written.add(actor);
  return entries.map(({ id }) => id);
}
