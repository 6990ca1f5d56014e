import { rescore } from '@cotejo/pipeline';
import { readFitting } from '../corrections/corrections.ts';
import { stillKnown, titledBy } from './input-key.ts';
import { recordScores, type Rejudged } from './record-score.ts';
import { isOfOtherRubric, judgeOfResume, roleOfResume } from '../documents/judge.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { asc, eq, gt, inArray, type SQL, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, resumes, roles } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JobDescriptionRow } from '../documents/presenters.ts';
import { waitForMatch } from '../documents/match-waiting.ts';

/** Candidates that are rescored in one transaction. */
const BATCH = 100;

/**
 * Applies a job description's present rubric to candidates that it judges and for which `those` holds: scores are added
 * up at once from stored verdicts, and the candidates wait for the queue jobs that judge new requirements and write the
 * summaries again, which the caller sends. Gives the resume after which there may be more of them. The caller holds the
 * lock on the job description's row.
 */
export async function rescoreCandidates(
  transaction: Transaction,
  dependencies: Pick<Dependencies, 'providers'>,
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
  const corrections = await readFitting(
    transaction,
    job,
    job,
    rows.map(({ analysis }) => analysis.id),
  );
  const rejudged = rows.flatMap(({ resume, analysis, roleName }): Rejudged[] => {
    const known = stillKnown(titledBy(job, roleName), resume, analysis, dependencies.providers);
    const scored = known && rescore(job, known, corrections.get(analysis.id) ?? new Map());
    const { id, rubricVersion } = job;
    const now = scored && { ...analysis, ...scored, rubricVersion, jobDescriptionId: id };
    return now ? [{ before: analysis, now, isAnew: false }] : [];
  });
  await storeScores(transaction, job, rejudged);
  await recordScores(transaction, job, rejudged);
  const ofBatch = inArray(
    resumes.id,
    rows.map(({ resume }) => resume.id),
  );
  await waitForMatch(transaction, job, ofBatch);
  return rows.length === BATCH ? rows.at(-1)!.resume.id : undefined;
}

/** Writes the scores of many candidacies by one statement. */
async function storeScores(transaction: Transaction, job: JobDescriptionRow, rejudged: Rejudged[]): Promise<void> {
  if (rejudged.length === 0) return;
  const scores = rejudged.map(({ now: { id, matchScore, requirements, arithmetic } }) => ({
    id,
    score: matchScore,
    requirements,
    arithmetic,
  }));
  await transaction.execute(sql`update ${analyses} set match_score = now.score, requirements = now.requirements,
      arithmetic = now.arithmetic, rubric_version = ${job.rubricVersion}, job_description_id = ${job.id},
      updated_at = greatest(now(), updated_at + interval '1 millisecond')
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb)
      as now (id integer, score integer, requirements jsonb, arithmetic jsonb)
    where ${ofCompany(analyses, job, sql`${analyses.id} = now.id`)}`);
}
