import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database } from '../../platform/database/client.ts';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, resumes } from '../../platform/database/schema/index.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { deleteFilesLater } from '../documents/delete-files-later.ts';
import { findJobDescriptionRow } from '../documents/job-descriptions.ts';
import { roleOfJob } from '../documents/judge.ts';
import { announceLeaving } from '../documents/match-waiting.ts';

/**
 * Deletes a job description with its resumes, their analyses and, later, their files. Throws a 409 for a role's own,
 * and where one of the candidates is considered for a role or anybody else's score is of this job description.
 */
export function deleteAnalysis(database: Database, queue: Queue, actor: Actor, id: number): Promise<void> {
  return database.transaction(async (transaction) => {
    const { storageKey, companyId } = await findJobDescriptionRow(transaction, actor, id, true);
    const isOwn = resumes.jobDescriptionId;
    const files = await transaction
      .select({ id: resumes.id, storageKey: resumes.storageKey })
      .from(resumes)
      .where(ofCompany(resumes, actor, eq(isOwn, id)))
      .for('update');
    const [needed] = await transaction
      .select({ id: analyses.id })
      .from(analyses)
      .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
      .where(
        ofCompany(
          analyses,
          actor,
          sql`((${isOwn} = ${id} and ${analyses.roleId} is not null)
            or (${analyses.jobDescriptionId} = ${id} and ${isOwn} <> ${id}))`,
        ),
      )
      .limit(1);
    if (needed || (await roleOfJob(transaction, { id, companyId }))) throw refusal('job-description.needed');
    await announceLeaving(
      transaction,
      actor,
      files.map((file) => file.id),
    );
    await transaction.delete(jobDescriptions).where(ofCompany(jobDescriptions, actor, eq(jobDescriptions.id, id)));
    await deleteFilesLater(transaction, queue, [storageKey, ...files.map((file) => file.storageKey)]);
    await audit(transaction, actor, 'analysis-deleted', id, { resumes: files.length });
  });
}
