import type { Transaction } from '../../platform/database/client.ts';
import { eq, inArray } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { jobDescriptions, resumes } from '../../platform/database/schema/index.ts';
import type { ProgressHub } from '../../platform/events/progress.ts';
import { atRest } from '../../platform/queue/crashes.ts';
import type { Queue } from '../../platform/queue/queue.ts';

/** The id of a document, and of the company that it belongs to. */
type DocumentId = { id: number; companyId: number };

/**
 * Handles the resumes of a job description that wait for their match, or one of them: those that are ready get a queue
 * job, those that can never be matched are marked as failed. Called after every change of a document and every call of
 * Analyze; once more does no harm. The caller holds the lock on the job description's row.
 */
export async function matchWaiting(
  transaction: Transaction,
  { queue, progress }: { queue: Queue; progress: ProgressHub },
  { id: jobDescriptionId, companyId }: DocumentId,
  resumeId?: number,
): Promise<void> {
  const owner = { companyId };
  const [job] = await transaction
    .select({ state: jobDescriptions.state })
    .from(jobDescriptions)
    .where(ofCompany(jobDescriptions, owner, eq(jobDescriptions.id, jobDescriptionId)));
  const waiting = await transaction
    .select({ id: resumes.id, state: resumes.state, failureCode: resumes.failureCode })
    .from(resumes)
    .where(
      ofCompany(
        resumes,
        owner,
        eq(resumes.jobDescriptionId, jobDescriptionId),
        eq(resumes.matchState, 'queued'),
        ...(resumeId === undefined ? [] : [eq(resumes.id, resumeId)]),
      ),
    );
  for (const resume of waiting) {
    const failureCode =
      job?.state === 'failed'
        ? 'job-description.failed'
        : resume.state === 'failed'
          ? (resume.failureCode ?? 'document.not-prepared')
          : undefined;
    if (failureCode)
      await failMatch(transaction, progress, { id: jobDescriptionId, companyId }, [resume.id], failureCode);
    else if (job?.state === 'ready' && resume.state === 'ready')
      await queue.send(transaction, 'match-candidate', { resumeId: resume.id }, companyId);
  }
}

/** Marks matches under way as failed, and publishes that. */
export async function failMatch(
  transaction: Transaction,
  progress: ProgressHub,
  jobDescription: DocumentId,
  resumeIds: number[],
  code: string,
): Promise<void> {
  const failed = await transaction
    .update(resumes)
    .set({ matchState: 'failed', matchFailureCode: code, ...atRest })
    .where(ofCompany(resumes, jobDescription, inArray(resumes.id, resumeIds), eq(resumes.matchState, 'queued')))
    .returning({ id: resumes.id });
  for (const { id } of failed)
    await progress.publish(
      {
        jobDescriptionId: jobDescription.id,
        resumeId: id,
        flow: 'match',
        stage: 'failed',
        fraction: 1,
        failureCode: code,
      },
      transaction,
    );
}
