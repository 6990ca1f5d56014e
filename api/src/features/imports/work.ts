import type { Database } from '../../platform/database/client.ts';
import { and, eq, inArray, lt, not, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofEveryCompany } from '../../platform/database/of-company.ts';
import { importRows, type ImportRecord, peopleImports } from '../../platform/database/schema/index.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { QueueHandler } from '../../platform/queue/workers.ts';
import { carryOutImport } from './carry-out.ts';
import { checkImport } from './check.ts';
import { dropSamples } from './forget.ts';
import { underWay, UNDO } from './state.ts';
import { undoRows } from './undo.ts';

type Dependencies = { database: Database; queue: Queue };

const steps = { checking: checkImport, importing: carryOutImport, undoing: undoRows };
type Step = keyof typeof steps;

/** Goes on with an import: checks it, carries it out or undoes it, whatever its state asks for. */
export function importPeopleHandler({ database }: Pick<Dependencies, 'database'>): QueueHandler<'import-people'> {
  return async ({ importId }, { signal }) => {
    for (let row = await read(database, importId); row && row.state in steps; row = await read(database, importId))
      await steps[row.state as Step](database, row, signal);
  };
}

async function read(database: Database, id: number): Promise<ImportRecord | undefined> {
  const [row] = await database
    .select()
    .from(peopleImports)
    .where(ofEveryCompany('queue job', eq(peopleImports.id, id)));
  return row;
}

/** Says that an import could not be brought to an end; it can be tried again, or undone. */
export async function failImport({ database }: Pick<Dependencies, 'database'>, importId: number): Promise<void> {
  await database
    .update(peopleImports)
    .set({ state: 'failed', changedAt: sql`now()` })
    .where(ofEveryCompany('queue job', eq(peopleImports.id, importId), inArray(peopleImports.state, [...underWay])));
}

/** Milliseconds after which a queue job that should go on with an import is sent again, in case it was lost. */
const LOST_AFTER = 10 * 60_000;

/**
 * Forgets the rows of imports that can no longer be undone, and imports that nobody has carried out; sends the queue
 * jobs again that crashes may have lost.
 */
export async function tendImports({ database, queue }: Dependencies): Promise<void> {
  const { id, companyId, state, changedAt } = peopleImports;
  const lost = await database
    .select({ id, companyId })
    .from(peopleImports)
    .where(ofEveryCompany('upkeep', inArray(state, [...underWay]), lt(changedAt, new Date(Date.now() - LOST_AFTER))));
  await queue.sendAll(
    database,
    'import-people',
    lost.map((one) => ({ data: { importId: one.id }, companyId: one.companyId })),
  );
  const old = and(not(inArray(state, [...underWay])), lt(changedAt, new Date(Date.now() - UNDO)))!;
  await database.delete(peopleImports).where(ofEveryCompany('upkeep', old, inArray(state, ['checked', 'failed'])));
  const past = await database.select().from(peopleImports).where(ofEveryCompany('upkeep', old));
  for (const one of past) {
    await database.delete(importRows).where(ofCompany(importRows, one, eq(importRows.importId, one.id)));
    await dropSamples(database, one, eq(id, one.id));
  }
}
