import { matchAllWaiting } from './match-waiting.ts';
import { ensureOwnJob } from './own-job.ts';
import { whileNoBackup } from '../../platform/backup/hold.ts';
import type { Database } from '../../platform/database/client.ts';
import { asc, eq, exists, gt, inArray, isNull, lt, or, sql, type SQL } from '../../platform/database/drizzle.ts';
import { ofEveryCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import {
  analyses,
  exportParts,
  fileDeletions,
  jobDescriptions,
  resumes,
  roles,
} from '../../platform/database/schema/index.ts';
import type { ProgressHub } from '../../platform/events/progress.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { sendOutlineResumes } from '../outlines/outline-resumes.ts';
import type { Providers } from '@cotejo/pipeline';
import type { Logger } from 'pino';
import { sendGivePeople } from '../joining/give-people.ts';
import type { QueueHandler } from '../../platform/queue/workers.ts';
import type { Storage } from '../../platform/storage/storage.ts';

type Dependencies = {
  database: Database;
  storage: Storage;
  queue: Queue;
  progress: ProgressHub;
  providers: Providers;
  log: Logger;
};

/** Milliseconds after which a stored file without a row is left over from a crash: no upload may take so long. */
const UPLOAD_LIMIT = 10 * 60_000;
const BATCH = 1000;
/** Files that are deleted at once, in one transaction: a few hundred milliseconds. */
const DELETED_TOGETHER = 20;

/**
 * Deletes the stored files that the table of deletions lists, then their entries. Fails while a backup is being made,
 * and is tried again.
 */
export function deleteFilesHandler({ database, storage }: Dependencies): QueueHandler<'delete-files'> {
  return async (_, { signal }) => {
    for (let deleted = DELETED_TOGETHER; deleted === DELETED_TOGETHER;) {
      signal.throwIfAborted();
      deleted = await database.transaction(async (transaction) => {
        await whileNoBackup(transaction);
        const keys = (await transaction.select().from(fileDeletions).limit(DELETED_TOGETHER)).map(
          ({ storageKey }) => storageKey,
        );
        await Promise.all(keys.map((key) => storage.delete(key)));
        await transaction.delete(fileDeletions).where(inArray(fileDeletions.storageKey, keys));
        return keys.length;
      });
    }
  };
}

/** Deletes files that crashes left without a row, and sends the queue jobs again that waiting rows may have lost. */
export function reconcileHandler(dependencies: Dependencies): QueueHandler<'reconcile'> {
  return async (_, { signal }) => {
    await removeOrphans(dependencies, signal);
    await resendQueueJobs(dependencies, signal);
    await makeOwnJobs(dependencies, signal);
    await followRoles(dependencies);
    await sendGivePeople(dependencies.database, dependencies.queue);
    await sendOutlineResumes(dependencies);
  };
}

async function removeOrphans({ database, storage, queue }: Dependencies, signal: AbortSignal): Promise<void> {
  const before = new Date(Date.now() - UPLOAD_LIMIT);
  await storage.sweep(before);
  let keys: string[] = [];
  const deleteOrphans = async () => {
    signal.throwIfAborted();
    const orphans = await withoutRow(database, keys);
    keys = [];
    if (orphans.length > 0)
      await database
        .insert(fileDeletions)
        .values(orphans.map((storageKey) => ({ storageKey })))
        .onConflictDoNothing();
  };
  for await (const { key, modifiedAt } of storage.list()) {
    if (modifiedAt < before) keys.push(key);
    if (keys.length === BATCH) await deleteOrphans();
  }
  await deleteOrphans();
  await queue.send(database, 'delete-files', {});
}

async function withoutRow(database: Database, keys: string[]): Promise<string[]> {
  const used = new Set<string>();
  for (const [table, column] of [
    [resumes, resumes.storageKey],
    [jobDescriptions, jobDescriptions.storageKey],
    [roles, roles.filePath],
    [exportParts, exportParts.storageKey],
  ] as const) {
    const rows = await database
      .select({ key: sql<string>`${column}` })
      .from(table)
      .where(ofEveryCompany('upkeep', inArray(column, keys)));
    for (const { key } of rows) used.add(key);
  }
  return keys.filter((key) => !used.has(key));
}

/** Sends the queue jobs of waiting rows; for one that is still in the queue this changes nothing. */
async function resendQueueJobs(dependencies: Dependencies, signal: AbortSignal): Promise<void> {
  const { database, queue } = dependencies;
  const old = new Date(Date.now() - UPLOAD_LIMIT);
  for (const [kind, table] of [
    ['job-description', jobDescriptions],
    ['resume', resumes],
  ] as const) {
    const waiting = await database
      .select({ id: table.id, companyId: table.companyId })
      .from(table)
      .where(ofEveryCompany('upkeep', eq(table.state, 'preparing'), lt(table.createdAt, old)));
    await queue.sendAll(
      database,
      'prepare-document',
      waiting.map(({ id, companyId }) => ({ data: { kind, id }, companyId })),
    );
  }
  const owners = await database
    .selectDistinct({ companyId: resumes.companyId })
    .from(resumes)
    .where(ofEveryCompany('upkeep', eq(resumes.matchState, 'queued')));
  for (const owner of owners) await matchAllWaiting(dependencies, owner, [], signal);
}

/** Makes the job descriptions of roles of older versions, which have none yet. */
async function makeOwnJobs(dependencies: Dependencies, signal: AbortSignal): Promise<void> {
  const { id, companyId, userId, jobDescriptionId } = roles;
  for (let last = 0, rows = 1; rows > 0;) {
    const without = await dependencies.database
      .select({ id, companyId, userId })
      .from(roles)
      .where(ofEveryCompany('upkeep', isNull(jobDescriptionId), gt(id, last)))
      .orderBy(asc(id))
      .limit(BATCH);
    for (const role of without) {
      signal.throwIfAborted();
      await ensureOwnJob(dependencies, role, role.id);
    }
    rows = without.length;
    last = without.at(-1)?.id ?? last;
  }
}

/** Has the roles followed that have candidacies whose scores are of another rubric than the role's present one. */
async function followRoles({ database, queue }: Dependencies): Promise<void> {
  const scored = sql`(${analyses.jobDescriptionId}, ${analyses.rubricVersion})`;
  const present = sql`(${jobDescriptions.id}, ${jobDescriptions.rubricVersion})`;
  // Those before and those after are each found in the index; for what is different all candidacies would be read.
  const hasScores = (compared: SQL) =>
    exists(
      database
        .select({ id: analyses.id })
        .from(analyses)
        .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
        .where(
          ofEveryCompany(
            'upkeep',
            ofSameCompany(analyses, roles, eq(analyses.roleId, roles.id)),
            eq(resumes.matchState, 'done'),
            compared,
          ),
        ),
    );
  const outdated = await database
    .select({ id: roles.id, companyId: roles.companyId })
    .from(roles)
    .innerJoin(jobDescriptions, ofSameCompany(jobDescriptions, roles, eq(jobDescriptions.id, roles.jobDescriptionId)))
    .where(
      ofEveryCompany(
        'upkeep',
        eq(jobDescriptions.state, 'ready'),
        or(hasScores(sql`${scored} < ${present}`), hasScores(sql`${scored} > ${present}`))!,
      ),
    );
  await queue.sendAll(
    database,
    'follow-role',
    outdated.map(({ id, companyId }) => ({ data: { roleId: id }, companyId })),
  );
}
