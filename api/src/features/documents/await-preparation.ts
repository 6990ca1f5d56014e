import type { Database } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { fileDeletions, jobDescriptions, resumes } from '../../platform/database/schema/index.ts';
import { waitUntil } from '../../platform/events/wait-until.ts';
import type { ProgressHub } from '../../platform/events/progress.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
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
  try {
    const code = await waitUntil(
      dependencies.progress,
      jobDescriptionId,
      () => readOutcome(dependencies.database, actor, table, id),
      { signal },
    );
    if (code === 'ready') return;
    if (!staysFailed) await removeFailed(dependencies, actor, table, id);
    throw refusal(knownFailure(failureCode ?? code));
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
    unsubscribe();
  }
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
    if (!removed) return;
    await transaction.insert(fileDeletions).values(removed);
    await queue.send(transaction, 'delete-files', {});
  });
}
