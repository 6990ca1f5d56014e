import { randomUUID } from 'node:crypto';
import { DocumentError } from '@cotejo/plugin-kit';
import type { Database, Transaction } from '../database/client.ts';
import { eq, sql } from '../database/drizzle.ts';
import { jobDescriptions, resumes } from '../database/schema/index.ts';
import { ChildFailure } from '../sandbox/child-process.ts';

type Table = typeof resumes | typeof jobDescriptions;

/** So often may work on a document end the process that it runs in. */
const MOST_CRASHES = 2;

/** This life of this process: another name beside unfinished work is that of a process which died over it. */
const self = randomUUID();

/** What a row holds whose work has come to an end. */
export const atRest = { crashes: 0, workedBy: null } as const;

/**
 * Does work on a document and keeps count, in its row, of how often that has ended a process: one of the sandbox by a crash or by too
 * much memory or time, or the one that called. The second time is the last: throws `document.too-complex` then. Any other failure
 * does not count. Whoever ends the work well, or gives it up, writes `atRest` into the row.
 */
export async function countingCrashes<Value>(database: Database, table: Table, id: number, work: () => Promise<Value>): Promise<Value> {
  const died = sql`case when ${table.workedBy} <> ${self} then 1 else 0 end`;
  const before = await write(database, table, id, { crashes: sql`${table.crashes} + ${died}`, workedBy: self });
  if (before >= MOST_CRASHES) throw new DocumentError('document.too-complex');
  try {
    return await work();
  } catch (error) {
    const crashed = isCrash(error);
    // Where the database is gone, the row keeps the name of this process, which will know by it that it did not die.
    const crashes = await write(database, table, id, { crashes: sql`${table.crashes} + ${crashed ? 1 : 0}`, workedBy: null }).catch(() => 0);
    throw crashed && crashes >= MOST_CRASHES ? new DocumentError('document.too-complex') : error;
  }
}

/** Says that this process leaves its work in good order: nobody needs to think that it died over it. */
export async function leaveWork(database: Database): Promise<void> {
  for (const table of [resumes, jobDescriptions]) await database.update(table).set({ workedBy: null }).where(eq(table.workedBy, self));
}

/** Whether a process of the sandbox died over the work, however deep in the error that is said. */
export function isCrash(error: unknown): boolean {
  if (error instanceof ChildFailure) return error.isCrash;
  if (error instanceof AggregateError) return error.errors.some(isCrash);
  return error instanceof Error && isCrash(error.cause);
}

async function write(database: Transaction, table: Table, id: number, values: Record<'crashes' | 'workedBy', unknown>): Promise<number> {
  const [row] = await database.update(table).set(values as never).where(eq(table.id, id)).returning({ crashes: table.crashes });
  return row?.crashes ?? 0;
}
