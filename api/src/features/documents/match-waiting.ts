import { announce } from '../../platform/database/announce.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { and, asc, eq, gt, inArray, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, resumes, roles } from '../../platform/database/schema/index.ts';
import type { ProgressHub } from '../../platform/events/progress.ts';
import { atRest } from '../../platform/queue/crashes.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { judgeOfResume, roleOfResume } from './judge.ts';

/** A resume, with the job description that it was uploaded with, whose listeners hear of it. */
type ResumeId = { id: number; companyId: number; jobDescriptionId: number | null };

/** Has resumes of a company for which each condition holds wait for a match, also those that have failed. */
export async function waitForMatch(
  transaction: Transaction,
  { companyId }: { companyId: number },
  ...conditions: SQL[]
): Promise<void> {
  await transaction
    .update(resumes)
    .set({ matchState: 'queued', matchFailureCode: null })
    .where(ofCompany(resumes, { companyId }, ...conditions));
}

/**
 * Handles resumes of a company that wait for their match and for which each condition holds: those that are ready get a
 * queue job, those that can never be matched are marked as failed. Called after every change of a document and every
 * call of Analyze; once more does no harm. It locks the job descriptions that judge, so that of a job description and a
 * resume that become ready at once the later sees the other. Gives the id of the last resume where there may be more
 * than `atMost`.
 */
export async function matchWaiting(
  transaction: Transaction,
  { queue, progress }: { queue: Queue; progress: ProgressHub },
  { companyId }: { companyId: number },
  conditions: SQL[],
  atMost = Number.MAX_SAFE_INTEGER,
): Promise<number | undefined> {
  const owner = { companyId };
  const waiting = await transaction
    .select({
      id: resumes.id,
      jobDescriptionId: resumes.jobDescriptionId,
      state: resumes.state,
      failureCode: resumes.failureCode,
      judge: judgeOfResume,
    })
    .from(resumes)
    .leftJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .leftJoin(roles, ofSameCompany(roles, resumes, eq(roles.id, roleOfResume)))
    .where(ofCompany(resumes, owner, eq(resumes.matchState, 'queued'), ...conditions))
    .orderBy(asc(resumes.id))
    .limit(atMost);
  const judges = await transaction
    .select({ id: jobDescriptions.id, state: jobDescriptions.state })
    .from(jobDescriptions)
    .where(
      ofCompany(
        jobDescriptions,
        owner,
        inArray(
          jobDescriptions.id,
          waiting.map(({ judge }) => judge),
        ),
      ),
    )
    .orderBy(asc(jobDescriptions.id))
    .for('share');
  const ready: number[] = [];
  const stateOfJudge = new Map(judges.map(({ id, state }) => [id, state]));
  for (const { state, failureCode, judge, ...resume } of waiting) {
    const judgeState = stateOfJudge.get(judge);
    if (judgeState === 'failed')
      await failMatch(transaction, progress, { ...resume, companyId }, 'job-description.failed');
    else if (state === 'failed')
      await failMatch(transaction, progress, { ...resume, companyId }, failureCode ?? 'document.not-prepared');
    else if (judgeState === 'ready' && state === 'ready') ready.push(resume.id);
  }
  await queue.sendAll(
    transaction,
    'match-candidate',
    ready.map((resumeId) => ({ data: { resumeId }, companyId })),
  );
  return waiting.length === atMost ? waiting.at(-1)!.id : undefined;
}

/** The same for any number of resumes, a hundred in a transaction. */
export async function matchAllWaiting(
  dependencies: { database: Database; queue: Queue; progress: ProgressHub },
  owner: { companyId: number },
  conditions: SQL[],
  signal: AbortSignal,
): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined;) {
    signal.throwIfAborted();
    const after: SQL = gt(resumes.id, last);
    last = await dependencies.database.transaction((transaction) =>
      matchWaiting(transaction, dependencies, owner, [...conditions, after], 100),
    );
  }
}

/**
 * The resumes that wait for their match in roles which are about to be deleted: once they are, another job description
 * judges them, and `matchWaiting` is due.
 */
export async function waitingIn(transaction: Transaction, owner: { companyId: number }, those: SQL): Promise<SQL> {
  const waiting = await transaction
    .select({ id: resumes.id })
    .from(resumes)
    .leftJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .innerJoin(roles, ofSameCompany(roles, resumes, eq(roles.id, roleOfResume)))
    .where(ofCompany(resumes, owner, eq(resumes.matchState, 'queued'), those));
  return inArray(
    resumes.id,
    waiting.map(({ id }) => id),
  );
}

/** Marks a match under way as failed, and publishes that. */
export async function failMatch(
  transaction: Transaction,
  progress: ProgressHub,
  resume: ResumeId,
  code: string,
): Promise<void> {
  const [failed] = await transaction
    .update(resumes)
    .set({ matchState: 'failed', matchFailureCode: code, ...atRest })
    .where(ofCompany(resumes, resume, eq(resumes.id, resume.id), eq(resumes.matchState, 'queued')))
    .returning({ id: resumes.id });
  if (!failed) return;
  await announceSettled(transaction, resume, eq(resumes.id, resume.id));
  const { jobDescriptionId, id: resumeId } = resume;
  await progress.publish(
    { jobDescriptionId, resumeId, flow: 'match', stage: 'failed', fraction: 1, failureCode: code },
    transaction,
  );
}

/** Announces that roles may be complete, as some of their resumes do not wait for a match any more. */
export async function announceSettled(
  transaction: Transaction,
  owner: { companyId: number },
  those: SQL,
): Promise<void> {
  const found = await transaction
    .selectDistinct({ roleId: roleOfResume })
    .from(resumes)
    .leftJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .where(ofCompany(resumes, owner, those));
  const roleIds = found.flatMap(({ roleId }) => roleId ?? []);
  await announce(transaction, owner, 'role.completed', roleIds);
}

/** The same of resumes that are about to be deleted or to leave their roles, as far as they wait. */
export const announceLeaving = (transaction: Transaction, owner: { companyId: number }, ids: number[]): Promise<void> =>
  announceSettled(transaction, owner, and(inArray(resumes.id, ids), eq(resumes.matchState, 'queued'))!);
