import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { exportFailures } from '@cotejo/contract';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { eq, type SQL, sql } from '../../platform/database/drizzle.ts';
import { ofEveryCompany } from '../../platform/database/of-company.ts';
import { companies, companyExports, exportParts } from '../../platform/database/schema/index.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { QueueHandler } from '../../platform/queue/workers.ts';
import { newKey, type Storage, StorageError } from '../../platform/storage/storage.ts';
import { archiveEntries, type Tally } from './archive.ts';
import { type ExportRow, removeParts } from './state.ts';

type Dependencies = { database: Database; storage: Storage; queue: Queue };

/** Bytes of a stored part of an archive; a store may keep a whole one in memory while it is written. */
const PART = 8 * 1024 * 1024;
/** How long the snapshot may wait for a part to be stored. */
const PATIENCE = '5min';

/** Somebody has deleted the archive, or another process makes it. */
class Superseded extends Error {}

/**
 * Makes the archive of a company from one snapshot of its rows, and stores it in parts while it arises, so that its
 * size costs no memory. A second try begins anew.
 */
export function makeExportHandler(dependencies: Dependencies): QueueHandler<'make-export'> {
  return async ({ exportId }, { signal, complete }) => {
    const { database } = dependencies;
    const row = await beginAttempt(dependencies, exportId);
    if (!row) return;
    const tally: Tally = { steps: 0, stepsDone: 0, files: 0, missingFiles: 0 };
    try {
      const size = await database.transaction(
        async (snapshot) => {
          await snapshot.execute(sql.raw(`set local idle_in_transaction_session_timeout = '${PATIENCE}'`));
          const archive = makeZip(archiveEntries(await sourceOf(snapshot, dependencies, row), tally));
          return storeParts(dependencies, row, archive, tally, signal);
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      await database.transaction(async (transaction) => {
        await change(transaction, row, { ...tally, size, state: 'ready', readyAt: sql`now()` });
        await complete(transaction);
      });
    } catch (error) {
      if (error instanceof Superseded) return;
      // Another try would fill the storage again, which uploads need.
      if (!(error instanceof StorageError && error.reason === 'full')) throw error;
      await failExport(dependencies, exportId, 'storage.full');
    }
  };
}

/** Says that an archive could not be made, and gives back the room that its parts take. */
export function failExport(
  { database, queue }: Pick<Dependencies, 'database' | 'queue'>,
  exportId: number,
  failureCode: (typeof exportFailures)[number],
): Promise<void> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(companyExports)
      .set({ state: 'failed', failureCode, size: 0 })
      .where(ofEveryCompany('queue job', eq(companyExports.id, exportId), eq(companyExports.state, 'making')))
      .returning();
    if (row) await removeParts(transaction, queue, row);
  });
}

/** Takes the archive on, and removes what an earlier try has left; undefined where there is nothing to make. */
function beginAttempt({ database, queue }: Dependencies, exportId: number): Promise<ExportRow | undefined> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(companyExports)
      .set({ attempt: sql`${companyExports.attempt} + 1`, size: 0, stepsDone: 0 })
      .where(ofEveryCompany('queue job', eq(companyExports.id, exportId), eq(companyExports.state, 'making')))
      .returning();
    if (row) await removeParts(transaction, queue, row);
    return row;
  });
}

async function sourceOf(snapshot: Transaction, { storage }: Dependencies, { companyId }: ExportRow) {
  const [company] = await snapshot
    .select({ id: companies.id, name: companies.name, madeAt: sql<string>`now()` })
    .from(companies)
    .where(eq(companies.id, companyId));
  const { id, name, madeAt } = company!;
  return { snapshot, storage, company: { id, name }, madeAt: new Date(madeAt) };
}

/** Stores an archive while it is read, and resolves to its size. */
async function storeParts(
  { database, storage }: Dependencies,
  row: ExportRow,
  archive: AsyncIterable<Uint8Array>,
  tally: Tally,
  signal: AbortSignal,
): Promise<number> {
  let start = 0;
  let chunks: Uint8Array[] = [];
  let size = 0;
  const store = async () => {
    const storageKey = newKey();
    await storage.put(storageKey, Readable.from(chunks));
    const adding = database.transaction(async (transaction) => {
      await change(transaction, row, { ...tally, size: start + size });
      const { companyId, id: exportId } = row;
      await transaction.insert(exportParts).values({ companyId, exportId, start, size, storageKey });
    });
    await adding.catch(async (error: unknown) => {
      // It may hold somebody because of whom the archive was deleted: it does not wait for the reconciliation.
      if (error instanceof Superseded) await storage.delete(storageKey);
      throw error;
    });
    start += size;
    [chunks, size] = [[], 0];
  };
  for await (const chunk of archive) {
    signal.throwIfAborted();
    chunks.push(chunk);
    size += chunk.length;
    if (size >= PART) await store();
  }
  if (size > 0) await store();
  return start;
}

/** Throws `Superseded` unless this try is the one that makes the archive. */
async function change(
  transaction: Transaction,
  { id, attempt }: ExportRow,
  values: Partial<Omit<ExportRow, 'readyAt'>> & { readyAt?: SQL },
): Promise<void> {
  const changed = await transaction
    .update(companyExports)
    .set(values)
    .where(
      ofEveryCompany(
        'queue job',
        eq(companyExports.id, id),
        eq(companyExports.attempt, attempt),
        eq(companyExports.state, 'making'),
      ),
    )
    .returning({ id: companyExports.id });
  if (changed.length === 0) throw new Superseded();
}
