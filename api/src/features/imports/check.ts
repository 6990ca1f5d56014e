import type { RowOutcome, RowRemark, SameReason, SkipReason } from '@cotejo/contract';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { importRows, type ImportRecord } from '../../platform/database/schema/index.ts';
import { readRow } from './read-row.ts';
import { dayOrderIn, rowsAfter } from './rows.ts';
import { changeImport } from './state.ts';
import { tryRow } from './take-row.ts';

type Checked = {
  number: number;
  outcome: RowOutcome;
  skipped: SkipReason | null;
  remarks: RowRemark[];
  personId: number | null;
  sameAs: number | null;
  reasons: SameReason[];
};

/** Thrown to take back what a check has written. */
class TakenBack extends Error {}
/** Somebody has changed the columns meanwhile, or removed the import. */
class Superseded extends Error {}

/**
 * Finds what would become of each row, by importing all of them in a transaction that is taken back: so later rows see
 * the people of earlier ones. Of what is there already it changes and locks nothing but against being removed.
 */
export async function checkImport(database: Database, row: ImportRecord, signal: AbortSignal): Promise<void> {
  const checked: Checked[] = [];
  try {
    await database.transaction(async (transaction) => {
      const firstRows = new Map<number, number>();
      const order = await dayOrderIn(transaction, row);
      // A transaction that is begun anew finds nothing of the try before.
      checked.length = 0;
      for (let rows = await rowsAfter(transaction, row, 0); rows.length > 0;) {
        signal.throwIfAborted();
        for (const { number, cells } of rows) {
          const read = readRow(row.columns, cells, order);
          checked.push(
            'skipped' in read
              ? { ...nobody, number, outcome: 'skipped', skipped: read.skipped }
              : await checkRow(transaction, row, { number, read, firstRows }),
          );
        }
        if (!(await changeImport(database, row, { rowsDone: checked.length }))) throw new Superseded();
        rows = await rowsAfter(transaction, row, rows.at(-1)!.number);
      }
      throw new TakenBack();
    });
  } catch (error) {
    if (error instanceof Superseded) return;
    if (!(error instanceof TakenBack)) throw error;
  }
  await store(database, row, checked);
}

const nobody = { skipped: null, remarks: [], personId: null, sameAs: null, reasons: [] };

type Reading = { number: number; read: Parameters<typeof tryRow>[2]; firstRows: Map<number, number> };

async function checkRow(
  transaction: Transaction,
  owner: ImportRecord,
  { number, read, firstRows }: Reading,
): Promise<Checked> {
  const { personId, knownId, ...taken } = await tryRow(transaction, owner, read);
  if (knownId !== personId) firstRows.set(personId, number);
  const sameAs = (knownId !== undefined && firstRows.get(knownId)) || null;
  return { ...nobody, ...taken, number, sameAs, personId: sameAs === null ? (knownId ?? null) : null };
}

/** Rows that one statement writes. */
const STORED = 500;

async function store(database: Database, row: ImportRecord, checked: Checked[]): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await changeImport(transaction, row, { state: 'checked', rowsDone: 0 }))) return;
    for (let at = 0; at < checked.length; at += STORED) {
      const found = JSON.stringify(checked.slice(at, at + STORED));
      await transaction
        .update(importRows)
        .set({
          outcome: sql`found.outcome`,
          skipped: sql`found.skipped`,
          remarks: sql`found.remarks`,
          personId: sql`found."personId"`,
          sameAs: sql`found."sameAs"`,
          reasons: sql`found.reasons`,
        })
        .from(
          sql`jsonb_to_recordset(${found}::jsonb) as found (number int, outcome text, skipped text, remarks text[],
            "personId" int, "sameAs" int, reasons jsonb)`,
        )
        .where(ofCompany(importRows, row, eq(importRows.importId, row.id), sql`${importRows.number} = found.number`));
    }
  });
}
