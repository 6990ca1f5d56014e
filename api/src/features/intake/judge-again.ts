import type { Transaction } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { resumes } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { atRest } from '../../platform/queue/crashes.ts';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import { matchWaiting } from '../documents/match-waiting.ts';

/** Which work on a resume is done once more: all of it, or only what has failed. */
type What = 'all' | 'failed';

/**
 * Has a resume judged once more, and read before that if `what` asks for it. Does nothing for `failed` where nothing
 * has failed. The caller holds the lock on its job description.
 */
export async function judgeAgain(
  transaction: Transaction,
  { queue, progress }: Pick<Dependencies, 'queue' | 'progress'>,
  actor: Pick<Actor, 'companyId'>,
  { id, what }: { id: number; what: What },
): Promise<void> {
  const own = ofCompany(resumes, actor, eq(resumes.id, id));
  const [resume] = await transaction
    .select({ state: resumes.state, matchState: resumes.matchState })
    .from(resumes)
    .where(own)
    .for('update');
  if (!resume) throw refusal('not-found:resume');
  const unread = what === 'all' || resume.state === 'failed';
  if (!unread && resume.matchState !== 'failed') return;
  await transaction
    .update(resumes)
    .set({
      ...(resume.matchState !== 'none' && { matchState: 'queued' }),
      matchFailureCode: null,
      ...(unread && { state: 'preparing', failureCode: null }),
      ...atRest,
    })
    .where(own);
  if (unread) await queue.send(transaction, 'prepare-document', { kind: 'resume', id }, actor.companyId);
  else await matchWaiting(transaction, { queue, progress }, actor, [eq(resumes.id, id)]);
}
