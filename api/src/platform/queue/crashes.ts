import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { DocumentError, ProviderError } from '@cotejo/plugin-kit';
import type { Database, Transaction } from '../database/client.ts';
import { eq, type SQL, sql } from '../database/drizzle.ts';
import { ofCompany, ofEveryCompany } from '../database/of-company.ts';
import { jobDescriptions, resumes } from '../database/schema/index.ts';
import { ChildFailure } from '../sandbox/child-process.ts';

type Table = typeof resumes | typeof jobDescriptions;
type Row = { id: number; companyId: number };

/** Number of crashes after which a document has failed. */
const MOST_CRASHES = 2;

/** The name of this process; another one beside unfinished work is that of a process that died over it. */
const self = randomUUID();

/** The columns of a row that no work is under way on. */
export const atRest = { crashes: 0, workedBy: null } as const;

/**
 * Does work on a document and counts in its row how often that has ended a process: one of the sandbox, by a crash or
 * by too much memory or time, or the calling one. The second time throws a `DocumentError` `document.too-complex`.
 * Other failures do not count. After the first crash a document is worked on alone, as several were in work when the
 * process died, and a second crash must have one cause. The caller writes `atRest` into the row when the work is done
 * or given up.
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
    const written = write(database, table, row, { crashes, workedBy: null });
    const after = await orLeave(database, table, row, written).catch(() => 0);
    throw crashed && after >= MOST_CRASHES ? new DocumentError('document.too-complex') : error;
  }
}

/** Milliseconds between tries to take the name of this process off a row, and how many there are. */
const LEAVE_PAUSE = 1000;
const LEAVE_TRIES = 600;

/**
 * Stores what came of the work on a document. Where that fails, as the database is away, the row still names this
 * process, and whoever does the work next would take it for dead: its name goes as soon as the database is back.
 */
export async function orLeave<Value>(
  database: Database,
  table: Table,
  row: Row,
  storing: Promise<Value>,
): Promise<Value> {
  return storing.catch((error: unknown) => {
    void leaveOnce(database, table, row);
    throw error;
  });
}

/** Should this process be at work on the row again by then, one crash is not counted. */
async function leaveOnce(database: Database, table: Table, row: Row): Promise<void> {
  const mine = ofCompany(table, row, eq(table.id, row.id), eq(table.workedBy, self));
  for (let tries = 0; tries < LEAVE_TRIES; tries += 1) {
    try {
      await database.update(table).set({ workedBy: null }).where(mine);
      return;
    } catch {
      await setTimeout(LEAVE_PAUSE, undefined, { ref: false });
    }
  }
}

const underWay = new Set<Promise<unknown>>();
/** Settles when no document is worked on alone any more. */
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

/** Removes the name of this process from its work, so that its end does not count as a crash. */
export async function leaveWork(database: Database): Promise<void> {
  for (const table of [resumes, jobDescriptions])
    await database
      .update(table)
      .set({ workedBy: null })
      .where(ofEveryCompany('upkeep', eq(table.workedBy, self)));
}

/**
 * Whether the work itself failed and would fail again, by the error or its causes: a process of the sandbox died or
 * never came back, or all plugins of a stage crashed or gave unusable answers.
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
