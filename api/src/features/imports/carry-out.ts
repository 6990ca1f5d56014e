import type { Database, Transaction } from '../../platform/database/client.ts';
import { eq, inArray, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { importRows, type ImportRecord, type ImportRowRecord } from '../../platform/database/schema/index.ts';
import { meetInTurn } from './find-known.ts';
import type { DayOrder } from './read-row.ts';
import { dayOrderIn, nobody, readRows, writeOutcomes } from './rows.ts';
import { rowsInTurn } from './rows-in-turn.ts';
import { changeImport } from './state.ts';
import { takeRows } from './take-rows.ts';

/**
 * Imports the rows of a spreadsheet, some in a transaction: a process that dies leaves whole ones behind, and the next
 * goes on after them.
 */
export async function carryOutImport(database: Database, row: ImportRecord, signal: AbortSignal): Promise<void> {
  const order = await dayOrderIn(database, row);
  await rowsInTurn(database, row, signal, {
    which: eq(importRows.done, false),
    work: (transaction, rows) => carryOutRows(transaction, row, rows, order),
    async end(transaction) {
      const values = { state: 'imported', rowsDone: row.rows, importedAt: sql`now()` } as const;
      await changeImport(transaction, row, values);
    },
  });
}

async function carryOutRows(
  transaction: Transaction,
  owner: ImportRecord,
  rows: ImportRowRecord[],
  order: DayOrder,
): Promise<void> {
  const { named, skipped } = readRows(owner, rows, order);
  await writeOutcomes(transaction, owner, skipped, { isDone: true });
  await meetInTurn(transaction, owner, named, async (met) => {
    const taken = await takeRows(transaction, owner, met);
    const joined = taken.filter(({ outcome }) => outcome === 'joined').map(({ personId }) => personId);
    const firstRows = await firstRowsOf(transaction, owner, joined);
    await writeOutcomes(
      transaction,
      owner,
      taken.map(({ knownId: _known, ...one }, at) => ({
        ...nobody,
        ...one,
        number: met[at]!.row.number,
        sameAs: one.outcome === 'joined' ? (firstRows.get(one.personId) ?? null) : null,
      })),
      { isDone: true },
    );
  });
}

/** The earlier rows of the import that have brought some people, by person. */
async function firstRowsOf(transaction: Transaction, owner: ImportRecord, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { importId, personId, done, outcome, number } = importRows;
  const brought = [inArray(personId, ids), eq(done, true), inArray(outcome, ['new', 'suggested'])];
  const rows = await transaction
    .select({ id: sql<number>`${personId}`, number })
    .from(importRows)
    .where(ofCompany(importRows, owner, eq(importId, owner.id), ...brought));
  return new Map(rows.map((row) => [row.id, row.number]));
}
