import type { FailureCode } from '@cotejo/contract';
import type { Database } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofEveryCompany } from '../../platform/database/of-company.ts';
import { analyses, resumes, roles } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { QueueHandler } from '../../platform/queue/workers.ts';
import { findJobDescriptionRow } from '../documents/job-descriptions.ts';
import { roleOfResume } from '../documents/judge.ts';
import { matchAllWaiting, waitForMatch } from '../documents/match-waiting.ts';
import { rescoreCandidates } from './rescore-candidates.ts';

type Wanted = Pick<Dependencies, 'database' | 'queue' | 'progress' | 'providers'>;

/**
 * Applies the present rubric of a role to all its candidacies, a batch in a transaction, and sends the queue jobs of
 * those that wait for their match.
 */
export function followRoleHandler(dependencies: Wanted): QueueHandler<'follow-role'> {
  return async ({ roleId }, { signal }) => {
    const role = await findRole(dependencies.database, roleId);
    if (!role) return;
    const owner = { companyId: role.companyId };
    const { jobDescriptionId } = role;
    // All scores first, as queue jobs take the processors.
    for (let last = jobDescriptionId === null ? undefined : 0; last !== undefined;) {
      signal.throwIfAborted();
      const after: number = last;
      last = await dependencies.database.transaction(async (transaction) => {
        const job = await findJobDescriptionRow(transaction, owner, jobDescriptionId!, true);
        if (job.state !== 'ready') return undefined;
        return rescoreCandidates(transaction, dependencies, job, eq(analyses.roleId, roleId), after);
      });
    }
    await tryAgain(dependencies.database, owner, roleId);
    await matchAllWaiting(dependencies, owner, [eq(roleOfResume, roleId)], signal);
    await dependencies.queue.send(dependencies.database, 'look-for-role', { roleId }, owner.companyId);
  };
}

/**
 * Has those wait once more that failed for want of a job description that can be read; they fail again where there is
 * still none.
 */
async function tryAgain(database: Database, owner: { companyId: number }, roleId: number): Promise<void> {
  const code: FailureCode = 'job-description.failed';
  await waitForMatch(
    database,
    owner,
    eq(resumes.matchRoleId, roleId),
    eq(resumes.matchState, 'failed'),
    eq(resumes.matchFailureCode, code),
  );
}

async function findRole(database: Database, id: number) {
  const { companyId, jobDescriptionId } = roles;
  const [role] = await database
    .select({ companyId, jobDescriptionId })
    .from(roles)
    .where(ofEveryCompany('queue job', eq(roles.id, id)));
  return role;
}
