import { ProviderError } from '@cotejo/plugin-kit';
import { refusal } from '../../ground/errors.ts';
import { ChildFailure } from '../sandbox/child-process.ts';
import { onBehalfOf } from '../sandbox/company.ts';
import type { Pool } from '../sandbox/pool.ts';
import { limits } from '@cotejo/contract';
import type { TableLimits } from './table.ts';

/** The module that the sandbox's children import. */
const module = new URL('./table-work.ts', import.meta.url).href;

/** Milliseconds of processor time for each file; the largest takes a fifth. */
const LIMIT = 30_000;

/**
 * Reads a spreadsheet of a company into rows of texts. Throws the signal's reason, and an `AppError` for a file that is
 * refused, be it as it takes more than the limits of time and memory allow.
 */
export type ReadTable = (bytes: Uint8Array, options: { companyId: number; signal: AbortSignal }) => Promise<string[][]>;

/** The first row names the columns, and comes on top. */
const most: TableLimits = {
  rows: limits.importRows + 1,
  columns: limits.importColumns,
  characters: limits.noteMaximum,
};
const sizes = {
  rows: limits.importRows,
  columns: limits.importColumns,
  megabytes: limits.importBytes / 1024 / 1024,
};
const tooLarge = () => refusal('table.too-large', { values: sizes });
/** What a spreadsheet may be as it comes. */
export const spreadsheet = { bytes: limits.importBytes, tooLarge };

/** Has spreadsheets read in the pool, away from the thread that answers calls. */
export function readTableIn(pool: Pool): ReadTable {
  return async (bytes, { companyId, signal }) => {
    const task = { plugin: 'imports', module, settings: undefined, capability: 'tableWork' as const, options: {} };
    const read = await onBehalfOf(companyId, () =>
      pool.run({ ...task, method: 'read', inputs: [bytes, most] }, LIMIT, signal),
    ).catch((error: unknown) => {
      if (error instanceof ChildFailure && error.isCrash) throw tooLarge();
      if (error instanceof ChildFailure || error instanceof ProviderError)
        throw refusal('table.not-read', { cause: error, retryAfter: 5 });
      throw error;
    });
    return rowsIn(read);
  };
}

/** What a child has answered, as far as it is rows: a file may have taken it over. */
function rowsIn(read: unknown): string[][] {
  const { rows, refused } = (read ?? {}) as { rows?: unknown; refused?: unknown };
  if (refused === 'table.too-large') throw tooLarge();
  if (refused === 'table.wrong-type') throw refusal(refused);
  if (!isTable(rows)) throw refusal('table.damaged');
  if (rows.length === 0) throw refusal('table.empty');
  return rows;
}

const isTable = (rows: unknown): rows is string[][] =>
  Array.isArray(rows) &&
  rows.length <= most.rows &&
  rows.every(
    (row) => Array.isArray(row) && row.length <= most.columns && row.every((cell) => typeof cell === 'string'),
  );
