import type { Database } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { jobDescriptions, resumes } from '../../platform/database/schema/index.ts';
import { waitUntil } from '../../platform/events/wait-until.ts';
import type { ProgressHub } from '../../platform/events/progress.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { deleteFilesLater } from './delete-files-later.ts';
import { knownFailure } from './failures.ts';

/** Milliseconds that an upload waits for its document to become ready. */
const WAIT = 20_000;

type Dependencies = { database: Database; queue: Queue; progress: ProgressHub; stopping: AbortSignal };
type Table = typeof resumes | typeof jobDescriptions;

/**
 * Waits until a document that was just uploaded is ready, 20 seconds at most; after that the list and the progress
 * stream tell its state. A document that fails meanwhile is removed, unless it belongs to a role, and the
 * failure is thrown.
 */
export async function awaitPreparation(
  table: Table,
  { id, jobDescriptionId, staysFailed }: { id: number; jobDescriptionId: number; staysFailed?: boolean },
  dependencies: Dependencies,
  actor: Actor,
  caller: AbortSignal,
): Promise<void> {
  let failureCode: string | undefined;
  const unsubscribe = dependencies.progress.subscribe(jobDescriptionId, (event) => {
    if (event?.flow === 'prepare' && event.resumeId === (table === resumes ? id : null))
      failureCode ??= event.failureCode;
  });
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), WAIT);
  const signal = AbortSignal.any([timeout.signal, dependencies.stopping, caller]);
  const code = await waitUntil(
    dependencies.progress,
    jobDescriptionId,
    () => readOutcome(dependencies.database, actor, table, id),
    { signal },
  )
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
      return undefined;
    })
    .finally(() => {
      clearTimeout(timer);
      unsubscribe();
    });
  if (code === undefined || code === 'ready') return;
  // Whatever the signal says by now: without this refusal the caller would read a document that is gone.
  if (!staysFailed) await removeFailed(dependencies, actor, table, id);
  throw refusal(knownFailure(failureCode ?? code));
}

/**
 * `ready`, the code of the failure, or undefined before either. A row that is gone was removed by another call that
 * waited for the same document.
 */
async function readOutcome(database: Database, actor: Actor, table: Table, id: number): Promise<string | undefined> {
  const [row] = await database
    .select({ state: table.state, failureCode: table.failureCode })
    .from(table)
    .where(ofCompany(table, actor, eq(table.id, id)));
  if (!row) return 'document.not-prepared';
  if (row.state === 'preparing') return undefined;
  return row.state === 'ready' ? 'ready' : (row.failureCode ?? 'document.not-prepared');
}

async function removeFailed({ database, queue }: Dependencies, actor: Actor, table: Table, id: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(table)
      .where(ofCompany(table, actor, eq(table.id, id)))
      .returning({ storageKey: table.storageKey });
    if (removed) await deleteFilesLater(transaction, queue, [removed.storageKey]);
  });
}
