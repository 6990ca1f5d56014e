import { rescore } from '@cotejo/pipeline';
import { stillKnown, titledBy } from '../analysis/input-key.ts';
import { matchWaiting } from '../documents/match-waiting.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { asc, eq } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, resumes, roles } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JobDescriptionRow } from '../documents/presenters.ts';

/**
 * Applies a new rubric, or a role's new name, to the candidates of a job description: scores are added up at once from
 * stored verdicts, and queue jobs judge new requirements and write the summaries again. The caller holds the lock on
 * the job description's row.
 */
export async function rescoreCandidates(
  transaction: Transaction,
  dependencies: Pick<Dependencies, 'queue' | 'progress' | 'providers'>,
  job: JobDescriptionRow,
): Promise<void> {
  const ofJobDescription = ofCompany(resumes, job, eq(resumes.jobDescriptionId, job.id));
  await transaction
    .select({ id: resumes.id })
    .from(resumes)
    .where(ofJobDescription)
    .orderBy(asc(resumes.id))
    .for('update');
  const rows = await transaction
    .select({ resume: resumes, analysis: analyses, roleName: roles.name })
    .from(resumes)
    .innerJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .leftJoin(roles, ofSameCompany(roles, analyses, eq(roles.id, analyses.roleId)))
    .where(ofJobDescription);
  for (const { resume, analysis, roleName } of rows) {
    const known = stillKnown(titledBy(job, roleName), resume, analysis, dependencies.providers);
    const scored = known && rescore(job.requirements, known);
    if (scored)
      await transaction
        .update(analyses)
        .set({ ...scored, rubricVersion: job.rubricVersion })
        .where(ofCompany(analyses, job, eq(analyses.id, analysis.id)));
  }
  await transaction
    .update(resumes)
    .set({ matchState: 'queued', matchFailureCode: null })
    .where(ofCompany(resumes, job, eq(resumes.jobDescriptionId, job.id), eq(resumes.matchState, 'done')));
  await matchWaiting(transaction, dependencies, job);
}
