import type { Analysis } from '@cotejo/contract';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { asc, eq, inArray, ne } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, resumes, roles } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { judgeOfJob, judgeOfResume, lockJobs, roleOfResume } from '../documents/judge.ts';
import type { JobDescriptionRow } from '../documents/presenters.ts';
import { ensureOwnJob } from '../documents/own-job.ts';
import { findJobDescriptionRow } from '../documents/job-descriptions.ts';
import { waitUntil } from '../../platform/events/wait-until.ts';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import { isOfOtherWeights, type Weights } from '../../platform/models/weights.ts';
import { attachNew, attachToRole } from './attach.ts';
import { inputKey, titledBy } from '../rubrics/input-key.ts';
import { isOfStandIn } from './stand-in.ts';
import { matchWaiting, waitForMatch } from '../documents/match-waiting.ts';
import { readCorrections } from '../corrections/corrections.ts';
import { presentAnalysis } from './presenters.ts';

export type AnalysisRequest = { jobDescriptionId: number; roleId?: number | undefined; force: boolean };

/** Milliseconds that a call waits at most. The work goes on, and another call joins it. */
const WAIT = 15 * 60_000;

/**
 * Has every new or changed candidate matched, and answers when all are done or failed. Throws a 503 where that takes
 * too long.
 */
