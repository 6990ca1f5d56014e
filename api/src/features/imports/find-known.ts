import type { SameReason } from '@cotejo/contract';
import { ownContacts } from '@cotejo/pipeline';
import type { Transaction } from '../../platform/database/client.ts';
import { findByContacts, findByName, fits, type Known, readNames, relationOf } from '../joining/known-people.ts';
import { runsApart } from './runs-apart.ts';
import type { ReadPerson } from './read-row.ts';

type Owner = { companyId: number };
/** Whom a row is about, as far as that is sure, and who else it may be. */
export type Found = { person: Known | undefined; maybe: Known[] };
/** A row with the people whom it meets. */
export type Met<Row extends ReadPerson = ReadPerson> = { row: Row; found: Found };

/**
 * Finds the people of rows, and hands the rows on with them, in order and as many together as do not meet each other:
 * what `take` writes of some, the next ones find.
 */
export async function meetInTurn<Row extends ReadPerson>(
  transaction: Transaction,
  owner: Owner,
  rows: Row[],
  take: (some: Met<Row>[]) => Promise<void>,
): Promise<void> {
  for (const run of runsApart(rows)) {
    const met = await meet(transaction, owner, run);
    const apart = met.slice(0, firstToWait(met));
    await take(apart);
    for (const row of run.slice(apart.length)) await take(await meet(transaction, owner, [row]));
  }
}

/** The place of the first row that meets somebody to whom an earlier row adds something. */
function firstToWait(met: Met[]): number {
  const changed = new Set<number>();
  for (const [at, { found }] of met.entries()) {
    const { person, maybe } = found;
    if ([...(person ? [person] : []), ...maybe].some(({ personId }) => changed.has(personId))) return at;
    if (person) changed.add(person.personId);
  }
  return met.length;
}

/**
 * The people of rows, by the rules by which resumes find theirs. Where several people are surely one's, it is the one
 * who is known longest, as long as their names fit each other: an import makes no two known people one.
 */
async function meet<Row extends ReadPerson>(transaction: Transaction, owner: Owner, rows: Row[]): Promise<Met<Row>[]> {
  const shown = rows.map(({ name, contacts }) => ({ name, contacts: ownContacts(contacts, name) }));
  const known = await findByContacts(transaction, owner, shown);
  const people = await Promise.all(known.map((some) => surelyOneOf(transaction, owner, some)));
  const unsure = rows.filter((_, at) => !people[at]);
  const byName = await findByName(
    transaction,
    owner,
    unsure.map(({ name }) => name),
  );
  return rows.map((row, at) => {
    const [person, some] = [people[at], known[at]!];
    const maybe = person ? some.filter((one) => one !== person) : [...some, ...byName[unsure.indexOf(row)]!];
    return { row, found: { person, maybe } };
  });
}

async function surelyOneOf(transaction: Transaction, owner: Owner, known: Known[]): Promise<Known | undefined> {
  const sure = known.filter(({ strong }) => strong).toSorted((one, other) => one.personId - other.personId);
  return (await areAlike(transaction, owner, sure)) ? sure[0] : undefined;
}

async function areAlike(transaction: Transaction, owner: Owner, known: Known[]): Promise<boolean> {
  if (known.length < 2) return true;
  const ids = known.map(({ personId }) => personId);
  const names = [...(await readNames(transaction, owner, ids)).values()];
  return names.every((one, at) => names.slice(at + 1).every((other) => fits(relationOf(one, other))));
}

/** The reasons of people by their ids, each person once. */
export const reasonsByPerson = (known: Known[]): [number, SameReason[]][] =>
  [...Map.groupBy(known, ({ personId }) => personId)].map(([id, all]) => [id, all.flatMap(({ reasons }) => reasons)]);
