import type { Database } from '../../platform/database/client.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { type ImportRecord, people } from '../../platform/database/schema/index.ts';
import { lockPeople } from '../joining/give-person.ts';
import { listOf } from '../outlines/outline.ts';
import { meetInTurn } from './find-known.ts';
import { dayOrderIn, nobody, type Outcome, readRows, rowsAfter, writeOutcomes } from './rows.ts';
import { changeImport } from './state.ts';
import { type Taken, tryRows } from './take-rows.ts';

/** Thrown to take back what a check has written. */
class TakenBack extends Error {}
/** Somebody has changed the columns meanwhile, or removed the import. */
class Superseded extends Error {}

/**
 * Finds what would become of each row, by importing all of them in a transaction that is taken back: so later rows see
 * the people of earlier ones. Of what is there already it changes and locks nothing but against being removed.
 */
export async function checkImport(database: Database, row: ImportRecord, signal: AbortSignal): Promise<void> {
  const checked: Outcome[] = [];
  try {
    await database.transaction(async (transaction) => {
      const firstRows = new Map<number, number>();
      const order = await dayOrderIn(transaction, row);
      // A transaction that is begun anew finds nothing of the try before.
      checked.length = 0;
      let done = 0;
      for (let rows = await rowsAfter(transaction, row, 0); rows.length > 0;) {
        signal.throwIfAborted();
        const { named, skipped } = readRows(row, rows, order);
        checked.push(...skipped);
        await meetInTurn(transaction, row, named, async (met) => {
          const taken = await tryRows(transaction, row, met);
          checked.push(...met.map((one, at) => outcomeOf(one.row.number, taken[at]!, firstRows)));
        });
        done += rows.length;
        if (!(await changeImport(database, row, { rowsDone: done }))) throw new Superseded();
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

/** `firstRows` are those that would bring a new person, by person. */
function outcomeOf(number: number, { personId, knownId, ...taken }: Taken, firstRows: Map<number, number>): Outcome {
  if (knownId !== personId) firstRows.set(personId, number);
  const sameAs = (knownId !== undefined && firstRows.get(knownId)) || null;
  return { ...nobody, ...taken, number, sameAs, personId: sameAs === null ? (knownId ?? null) : null };
}

/** Rows that one statement writes. */
const STORED = 500;

/**
 * Writes what was found, unless somebody of whom it tells was erased or joined meanwhile: the state then asks for
 * another check.
 */
async function store(database: Database, row: ImportRecord, checked: Outcome[]): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockPeople(transaction, row);
    const ids = [...new Set(checked.flatMap(({ personId }) => personId ?? []))];
    const known = await transaction.$count(
      people,
      ofCompany(people, row, sql`${people.id} = any(${listOf(ids)}::int[])`),
    );
    if (known < ids.length) return;
    if (!(await changeImport(transaction, row, { state: 'checked', rowsDone: 0 }))) return;
    for (let at = 0; at < checked.length; at += STORED)
      await writeOutcomes(transaction, row, checked.slice(at, at + STORED), { isDone: false });
  });
}