export async function analyze(
  dependencies: Dependencies,
  actor: Actor,
  request: AnalysisRequest,
  caller: AbortSignal,
): Promise<Analysis> {
  const { database, progress, stopping } = dependencies;
  const { jobDescriptionId } = request;
  const weights = await dependencies.weights();
  if (request.roleId !== undefined) await ensureOwnJob(dependencies, actor, request.roleId);
  await database.transaction(async (transaction) => {
    await requestMatches(transaction, dependencies, actor, { ...request, weights });
    await audit(transaction, actor, 'analysis-asked', jobDescriptionId, { roleId: request.roleId ?? null });
  });
  const signal = AbortSignal.any([caller, stopping, AbortSignal.timeout(WAIT)]);
  try {
    await waitUntil(progress, jobDescriptionId, () => isSettled(database, actor, jobDescriptionId), { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    // A caller who has left gets no answer, and nothing has failed.
    if (!caller.aborted) throw refusal('analysis.running', { retryAfter: 5, cause: error });
  }
  return readAnalysis(database, actor, jobDescriptionId);
}

/**
 * The analysis in its present state. Throws "not found" for another company's, and a 422 for a job description that
 * failed.
 */
async function readAnalysis(database: Transaction, actor: Actor, jobDescriptionId: number): Promise<Analysis> {
  const job = await findJobDescriptionRow(database, actor, jobDescriptionId);
  if (job.state === 'failed') throw refusal('job-description.failed');
  const rows = await database
    .select({ resume: resumes, analysis: analyses })
    .from(resumes)
    .leftJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .where(ofCompany(resumes, actor, eq(resumes.jobDescriptionId, jobDescriptionId)))
    .orderBy(asc(resumes.id));
  const judgeId = await judgeOfJob(database, job);
  const judge = judgeId === job.id ? job : await findJobDescriptionRow(database, actor, judgeId);
  const { title, skills } = judge;
  const corrections = await readCorrections(
    database,
    actor,
    rows.flatMap(({ analysis }) => analysis ?? []),
  );
  return presentAnalysis({ ...job, title, skills }, rows, corrections, judge);
}

/**
 * Marks the candidates to be matched and sends the queue jobs of those that can begin. One transaction, so that none is
 * marked without a queue job.
 */
async function requestMatches(
  transaction: Transaction,
  dependencies: Dependencies,
  actor: Actor,
  { jobDescriptionId, roleId, force, weights }: AnalysisRequest & { weights: Weights },
): Promise<void> {
  await lockJobs(
    transaction,
    actor,
    inArray(jobDescriptions.id, await judgesOf(transaction, actor, jobDescriptionId, roleId)),
  );
  const job = await findJobDescriptionRow(transaction, actor, jobDescriptionId);
  if (job.state === 'failed') throw refusal('job-description.failed');
  if (roleId !== undefined) await attachToRole(transaction, dependencies, actor, job, roleId);
  await attachNew(transaction, actor, jobDescriptionId, roleId ?? job.roleId);
  const ofJob = ofCompany(resumes, actor, eq(resumes.jobDescriptionId, jobDescriptionId));
  // Locks the resumes, so that a match that ends now is seen either as under way or with its result.
  await transaction.select({ id: resumes.id }).from(resumes).where(ofJob).orderBy(asc(resumes.id)).for('update');
  const all = await transaction
    .select({
      resume: resumes,
      key: analyses.inputKey,
      provenance: analyses.provenance,
      madeAt: analyses.updatedAt,
      judge: judgeOfResume,
      roleName: roles.name,
    })
    .from(resumes)
    .leftJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .leftJoin(roles, ofSameCompany(roles, resumes, eq(roles.id, roleOfResume)))
    .where(ofJob);
  if (all.length === 0) throw refusal('resumes.none');
  const judges = await findJudges(
    transaction,
    actor,
    all.map(({ judge }) => judge),
  );
  const couldBeBetter = ({ provenance, madeAt }: Pick<(typeof all)[number], 'provenance' | 'madeAt'>) =>
    provenance !== null &&
    madeAt !== null &&
    (isOfOtherWeights(provenance, weights) || isOfStandIn(provenance, madeAt, dependencies.plugins));
  const wanted = all.filter(({ resume, key, provenance, madeAt, judge, roleName }) => {
    if (resume.state === 'failed') return false;
    const judgedBy = judges.get(judge)!;
    const current =
      judgedBy.state === 'ready' &&
      resume.state === 'ready' &&
      resume.matchState !== 'failed' &&
      key === inputKey(titledBy(judgedBy, roleName), resume, dependencies.providers) &&
      !couldBeBetter({ provenance, madeAt });
    return force || !current;
  });
  const anew = wanted.filter((one) => force || couldBeBetter(one));
  await transaction
    .update(analyses)
    .set({ evidenceKey: '' })
    .where(
      ofCompany(
        analyses,
        actor,
        inArray(
          analyses.resumeId,
          anew.map(({ resume }) => resume.id),
        ),
      ),
    );
  await waitForMatch(
    transaction,
    actor,
    inArray(
      resumes.id,
      wanted.map(({ resume }) => resume.id),
    ),
  );
  await matchWaiting(transaction, dependencies, actor, [eq(resumes.jobDescriptionId, jobDescriptionId)]);
}

/** The ids of a job description and of those that judge its candidates: its own role's, and that of `roleId`. */
async function judgesOf(
  transaction: Transaction,
  actor: Actor,
  jobDescriptionId: number,
  roleId: number | undefined,
): Promise<number[]> {
  const judge = await judgeOfJob(transaction, { id: jobDescriptionId, companyId: actor.companyId });
  if (roleId === undefined) return [jobDescriptionId, judge];
  const [role] = await transaction
    .select({ own: roles.jobDescriptionId })
    .from(roles)
    .where(ofCompany(roles, actor, eq(roles.id, roleId)));
  return [jobDescriptionId, judge, ...(role?.own ? [role.own] : [])];
}

async function findJudges(
  transaction: Transaction,
  actor: Actor,
  ids: number[],
): Promise<Map<number, JobDescriptionRow>> {
  const rows = await transaction
    .select()
    .from(jobDescriptions)
    .where(ofCompany(jobDescriptions, actor, inArray(jobDescriptions.id, [...new Set(ids)])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** True once no match of the job description is under way; undefined before, as `waitUntil` expects. */
async function isSettled(database: Transaction, actor: Actor, jobDescriptionId: number): Promise<true | undefined> {
  const waiting = await database
    .select({ id: resumes.id })
    .from(resumes)
    .where(
      ofCompany(
        resumes,
        actor,
        eq(resumes.jobDescriptionId, jobDescriptionId),
        eq(resumes.matchState, 'queued'),
        ne(resumes.state, 'failed'),
      ),
    )
    .limit(1);
  return waiting.length === 0 || undefined;
}
