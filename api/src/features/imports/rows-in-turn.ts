import type { Database, Transaction } from '../../platform/database/client.ts';
import { lte, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { importRows, type ImportRecord, type ImportRowRecord } from '../../platform/database/schema/index.ts';
import { lockPeople } from '../joining/give-person.ts';
import { ofImport, rowsAfter } from './rows.ts';
import { changeImport } from './state.ts';

type Steps = {
  /** The rows that there is something to do with. */
  which: SQL;
  work(transaction: Transaction, rows: ImportRowRecord[]): Promise<void>;
  /** Done once there is no further row. */
  end(transaction: Transaction): Promise<void>;
};

/**
 * Does work with the rows of an import in their order, with some of them in a transaction under the lock of the
 * company's people: others get at them in between, and a process that dies leaves whole batches behind. Ends where
 * somebody else has changed the state of the import.
 */
export async function rowsInTurn(
  database: Database,
  row: ImportRecord,
  signal: AbortSignal,
  { which, work, end }: Steps,
): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined;) {
    signal.throwIfAborted();
    last = await database.transaction(async (transaction) => {
      await lockPeople(transaction, row);
      const rows = await rowsAfter(transaction, row, last!, which);
      if (rows.length > 0) await work(transaction, rows);
      const reached = rows.at(-1)?.number;
      if (reached === undefined) return void (await end(transaction));
      const rowsDone = await transaction.$count(
        importRows,
        ofCompany(importRows, row, ofImport(row, lte(importRows.number, reached))),
      );
      return (await changeImport(transaction, row, { rowsDone })) ? reached : undefined;
    });
  }
}
