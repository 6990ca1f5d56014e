import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, inArray, or, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { deleteOfRoles } from '../../platform/database/record-change.ts';
import { analyses, jobDescriptions, resumes, roles } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { deleteFilesLater } from '../documents/delete-files-later.ts';
import { deleteUnusedJobs } from '../documents/job-descriptions.ts';
import { isOfOtherRubric, lockJobs } from '../documents/judge.ts';
import { matchWaiting, waitForMatch, waitingIn } from '../documents/match-waiting.ts';

/**
 * Deletes the roles for which `those` holds and, later, their files; gives their ids with their opportunities'. Foreign
 * keys detach their analyses. What waits for its match, or came with another job description than the role's, is then
 * judged by the one that it came with.
 */
export async function removeRoles(
  transaction: Transaction,
  { queue, progress }: Pick<Dependencies, 'queue' | 'progress'>,
  actor: Actor,
  those: SQL,
): Promise<{ id: number; opportunityId: number }[]> {
  const ids = transaction
    .select({ id: roles.id })
    .from(roles)
    .where(ofCompany(roles, actor, those));
  const strangers = (column: 'id' | 'jobDescriptionId') => strangersIn(transaction, actor, those, column);
  await lockJobs(
    transaction,
    actor,
    or(inArray(jobDescriptions.roleId, ids), inArray(jobDescriptions.id, strangers('jobDescriptionId')))!,
  );
  await waitForMatch(transaction, actor, inArray(resumes.id, strangers('id')));
  const waiting = await waitingIn(transaction, actor, those);
  await deleteOfRoles(transaction, actor, those);
  const removed = await transaction
    .delete(roles)
    .where(ofCompany(roles, actor, those))
    .returning({
      id: roles.id,
      opportunityId: roles.opportunityId,
      filePath: roles.filePath,
      jobDescriptionId: roles.jobDescriptionId,
    });
  const [files, jobs] = [removed.map(({ filePath }) => filePath), removed.map((role) => role.jobDescriptionId)];
  await matchWaiting(transaction, { queue, progress }, actor, [waiting]);
  await deleteUnusedJobs(transaction, queue, actor, jobs);
  await deleteFilesLater(transaction, queue, files);
  return removed.map(({ id, opportunityId }) => ({ id, opportunityId }));
}

/** Resumes in roles whose score is not of the present rubric of the job description that they came with. */
function strangersIn(transaction: Transaction, actor: Actor, those: SQL, column: 'id' | 'jobDescriptionId') {
  const ofJob = eq(jobDescriptions.id, resumes.jobDescriptionId);
  return transaction
    .select({ one: resumes[column] })
    .from(resumes)
    .innerJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .innerJoin(roles, ofSameCompany(roles, analyses, eq(roles.id, analyses.roleId)))
    .innerJoin(jobDescriptions, ofSameCompany(jobDescriptions, resumes, ofJob))
    .where(ofCompany(resumes, actor, those, isOfOtherRubric));
}
