import type { RowOutcome, RowRemark, SameReason } from '@cotejo/contract';
import type { Transaction } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import {
  type AddedByRow,
  people,
  personContacts,
  personNotes,
  type PersonRow,
  personTags,
} from '../../platform/database/schema/index.ts';
import { setPair } from '../joining/pairs.ts';
import { findKnown, type Found, reasonsByPerson } from './find-known.ts';
import type { ReadPerson } from './read-row.ts';

/** Whose rows they are, and who imports them. */
export type Importer = { companyId: number; userId: number | null };

/** What has become of a row, or would. */
export type Taken = {
  outcome: RowOutcome;
  /** The person of the row, and whom of the known it is or may be. */
  personId: number;
  knownId: number | undefined;
  reasons: SameReason[];
  remarks: RowRemark[];
};

/**
 * Finds out what a row would do, and writes just as much as later rows must see: the person and its contacts. To be
 * taken back with its transaction.
 */
export async function tryRow(transaction: Transaction, owner: Importer, row: ReadPerson): Promise<Taken> {
  const found = await findKnown(transaction, owner, row);
  const person = found.person ? await readPerson(transaction, owner, found.person.personId) : undefined;
  const personId = person?.id ?? (await addPerson(transaction, owner, row)).id;
  await addContacts(transaction, owner, personId, row);
  return { ...outcomeOf(found), personId, remarks: remarksOn(row, person) };
}

/** Imports a row, and says what it has added and which version of the person it has left. */
export async function takeRow(
  transaction: Transaction,
  owner: Importer,
  row: ReadPerson,
): Promise<Taken & { added: AddedByRow; personSeen: Date }> {
  const found = await findKnown(transaction, owner, row);
  const before = found.person ? await readPerson(transaction, owner, found.person.personId) : undefined;
  const { id: personId, updatedAt } = before
    ? await changeConsent(transaction, owner, before, row)
    : await addPerson(transaction, owner, row);
  for (const [otherId, reasons] of reasonsByPerson(found.maybe))
    await setPair(transaction, owner, personId, { otherId, state: 'suggested', reasons });
  const added: AddedByRow = {
    contacts: await addContacts(transaction, owner, personId, row),
    notes: await addNote(transaction, owner, personId, row),
    tags: await addTags(transaction, owner, personId, row),
    consentBefore:
      before && takesConsent(before, row)
        ? { state: before.consent, date: before.consentDate, source: before.consentSource }
        : null,
  };
  return { ...outcomeOf(found), personId, remarks: remarksOn(row, before), added, personSeen: updatedAt };
}

function outcomeOf({ person, maybe }: Found): Pick<Taken, 'outcome' | 'knownId' | 'reasons'> {
  if (person) return { outcome: 'joined', knownId: person.personId, reasons: person.reasons };
  const [first] = reasonsByPerson(maybe);
  return first
    ? { outcome: 'suggested', knownId: first[0], reasons: first[1] }
    : { outcome: 'new', knownId: undefined, reasons: [] };
}

/** Whether a row says something new of consent. Whoever withheld it is asked again by a person, not by a file. */
const takesConsent = (person: PersonRow, { consent }: ReadPerson): boolean =>
  consent.state !== 'unknown' && person.consent !== 'withheld' && person.consent !== consent.state;

const remarksOn = ({ remarks, consent }: ReadPerson, person: PersonRow | undefined): RowRemark[] =>
  person?.consent === 'withheld' && consent.state === 'given' ? [...remarks, 'consent-withheld-stays'] : remarks;

async function readPerson(transaction: Transaction, owner: Importer, id: number): Promise<PersonRow> {
  const [row] = await transaction
    .select()
    .from(people)
    .where(ofCompany(people, owner, eq(people.id, id)));
  return row!;
}

const consentColumns = ({ consent: { state, date, source } }: ReadPerson) => ({
  consent: state,
  consentDate: date,
  consentSource: source,
});

/** A name of a spreadsheet was typed by somebody, so that no resume changes it. */
async function addPerson(transaction: Transaction, { companyId }: Importer, row: ReadPerson): Promise<PersonRow> {
  const [person] = await transaction
    .insert(people)
    .values({ companyId, name: row.name, nameCorrected: true, imported: true, ...consentColumns(row) })
    .returning();
  return person!;
}

async function changeConsent(
  transaction: Transaction,
  owner: Importer,
  person: PersonRow,
  row: ReadPerson,
): Promise<PersonRow> {
  if (!takesConsent(person, row)) return person;
  const [changed] = await transaction
    .update(people)
    .set(consentColumns(row))
    .where(ofCompany(people, owner, eq(people.id, person.id)))
    .returning();
  return changed!;
}

async function addContacts(
  transaction: Transaction,
  { companyId }: Importer,
  personId: number,
  { contacts }: ReadPerson,
): Promise<number[]> {
  if (contacts.length === 0) return [];
  const rows = await transaction
    .insert(personContacts)
    .values(contacts.map((one) => ({ ...one, companyId, personId })))
    .returning({ id: personContacts.id });
  return rows.map(({ id }) => id);
}

async function addNote(
  transaction: Transaction,
  { companyId, userId }: Importer,
  personId: number,
  { note: text }: ReadPerson,
): Promise<number[]> {
  if (text === '') return [];
  const rows = await transaction
    .insert(personNotes)
    .values({ companyId, userId, personId, text })
    .returning({ id: personNotes.id });
  return rows.map(({ id }) => id);
}

/** Adds the tags that a person has not; gives those. */
async function addTags(
  transaction: Transaction,
  { companyId }: Importer,
  personId: number,
  { tags }: ReadPerson,
): Promise<string[]> {
  if (tags.length === 0) return [];
  const rows = await transaction
    .insert(personTags)
    .values(tags.map((tag) => ({ companyId, personId, tag })))
    .onConflictDoNothing()
    .returning({ tag: personTags.tag });
  return rows.map(({ tag }) => tag);
}
