import type { SameReason } from '@cotejo/contract';
import { ownContacts } from '@cotejo/pipeline';
import type { Transaction } from '../../platform/database/client.ts';
import { findByContacts, findByName, fits, type Known, readNames, relationOf } from '../joining/known-people.ts';
import type { ReadPerson } from './read-row.ts';

/** Whom a row is about, as far as that is sure, and who else it may be. */
export type Found = { person: Known | undefined; maybe: Known[] };

/**
 * The person of a row, by the rules by which resumes find theirs. Where several people are surely it, it is the one who
 * is known longest, as long as their names fit each other: an import makes no two known people one.
 */
export async function findKnown(
  transaction: Transaction,
  owner: { companyId: number },
  { name, contacts }: Pick<ReadPerson, 'name' | 'contacts'>,
): Promise<Found> {
  const known = await findByContacts(transaction, owner, name, ownContacts(contacts, name));
  const sure = known.filter(({ strong }) => strong).toSorted((one, other) => one.personId - other.personId);
  const person = (await areAlike(transaction, owner, sure)) ? sure[0] : undefined;
  if (person) return { person, maybe: known.filter((one) => one !== person) };
  return { person: undefined, maybe: [...known, ...(await findByName(transaction, owner, name))] };
}

async function areAlike(transaction: Transaction, owner: { companyId: number }, known: Known[]): Promise<boolean> {
  if (known.length < 2) return true;
  const ids = known.map(({ personId }) => personId);
  const names = [...(await readNames(transaction, owner, ids)).values()];
  return names.every((one, at) => names.slice(at + 1).every((other) => fits(relationOf(one, other))));
}

/** The reasons of people by their ids, each person once. */
export const reasonsByPerson = (known: Known[]): [number, SameReason[]][] =>
  [...Map.groupBy(known, ({ personId }) => personId)].map(([id, all]) => [id, all.flatMap(({ reasons }) => reasons)]);
