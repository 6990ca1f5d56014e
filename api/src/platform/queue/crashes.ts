import { randomUUID } from 'node:crypto';
import { DocumentError, ProviderError } from '@cotejo/plugin-kit';
import type { Database, Transaction } from '../database/client.ts';
import { eq, type SQL, sql } from '../database/drizzle.ts';
import { ofCompany, ofEveryCompany } from '../database/of-company.ts';
import { jobDescriptions, resumes } from '../database/schema/index.ts';
import { ChildFailure } from '../sandbox/child-process.ts';

type Table = typeof resumes | typeof jobDescriptions;
type Row = { id: number; companyId: number };

/** So often may work on a document end the process that it runs in. */
const MOST_CRASHES = 2;

/** This life of this process: another name beside unfinished work is that of a process which died over it. */
const self = randomUUID();

/** What a row holds whose work has come to an end. */
export const atRest = { crashes: 0, workedBy: null } as const;

/**
 * Does work on a document and keeps count, in its row, of how often that has ended a process: one of the sandbox by a
 * crash or by too much memory or time, or the one that called. The second time is the last: throws
 * `document.too-complex` then. Any other failure does not count. A document over which a process has died is worked on
 * alone, because several were in work when it died, and only one can be blamed when that happens again.
 * Whoever ends the work well, or gives it up, writes `atRest` into the row.
 */
export async function countingCrashes<Value>(
  database: Database,
  table: Table,
  row: Row,
  work: () => Promise<Value>,
): Promise<Value> {
  const crashes = sql`${table.crashes} + case when ${table.workedBy} <> ${self} then 1 else 0 end`;
  const before = await write(database, table, row, {
    crashes,
    workedBy: sql`case when ${crashes} = 0 then ${self} end`,
  });
  if (before >= MOST_CRASHES) throw new DocumentError('document.too-complex');
  const counted = () => countIfCrashed(database, table, row, work);
  if (before === 0) return besideOthers(counted);
  return alone(async () => {
    await write(database, table, row, { workedBy: self });
    return counted();
  });
}

async function countIfCrashed<Value>(
  database: Database,
  table: Table,
  row: Row,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const crashed = isCrash(error);
    const crashes = sql`${table.crashes} + ${crashed ? 1 : 0}`;
    // Where the database is gone, the row keeps the name of this process, which will know by it that it did not die.
    const after = await write(database, table, row, { crashes, workedBy: null }).catch(() => 0);
    throw crashed && after >= MOST_CRASHES ? new DocumentError('document.too-complex') : error;
  }
}

const underWay = new Set<Promise<unknown>>();
/** Settles when nobody works alone any more. */
let untilFree: Promise<unknown> = Promise.resolve();

async function besideOthers<Value>(work: () => Promise<Value>): Promise<Value> {
  await untilFree;
  const running = work();
  underWay.add(running);
  return running.finally(() => underWay.delete(running));
}

function alone<Value>(work: () => Promise<Value>): Promise<Value> {
  const running = untilFree.then(() => Promise.allSettled(underWay)).then(work);
  untilFree = running.catch(() => {});
  return running;
}

/** Says that this process leaves its work in good order: nobody needs to think that it died over it. */
export async function leaveWork(database: Database): Promise<void> {
  for (const table of [resumes, jobDescriptions])
    await database
      .update(table)
      .set({ workedBy: null })
      .where(ofEveryCompany('upkeep', eq(table.workedBy, self)));
}

/**
 * Whether the work itself went wrong and would again, however deep in the error that is said: a process of the sandbox died
 * over it or never came back, or all who could do a stage broke down over it or answered with what is of no use.
 */
export function isCrash(error: unknown): boolean {
  if (error instanceof ChildFailure) return error.isCrash || error.reason === 'silent';
  if (error instanceof AggregateError) {
    return error.errors.some(isCrash) || (error.errors.length > 0 && error.errors.every(isBreakdown));
  }
  const isUnavailable = error instanceof ProviderError && error.reason === 'unavailable';
  return error instanceof Error && !isUnavailable && isCrash(error.cause);
}

const isBreakdown = (error: unknown): boolean =>
  error instanceof ProviderError && (error.reason === 'bad-output' || error.reason === 'crashed');

type Counted = { crashes?: SQL; workedBy: SQL | string | null };

async function write(database: Transaction, table: Table, row: Row, values: Counted): Promise<number> {
  const [after] = await database
    .update(table)
    .set(values)
    .where(ofCompany(table, row, eq(table.id, row.id)))
    .returning({ crashes: table.crashes });
  return after?.crashes ?? 0;
}
