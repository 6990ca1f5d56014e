import { type CompanyExport, exportFailures, limits } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { HOUR } from '../../ground/time.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { eq, lt, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofEveryCompany } from '../../platform/database/of-company.ts';
import {
  companies,
  companyExports,
  exportParts,
  jobDescriptions,
  resumes,
  roles,
} from '../../platform/database/schema/index.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { deleteFilesLater } from '../documents/delete-files-later.ts';

type Dependencies = { database: Database; queue: Queue };
type Owner = { companyId: number };
export type ExportRow = typeof companyExports.$inferSelect;

const LIFETIME = limits.exportHours * HOUR;
/** Milliseconds after which a queue job that should make an archive is sent again, in case it was lost. */
const LOST_AFTER = 10 * 60_000;

/** The archive of the caller's company, if there is one. */
export async function findExport(database: Transaction, actor: Owner): Promise<ExportRow | undefined> {
  const [row] = await database.select().from(companyExports).where(ofCompany(companyExports, actor));
  return row;
}

/** Bytes of all original files of the company: what an archive has at least. */
export async function bytesOfFiles(database: Database, actor: Actor): Promise<number> {
  const sums = await Promise.all(
    [resumes, jobDescriptions, roles].map((table) =>
      database
        .select({ sum: sql<string>`coalesce(sum(${table.fileSize}), 0)` })
        .from(table)
        .where(ofCompany(table, actor)),
    ),
  );
  return sums.reduce((all, [row]) => all + Number(row!.sum), 0);
}

export function exportView(row: ExportRow): CompanyExport {
  const { id, state, failureCode, stepsDone, steps, size, files, missingFiles, createdAt, readyAt } = row;
  return {
    id,
    state,
    failure: state === 'failed' ? (exportFailures.find((code) => code === failureCode) ?? 'internal') : null,
    fraction: state === 'ready' ? 1 : steps && stepsDone / steps,
    size,
    files,
    missingFiles,
    createdAt: createdAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: readyAt && new Date(readyAt.getTime() + LIFETIME).toISOString(),
  };
}

/** Begins an archive in place of the one before. One that is being made goes on. */
export function startExport({ database, queue }: Dependencies, actor: Actor): Promise<ExportRow> {
  const { companyId, userId } = actor;
  return database.transaction(async (transaction) => {
    await lockCompany(transaction, actor);
    const before = await findExport(transaction, actor);
    if (before?.state === 'making') return before;
    if (before) await removeExport(transaction, queue, actor, before);
    const [row] = await transaction.insert(companyExports).values({ companyId, userId }).returning();
    await queue.send(transaction, 'make-export', { exportId: row!.id }, companyId);
    await audit(transaction, actor, 'archive-begun', row!.id);
    return row!;
  });
}

/** Has those who begin an archive, or remove what it may hold, go one after the other. */
async function lockCompany(transaction: Transaction, { companyId }: Owner): Promise<void> {
  await transaction.select().from(companies).where(eq(companies.id, companyId)).for('no key update');
}

/**
 * Deletes the archive, also one that is being made, and says how many that were. No other is begun until the
 * transaction ends, so that none holds what the transaction removes.
 */
export async function dropExport(
  transaction: Transaction,
  { queue }: { queue: Pick<Queue, 'send'> },
  actor: Owner & { userId: number | null },
): Promise<number> {
  await lockCompany(transaction, actor);
  const row = await findExport(transaction, actor);
  if (row) await removeExport(transaction, queue, actor, row);
  return row ? 1 : 0;
}

/** Removes an archive with its parts; the queue job that makes it notices, and ends. */
async function removeExport(
  transaction: Transaction,
  queue: Pick<Queue, 'send'>,
  author: Owner & { userId: number | null },
  row: ExportRow,
): Promise<void> {
  // Waits for a part that is being added.
  await transaction
    .select({ id: companyExports.id })
    .from(companyExports)
    .where(ofCompany(companyExports, row, eq(companyExports.id, row.id)))
    .for('update');
  await removeParts(transaction, queue, row);
  await transaction.delete(companyExports).where(ofCompany(companyExports, row, eq(companyExports.id, row.id)));
  await audit(transaction, author, 'archive-deleted', row.id);
}

/** Removes the parts of an archive, and has their files deleted. */
export async function removeParts(transaction: Transaction, queue: Pick<Queue, 'send'>, row: ExportRow): Promise<void> {
  const parts = await transaction
    .delete(exportParts)
    .where(ofCompany(exportParts, row, eq(exportParts.exportId, row.id)))
    .returning({ storageKey: exportParts.storageKey });
  await deleteFilesLater(
    transaction,
    queue,
    parts.map(({ storageKey }) => storageKey),
  );
}

/** Removes old archives, and sends the queue jobs again that crashes may have lost. */
export async function tendExports({ database, queue }: Dependencies): Promise<void> {
  const old = new Date(Date.now() - LOST_AFTER);
  const rows = await database
    .select()
    .from(companyExports)
    .where(ofEveryCompany('upkeep', lt(companyExports.createdAt, old)));
  for (const row of rows) {
    if (row.state === 'making') await queue.send(database, 'make-export', { exportId: row.id }, row.companyId);
    else if ((row.readyAt ?? row.createdAt).getTime() + LIFETIME < Date.now())
      await database.transaction((transaction) =>
        removeExport(transaction, queue, { companyId: row.companyId, userId: null }, row),
      );
  }
}
