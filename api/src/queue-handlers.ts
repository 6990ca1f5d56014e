import { matchCandidateHandler } from './features/analysis/match.ts';
import { failMatch } from './features/documents/match-waiting.ts';
import { eq } from './platform/database/drizzle.ts';
import { ofEveryCompany } from './platform/database/of-company.ts';
import { resumes } from './platform/database/schema/index.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { failPreparation, prepareDocumentHandler } from './features/documents/prepare.ts';
import { deleteFilesHandler, reconcileHandler } from './features/documents/upkeep.ts';
import { forgetArrivals } from './features/sources/forget.ts';
import { readSourceHandler } from './features/sources/read-source.ts';
import { outlineResumesHandler } from './features/outlines/outline-resumes.ts';
import { lookForRoleHandler } from './features/pool/look-for-role.ts';
import { lookThroughHandler } from './features/pool/look-through.ts';
import { sendUnfinished } from './features/pool/unfinished.ts';
import { failExport, makeExportHandler } from './features/exports/make.ts';
import { failCheck, tendChecks } from './features/swap-checks/checks.ts';
import { checkSwapsHandler } from './features/swap-checks/run.ts';
import { tendExports } from './features/exports/state.ts';
import { failImport, importPeopleHandler, tendImports } from './features/imports/work.ts';
import { followRoleHandler } from './features/rubrics/follow-role.ts';
import { givePeopleHandler } from './features/joining/give-people.ts';
import { eraseDueHandler } from './features/retention/erase-due.ts';
import { deliverWebhookHandler } from './features/webhooks/deliver.ts';
import { forgetDeliveries } from './features/webhooks/deliveries.ts';
import type { QueueHandlers } from './platform/queue/workers.ts';
import { DEAD_LETTER, type QueueJobData } from './platform/queue/queues.ts';

/** The handler of each queue. */
export function queueHandlers(dependencies: Dependencies): QueueHandlers {
  const reconcile = reconcileHandler(dependencies);
  const handlers: QueueHandlers = {
    'prepare-document': prepareDocumentHandler(dependencies),
    'match-candidate': matchCandidateHandler(dependencies),
    'follow-role': followRoleHandler(dependencies),
    'give-people': givePeopleHandler(dependencies),
    'outline-resumes': outlineResumesHandler(dependencies),
    'look-through': lookThroughHandler(dependencies),
    'look-for-role': lookForRoleHandler(dependencies),
    'check-swaps': checkSwapsHandler(dependencies),
    'make-export': makeExportHandler(dependencies),
    'import-people': importPeopleHandler(dependencies),
    'delete-files': deleteFilesHandler(dependencies),
    'erase-due': eraseDueHandler(dependencies),
    'deliver-webhook': deliverWebhookHandler(dependencies),
    'read-source': readSourceHandler(dependencies),
    async reconcile(data, queueJob) {
      await forgetArrivals(dependencies.database);
      await forgetDeliveries(dependencies.database, dependencies.config.webhooks.deliveryDays);
      await tendExports(dependencies);
      await sendUnfinished(dependencies);
      await tendImports(dependencies);
      await tendChecks(dependencies);
      await reconcile(data, queueJob);
    },
    async [DEAD_LETTER](name, data) {
      // A worker of a newer version, which is beside this one or comes after it, knows what has to be said of it.
      if (!(name in handlers)) throw new Error(`A queue job of "${name}" is of another version.`);
      dependencies.log.error(data, 'a queue job has failed for good');
      if (name === 'prepare-document')
        await failPreparation(dependencies, data as QueueJobData['prepare-document'], 'document.not-prepared');
      if (name === 'match-candidate') await failAnalysis(dependencies, data as QueueJobData['match-candidate']);
      if (name === 'import-people') await failImport(dependencies, (data as QueueJobData['import-people']).importId);
      if (name === 'check-swaps') await failCheck(dependencies.database, (data as QueueJobData['check-swaps']).checkId);
      if (name === 'make-export')
        await failExport(dependencies, (data as QueueJobData['make-export']).exportId, 'internal');
    },
  };
  return handlers;
}

async function failAnalysis(
  { database, progress }: Dependencies,
  { resumeId }: QueueJobData['match-candidate'],
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [resume] = await transaction
      .select({ id: resumes.id, jobDescriptionId: resumes.jobDescriptionId, companyId: resumes.companyId })
      .from(resumes)
      .where(ofEveryCompany('queue job', eq(resumes.id, resumeId)));
    if (resume) await failMatch(transaction, progress, resume, 'analysis.failed');
  });
}
