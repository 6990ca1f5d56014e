import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, notExists, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { recordOfRole } from '../../platform/database/record-change.ts';
import { analyses, jobDescriptions, resumes } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { lockRole, roleOfJob } from '../documents/judge.ts';
import type { JobDescriptionRow } from '../documents/presenters.ts';
import { adoptRubric } from '../rubrics/adopt-rubric.ts';
import { changeRole } from './change-role.ts';

/**
 * Attaches a job description to a role of the company, with its candidates and the changes of its rubric. Where it is
 * attached to the role already, its candidates stay where recruiters have put them since. Throws "not found" for a role
 * that is absent or another company's, and a 409 for the own job description of another role, whose candidates are its.
 */
export async function attachToRole(
  transaction: Transaction,
  dependencies: Dependencies,
  actor: Actor,
  job: JobDescriptionRow,
  roleId: number,
): Promise<void> {
  const role = await lockRole(transaction, actor, roleId);
  if (job.roleId === roleId) return;
  if (await roleOfJob(transaction, job)) throw refusal('job-description.in-role');
  await transaction
    .update(jobDescriptions)
    .set({ roleId })
    .where(ofCompany(jobDescriptions, actor, eq(jobDescriptions.id, job.id)));
  if (role.jobDescriptionId !== null) await adoptRubric(transaction, dependencies, actor, job, role.jobDescriptionId);
  const { id, name } = role;
  await changeRole(transaction, actor, eq(resumes.jobDescriptionId, job.id), { id, name });
}

/** Has resumes without an analysis judged for a role, if there is one. */
export async function attachNew(
  transaction: Transaction,
  actor: Actor,
  jobDescriptionId: number,
  matchRoleId: number | null,
): Promise<void> {
  if (matchRoleId === null) return;
  const ofResume = transaction
    .select({ id: analyses.id })
    .from(analyses)
    .where(ofCompany(analyses, actor, eq(analyses.resumeId, resumes.id)));
  const isNew = sql`${resumes.matchRoleId} is distinct from ${matchRoleId}`;
  const attached = await transaction
    .update(resumes)
    .set({ matchRoleId })
    .where(ofCompany(resumes, actor, eq(resumes.jobDescriptionId, jobDescriptionId), isNew, notExists(ofResume)))
    .returning({ id: resumes.id });
  if (attached.length > 0)
    await recordOfRole(transaction, actor, matchRoleId, { what: 'upload', files: attached.length });
}
