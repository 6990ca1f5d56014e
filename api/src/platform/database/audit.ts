import type { HistoryAction } from '@cotejo/contract';
import type { Transaction } from './client.ts';
import { auditLog } from './schema/index.ts';

/** Who does it, maybe by an API token; `userId` is null for the server and for whoever runs it. */
type Author = { companyId: number; userId: number | null; tokenId?: number | undefined };

/** The callers of calls that have written an entry: each call has an object of its own for its caller. */
const written = new WeakSet<Author>();

/** Whether the call of this caller has written an entry already. */
export const hasAudited = (actor: Author): boolean => written.has(actor);

/**
 * Writes who did what into the audit log, in the transaction that does it. `action` is a noun and a verb such as
 * `resume-deleted`, and has its line in the contract's `historyActions`. Gives the id of the entry.
 */
export async function audit(
  transaction: Transaction,
  actor: Author,
  action: HistoryAction,
  subjectId: number | null,
  details: Record<string, unknown> = {},
): Promise<number> {
  const [id] = await auditEach(transaction, actor, action, [{ subjectId, details }]);
  return id!;
}

/** The same for whoever runs the server, whom no company knows: a script or a setting of theirs has done it. */
export const auditOfOperator = (
  transaction: Transaction,
  { companyId }: { companyId: number },
  action: HistoryAction,
  subjectId: number,
): Promise<number> => audit(transaction, { companyId, userId: null }, action, subjectId, { by: 'operator' });

/** The same of several subjects. */
export async function auditEach(
  transaction: Transaction,
  actor: Author,
  action: HistoryAction,
  subjects: { subjectId: number | null; details: Record<string, unknown> }[],
): Promise<number[]> {
  if (subjects.length === 0) return [];
  const { companyId, userId, tokenId } = actor;
  const byToken = tokenId !== undefined && { by: 'token', tokenId };
  const entries = await transaction
    .insert(auditLog)
    .values(
      subjects.map(({ subjectId, details }) => {
        return { companyId, userId, action, subjectId, details: { ...details, ...byToken } };
      }),
    )
    .returning({ id: auditLog.id });
  written.add(actor);
  return entries.map(({ id }) => id);
}
