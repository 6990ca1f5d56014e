import type { Database, Transaction } from '../../platform/database/client.ts';
import { eq, inArray, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { importRows, type ImportRecord, type ImportRowRecord } from '../../platform/database/schema/index.ts';
import { type DayOrder, readRow } from './read-row.ts';
import { dayOrderIn, ofImport } from './rows.ts';
import { rowByRow } from './row-by-row.ts';
import { changeImport } from './state.ts';
import { takeRow } from './take-row.ts';

/**
 * Imports the rows of a spreadsheet, some in a transaction: a process that dies leaves whole ones behind, and the next
 * goes on after them.
 */
export async function carryOutImport(database: Database, row: ImportRecord, signal: AbortSignal): Promise<void> {
  const order = await dayOrderIn(database, row);
  await rowByRow(database, row, signal, {
    which: eq(importRows.done, false),
    work: (transaction, one) => carryOutRow(transaction, row, one, order),
    async end(transaction) {
      const values = { state: 'imported', rowsDone: row.rows, importedAt: sql`now()` } as const;
      await changeImport(transaction, row, values);
    },
  });
}

async function carryOutRow(
  transaction: Transaction,
  owner: ImportRecord,
  { number, cells }: ImportRowRecord,
  order: DayOrder,
): Promise<void> {
  const read = readRow(owner.columns, cells, order);
  const set = (values: Partial<ImportRowRecord>) =>
    transaction
      .update(importRows)
      .set({ ...values, done: true })
      .where(ofCompany(importRows, owner, ofImport(owner, eq(importRows.number, number))));
  if ('skipped' in read) {
    await set({ outcome: 'skipped', skipped: read.skipped, personId: null, sameAs: null, reasons: [], remarks: [] });
    return;
  }
  const { knownId: _known, ...taken } = await takeRow(transaction, owner, read);
  const sameAs = taken.outcome === 'joined' ? await rowOf(transaction, owner, taken.personId) : null;
  await set({ ...taken, sameAs, skipped: null, cells: [] });
}

/** The earlier row of the import that has brought a person. */
async function rowOf(transaction: Transaction, owner: ImportRecord, personId: number): Promise<number | null> {
  const [first] = await transaction
    .select({ number: importRows.number })
    .from(importRows)
    .where(
      ofCompany(
        importRows,
        owner,
        eq(importRows.importId, owner.id),
        eq(importRows.personId, personId),
        eq(importRows.done, true),
        inArray(importRows.outcome, ['new', 'suggested']),
      ),
    )
    .limit(1);
  return first?.number ?? null;
}
