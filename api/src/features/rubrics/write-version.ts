import type { RubricChange } from '@cotejo/contract';
import type { Rubric } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { recordOfRole } from '../../platform/database/record-change.ts';
import { analyses, jobDescriptions, resumes, rubricVersions } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { roleOfJob, roleOfResume } from '../documents/judge.ts';
import { matchWaiting } from '../documents/match-waiting.ts';
import type { JobDescriptionRow } from '../documents/presenters.ts';
import { rescoreCandidates } from './rescore-candidates.ts';

/**
 * Writes a new version of a rubric and rescores every candidate: of a role with many, the first at once and the others
 * by queue jobs. The caller holds the lock on the job description's row.
 */
export async function writeVersion(
  transaction: Transaction,
  dependencies: Pick<Dependencies, 'queue' | 'progress' | 'providers'>,
  actor: Actor,
  before: JobDescriptionRow,
  { requirements, signals, changes, restored }: Rubric & { changes: RubricChange[]; restored?: number },
): Promise<JobDescriptionRow> {
  const { id, companyId } = before;
  const job = { ...before, requirements, signals, rubricVersion: before.rubricVersion + 1 };
  const row = { companyId, jobDescriptionId: id };
  if (before.rubricVersion === 1)
    await transaction
      .insert(rubricVersions)
      .values({ ...row, version: 1, requirements: before.requirements, changes: [], createdAt: before.createdAt });
  await transaction
    .insert(rubricVersions)
    .values({ ...row, version: job.rubricVersion, requirements, signals, changes, restored, userId: actor.userId });
  await transaction
    .update(jobDescriptions)
    .set({ requirements, signals, rubricVersion: job.rubricVersion })
    .where(ofCompany(jobDescriptions, actor, eq(jobDescriptions.id, id)));
  const role = await roleOfJob(transaction, job);
  if (role)
    await recordOfRole(transaction, actor, role.id, {
      what: 'rubric',
      jobDescriptionId: id,
      version: job.rubricVersion,
    });
  const those = role ? eq(analyses.roleId, role.id) : eq(resumes.jobDescriptionId, id);
  const last = await rescoreCandidates(transaction, dependencies, job, those);
  if (role && last !== undefined)
    await dependencies.queue.send(transaction, 'follow-role', { roleId: role.id }, companyId);
  else await matchWaiting(transaction, dependencies, job, [role ? eq(roleOfResume, role.id) : those]);
  await audit(transaction, actor, 'rubric-changed', id, { version: job.rubricVersion });
  return job;
}
