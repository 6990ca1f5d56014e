import { matchCandidateJob } from './features/analysis/match.ts';
import { failMatch } from './features/documents/match-waiting.ts';
import { eq } from './platform/database/drizzle.ts';
import { resumes } from './platform/database/schema/index.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { failPreparation, prepareDocumentJob } from './features/documents/prepare.ts';
import { deleteFilesJob, reconcileJob } from './features/documents/upkeep.ts';
import type { JobHandlers } from './platform/queue/queue.ts';
import { DEAD_LETTER, type JobData } from './platform/queue/queues.ts';

/** Who carries out which job. */
export function jobHandlers(dependencies: Dependencies): JobHandlers {
  return {
    'prepare-document': prepareDocumentJob(dependencies),
    'match-candidate': matchCandidateJob(dependencies),
    'delete-files': deleteFilesJob(dependencies),
    reconcile: reconcileJob(dependencies),
    async [DEAD_LETTER](name, data) {
      dependencies.log.error(data, 'a job has failed for good');
      if (name === 'prepare-document')
        await failPreparation(dependencies, data as JobData['prepare-document'], 'document.not-prepared');
      if (name === 'match-candidate') await failAnalysis(dependencies, data as JobData['match-candidate']);
    },
  };
}

async function failAnalysis(
  { database, progress }: Dependencies,
  { resumeId }: JobData['match-candidate'],
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [resume] = await transaction
      .select({ jobDescriptionId: resumes.jobDescriptionId })
      .from(resumes)
      .where(eq(resumes.id, resumeId));
    if (resume) await failMatch(transaction, progress, resume.jobDescriptionId, [resumeId], 'analysis.failed');
  });
}
