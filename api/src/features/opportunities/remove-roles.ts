import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { inArray, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { deleteOfRoles } from '../../platform/database/record-change.ts';
import { jobDescriptions, roles } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { deleteFilesLater } from '../documents/delete-files-later.ts';
import { deleteUnusedJobs } from '../documents/job-descriptions.ts';
import { lockJobs } from '../documents/judge.ts';
import { matchWaiting, waitingIn } from '../documents/match-waiting.ts';

/**
 * Deletes the roles for which `those` holds and, later, their files; gives their ids with their opportunities'. Foreign
 * keys detach their analyses, and what waits for its match is then judged by its own job description.
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
  await lockJobs(transaction, actor, inArray(jobDescriptions.roleId, ids));
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
