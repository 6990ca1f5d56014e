import type { Correction, Verdict } from '@cotejo/contract';
import { rescore, type RubricRequirement } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, resumes, roles, verdictCorrections } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fits, ofRequirement, readCorrections, readFittingOf } from '../corrections/corrections.ts';
import { judgeOfResume, roleOfResume } from '../documents/judge.ts';
import { matchWaiting, waitForMatch } from '../documents/match-waiting.ts';
import type { JobDescriptionRow } from '../documents/presenters.ts';
import { findReady } from '../rubrics/ready-rubric.ts';
import { judgmentColumns, recordCorrection } from '../rubrics/record-score.ts';

type Ids = { id: number; requirementId: string };
type Input = { verdict: Verdict; reason: string; seen?: string | null | undefined };

/**
 * Puts a recruiter's verdict in the place of the scorer's: the score is added up again at once, and the texts about the
 * candidate are written again by a queue job. Throws a 404 for a requirement that does not count, and a 409 where
 * somebody else has corrected it since the author looked.
 */
export function correctVerdict(
  dependencies: Dependencies,
  actor: Actor,
  { id, requirementId }: Ids,
  { verdict, reason, seen }: Input,
): Promise<Correction[]> {
  return dependencies.database.transaction(async (transaction) => {
    const { job, analysis } = await lockJudged(transaction, actor, id);
    const requirement = job.requirements.find((one) => one.id === requirementId && !one.off);
    if (!requirement) throw refusal('not-found:requirement');
    const [before] = await transaction
      .select({ at: verdictCorrections.createdAt })
      .from(verdictCorrections)
      .where(ofCompany(verdictCorrections, actor, ...ofRequirement(id, job.id, requirementId)));
    if (seen !== undefined && (before?.at.toISOString() ?? null) !== seen) throw refusal('changed-meanwhile');
    const { companyId, userId } = actor;
    const judged = analysis.requirements.find((one) => one.id === requirementId);
    const found = judged ? (judged.found ?? judged).verdict : null;
    const columns = { userId, requirement, verdict, found, reason, createdAt: new Date() };
    const { candidacyId, jobDescriptionId } = verdictCorrections;
    await transaction
      .insert(verdictCorrections)
      .values({ ...columns, companyId, candidacyId: id, jobDescriptionId: job.id })
      .onConflictDoUpdate({
        target: [verdictCorrections.companyId, candidacyId, jobDescriptionId, verdictCorrections.requirementId],
        set: columns,
      });
    await follow(transaction, dependencies, actor, { job, analysis }, requirement, reason);
    await audit(transaction, actor, 'verdict-corrected', id, { requirementId, found, verdict });
    const { requirements } = job;
    return (await readCorrections(transaction, actor, [{ id, jobDescriptionId: job.id, requirements }]))(id);
  });
}

/** Takes a correction back. Throws a 404 where there is none. */
export function takeBackCorrection(
  dependencies: Dependencies,
  actor: Actor,
  { id, requirementId }: Ids,
  jobDescriptionId: number | undefined,
): Promise<void> {
  return dependencies.database.transaction(async (transaction) => {
    const { job, analysis } = await lockJudged(transaction, actor, id);
    const [gone] = await transaction
      .delete(verdictCorrections)
      .where(ofCompany(verdictCorrections, actor, ...ofRequirement(id, jobDescriptionId ?? job.id, requirementId)))
      .returning();
    if (!gone) throw refusal('not-found:correction');
    if (fits(gone, job)) await follow(transaction, dependencies, actor, { job, analysis }, gone.requirement, null);
    await audit(transaction, actor, 'correction-taken-back', id, { requirementId, verdict: gone.verdict });
  });
}

/** The id of the job description that judges a candidacy. */
async function judgeOf(database: Transaction, actor: Actor, id: number): Promise<number> {
  const [found] = await database
    .select({ judge: judgeOfResume })
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .leftJoin(roles, ofSameCompany(roles, resumes, eq(roles.id, roleOfResume)))
    .innerJoin(jobDescriptions, ofSameCompany(jobDescriptions, resumes, eq(jobDescriptions.id, judgeOfResume)))
    .where(ofCompany(analyses, actor, eq(analyses.id, id)));
  if (!found) throw refusal('not-found:candidate');
  return found.judge;
}

type Judged = { job: JobDescriptionRow; analysis: typeof analyses.$inferSelect };

/**
 * A candidacy and what judges it, both locked until the transaction ends: the job description first, as whoever changes
 * its rubric or stores a match does.
 */
async function lockJudged(transaction: Transaction, actor: Actor, id: number): Promise<Judged> {
  const job = await findReady(transaction, actor, await judgeOf(transaction, actor, id), true);
  const [found] = await transaction
    .select({ analysis: analyses })
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .where(ofCompany(analyses, actor, eq(analyses.id, id)))
    .for('update', { of: resumes });
  if (!found || (await judgeOf(transaction, actor, id)) !== job.id) throw refusal('changed-meanwhile');
  return { job, analysis: found.analysis };
}

/**
 * Adds the score up again where it is of the present rubric, and has the texts written again. Another score is on its
 * way already and takes the corrections with it.
 */
async function follow(
  transaction: Transaction,
  dependencies: Dependencies,
  actor: Actor,
  { job, analysis }: Judged,
  requirement: RubricRequirement,
  reason: string | null,
): Promise<void> {
  if (analysis.jobDescriptionId !== job.id || analysis.rubricVersion !== job.rubricVersion) return;
  const corrections = await readFittingOf(transaction, actor, job, analysis.id);
  const scored = rescore(job, analysis, corrections);
  if (!scored) return;
  const verdictIn = (of: typeof analysis.requirements) => of.find(({ id }) => id === requirement.id)?.verdict;
  const [from, to] = [verdictIn(analysis.requirements), verdictIn(scored.requirements)];
  if (from === undefined || to === undefined) return;
  const [now] = await transaction
    .update(analyses)
    .set(scored)
    .where(ofCompany(analyses, actor, eq(analyses.id, analysis.id)))
    .returning(judgmentColumns);
  await recordCorrection(transaction, actor, analysis, now!, { requirement: requirement.text, from, to, reason });
  await waitForMatch(transaction, actor, eq(resumes.id, analysis.resumeId));
  await matchWaiting(transaction, dependencies, actor, [eq(resumes.id, analysis.resumeId)]);
}
