import { rescore } from '@cotejo/pipeline';
import { stillKnown, titledBy } from './input-key.ts';
import { recordScore } from './record-score.ts';
import { isOfOtherRubric, judgeOfResume, roleOfResume } from '../documents/judge.ts';
import { matchWaiting } from '../documents/match-waiting.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { asc, eq, gt, inArray, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, resumes, roles } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JobDescriptionRow } from '../documents/presenters.ts';

/** Candidates that are rescored in one transaction. */
const BATCH = 100;

/**
 * Applies a job description's present rubric to candidates that it judges and for which `those` holds: scores are added
 * up at once from stored verdicts, and queue jobs judge new requirements and write the summaries again. Gives the
 * resume after which there may be more of them. The caller holds the lock on the job description's row.
 */
export async function rescoreCandidates(
  transaction: Transaction,
  dependencies: Pick<Dependencies, 'queue' | 'progress' | 'providers'>,
  job: JobDescriptionRow,
  those: SQL,
  after = 0,
): Promise<number | undefined> {
  const rows = await transaction
    .select({ resume: resumes, analysis: analyses, roleName: roles.name })
    .from(resumes)
    .innerJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .leftJoin(roles, ofSameCompany(roles, resumes, eq(roles.id, roleOfResume)))
    .innerJoin(jobDescriptions, ofSameCompany(jobDescriptions, resumes, eq(jobDescriptions.id, judgeOfResume)))
    .where(
      ofCompany(
        resumes,
        job,
        those,
        eq(jobDescriptions.id, job.id),
        inArray(resumes.matchState, ['done', 'queued']),
        isOfOtherRubric,
        gt(resumes.id, after),
      ),
    )
    .orderBy(asc(resumes.id))
    .limit(BATCH)
    .for('update', { of: resumes });
  for (const { resume, analysis, roleName } of rows) {
    const known = stillKnown(titledBy(job, roleName), resume, analysis, dependencies.providers);
    const scored = known && rescore(job.requirements, known);
    if (!scored) continue;
    const now = { ...scored, rubricVersion: job.rubricVersion, jobDescriptionId: job.id };
    await transaction
      .update(analyses)
      .set(now)
      .where(ofCompany(analyses, job, eq(analyses.id, analysis.id)));
    await recordScore(transaction, job, analysis, { ...analysis, ...now });
  }
  const ofBatch = inArray(
    resumes.id,
    rows.map(({ resume }) => resume.id),
  );
  await transaction
    .update(resumes)
    .set({ matchState: 'queued', matchFailureCode: null })
    .where(ofCompany(resumes, job, ofBatch));
  await matchWaiting(transaction, dependencies, job, [ofBatch]);
  return rows.length === BATCH ? rows.at(-1)!.resume.id : undefined;
}
