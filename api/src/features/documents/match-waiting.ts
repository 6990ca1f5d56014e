import type { Transaction } from '../../platform/database/client.ts';
import { and, eq, inArray } from '../../platform/database/drizzle.ts';
import { jobDescriptions, resumes } from '../../platform/database/schema/index.ts';
import type { ProgressHub } from '../../platform/events/progress.ts';
import { atRest } from '../../platform/queue/crashes.ts';
import type { Queue } from '../../platform/queue/queue.ts';

/**
 * Moves on the resumes of a job description for which Analyze was pressed: those that can be matched get their job, those
 * that never can be are marked as failed. Called whenever a document or a wish has changed; calling it once more does no
 * harm. The caller holds the lock on the job description's row.
 */
export async function matchWaiting(
  transaction: Transaction,
  { queue, progress }: { queue: Queue; progress: ProgressHub },
  jobDescriptionId: number,
): Promise<void> {
  const [job] = await transaction
    .select({ state: jobDescriptions.state, companyId: jobDescriptions.companyId })
    .from(jobDescriptions)
    .where(eq(jobDescriptions.id, jobDescriptionId));
  const waiting = await transaction
    .select({ id: resumes.id, state: resumes.state, failureCode: resumes.failureCode })
    .from(resumes)
    .where(and(eq(resumes.jobDescriptionId, jobDescriptionId), eq(resumes.matchState, 'queued')));
  for (const resume of waiting) {
    const failureCode =
      job?.state === 'failed'
        ? 'job-description.failed'
        : resume.state === 'failed'
          ? (resume.failureCode ?? 'document.not-prepared')
          : undefined;
    if (failureCode) await failMatch(transaction, progress, jobDescriptionId, [resume.id], failureCode);
    else if (job?.state === 'ready' && resume.state === 'ready')
      await queue.send(transaction, 'match-candidate', { resumeId: resume.id }, job.companyId);
  }
}

/** Marks candidates as failed, with the news. */
export async function failMatch(
  transaction: Transaction,
  progress: ProgressHub,
  jobDescriptionId: number,
  resumeIds: number[],
  code: string,
): Promise<void> {
  const failed = await transaction
    .update(resumes)
    .set({ matchState: 'failed', matchFailureCode: code, ...atRest })
    .where(and(inArray(resumes.id, resumeIds), eq(resumes.matchState, 'queued')))
    .returning({ id: resumes.id });
  for (const { id } of failed)
    await progress.publish(
      { jobDescriptionId, resumeId: id, flow: 'match', stage: 'failed', fraction: 1, failureCode: code },
      transaction,
    );
}
