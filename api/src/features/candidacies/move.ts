import type { Candidacy } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, resumes, roles } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { changeRole } from '../analysis/change-role.ts';
import { judgeOfResume, roleOfResume } from '../documents/judge.ts';
import { matchWaiting } from '../documents/match-waiting.ts';
import { ensureOwnJob } from '../documents/own-job.ts';
import { inputKey, titledBy } from '../rubrics/input-key.ts';
import { readCandidacy } from './read.ts';

/**
 * Moves a candidacy to a role, or with null out of its role. Where another job description judges it from then on, it
 * is judged anew.
 */
export async function moveCandidacy(
  dependencies: Dependencies,
  actor: Actor,
  id: number,
  roleId: number | null,
): Promise<Candidacy> {
  if (roleId !== null) await ensureOwnJob(dependencies, actor, roleId);
  return dependencies.database.transaction(async (transaction) => {
    const before = await readCandidacy(transaction, actor, id);
    if ((before.role?.id ?? null) !== roleId) {
      const to = roleId === null ? null : await lockRole(transaction, actor, roleId);
      await changeRole(transaction, actor, eq(analyses.id, id), to);
      await judgeByOther(transaction, dependencies, actor, before.resumeId);
      await audit(transaction, actor, 'candidate-moved', id, { from: before.role?.id ?? null, to: roleId });
    }
    return readCandidacy(transaction, actor, id);
  });
}

/** A role by id and name, kept from being deleted. Throws "not found" for one that is absent or another company's. */
async function lockRole(transaction: Transaction, actor: Actor, roleId: number): Promise<{ id: number; name: string }> {
  const [role] = await transaction
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(ofCompany(roles, actor, eq(roles.id, roleId)))
    .for('key share');
  if (!role) throw refusal('not-found:role');
  return role;
}

/** Has a resume matched again whose judgment is of another job description, rubric or role's name, or has failed. */
async function judgeByOther(
  transaction: Transaction,
  dependencies: Dependencies,
  actor: Actor,
  resumeId: number,
): Promise<void> {
  const [found] = await transaction
    .select({ resume: resumes, key: analyses.inputKey, judge: jobDescriptions, roleName: roles.name })
    .from(resumes)
    .innerJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .leftJoin(roles, ofSameCompany(roles, resumes, eq(roles.id, roleOfResume)))
    .innerJoin(jobDescriptions, ofSameCompany(jobDescriptions, resumes, eq(jobDescriptions.id, judgeOfResume)))
    .where(ofCompany(resumes, actor, eq(resumes.id, resumeId)));
  if (!found) return;
  const { resume, key, judge, roleName } = found;
  const isCurrent = key === inputKey(titledBy(judge, roleName), resume, dependencies.providers);
  if (isCurrent && resume.matchState !== 'failed') return;
  await transaction
    .update(resumes)
    .set({ matchState: 'queued', matchFailureCode: null })
    .where(ofCompany(resumes, actor, eq(resumes.id, resumeId)));
  await matchWaiting(transaction, dependencies, actor, [eq(resumes.id, resumeId)]);
}
