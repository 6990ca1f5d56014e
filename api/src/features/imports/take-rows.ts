import type { RowOutcome, RowRemark, SameReason } from '@cotejo/contract';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, inArray, isNull } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import {
  type AddedByRow,
  people,
  personContacts,
  personNotes,
  type PersonRow,
  personTags,
} from '../../platform/database/schema/index.ts';
import { setPairs } from '../joining/pairs.ts';
import { type Found, type Met, reasonsByPerson } from './find-known.ts';
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
 * Finds out what rows would do, and writes just as much as later rows must see: the people and their contacts. To be
 * taken back with its transaction.
 */
export async function tryRows(transaction: Transaction, owner: Importer, met: Met[]): Promise<Taken[]> {
  const known = await readPeople(transaction, owner, met);
  const people = await withNew(transaction, owner, met, known);
  await addContacts(transaction, owner, met, people);
  return met.map(({ row, found }, at) => ({
    ...outcomeOf(found),
    personId: people[at]!.id,
    remarks: remarksOn(row, known[at]),
  }));
}

/** Imports rows, and says what each has added and which version of its person it has left. */
export async function takeRows(
  transaction: Transaction,
  owner: Importer,
  met: Met[],
): Promise<(Taken & { added: AddedByRow; personSeen: Date })[]> {
  const before = await readPeople(transaction, owner, met);
  const known: (PersonRow | undefined)[] = [];
  for (const [at, { row }] of met.entries())
    known.push(before[at] && (await changeConsent(transaction, owner, before[at], row)));
  const people = await withNew(transaction, owner, met, known);
  await setPairs(
    transaction,
    owner,
    met.flatMap(({ found }, at) =>
      reasonsByPerson(found.maybe).map(([otherId, reasons]) => ({
        id: people[at]!.id,
        otherId,
        state: 'suggested' as const,
        reasons,
      })),
    ),
  );
  const [contacts, notes, tags] = [
    await addContacts(transaction, owner, met, people),
    await addNotes(transaction, owner, met, people),
    await addTags(transaction, owner, met, people),
  ];
  return met.map(({ row, found }, at) => {
    const { id, updatedAt } = people[at]!;
    const person = before[at];
    const added: AddedByRow = {
      contacts: contacts.get(id) ?? [],
      notes: notes.get(id) ?? [],
      tags: tags.get(id) ?? [],
      consentBefore:
        person && takesConsent(person, row)
          ? { state: person.consent, date: person.consentDate, source: person.consentSource }
          : null,
    };
    return { ...outcomeOf(found), personId: id, remarks: remarksOn(row, person), added, personSeen: updatedAt };
  });
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

/** The known person of each row, where it has one. */
async function readPeople(transaction: Transaction, owner: Importer, met: Met[]): Promise<(PersonRow | undefined)[]> {
  const ids = met.flatMap(({ found }) => found.person?.personId ?? []);
  if (ids.length === 0) return met.map(() => undefined);
  const rows = await transaction
    .select()
    .from(people)
    .where(ofCompany(people, owner, inArray(people.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return met.map(({ found }) => found.person && byId.get(found.person.personId));
}

const consentColumns = ({ consent: { state, date, source } }: ReadPerson) => ({
  consent: state,
  consentDate: date,
  consentSource: source,
});

/**
 * The person of each row: the known one, or a new one. A name of a spreadsheet was typed by somebody, so that no resume
 * changes it.
 */
async function withNew(
  transaction: Transaction,
  { companyId }: Importer,
  met: Met[],
  known: (PersonRow | undefined)[],
): Promise<PersonRow[]> {
  const values = met.flatMap(({ row }, at) =>
    known[at] ? [] : [{ companyId, name: row.name, nameCorrected: true, imported: true, ...consentColumns(row) }],
  );
  const added = values.length > 0 ? await transaction.insert(people).values(values).returning() : [];
  return known.map((person) => person ?? added.shift()!);
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

/** What was added, by person. */
type Added<Value> = Promise<Map<number, Value[]>>;

/** Adds the contacts that people have not from a spreadsheet before; gives those. */
async function addContacts(transaction: Transaction, owner: Importer, met: Met[], people: PersonRow[]): Added<number> {
  const { companyId } = owner;
  const said = met.flatMap(({ row }, at) =>
    row.contacts.map((one) => ({ ...one, companyId, personId: people[at]!.id })),
  );
  if (said.length === 0) return new Map();
  const { id, personId, kind, value, resumeId } = personContacts;
  const there = await transaction
    .select({ personId, kind, value })
    .from(personContacts)
    .where(ofCompany(personContacts, owner, inArray(personId, people.map(idOf)), isNull(resumeId)));
  const values = unsaid(said, there, (one) => `${one.personId} ${one.kind} ${one.value}`);
  if (values.length === 0) return new Map();
  return byPerson(await transaction.insert(personContacts).values(values).returning({ value: id, personId }));
}

/** Adds the notes that people have not word for word; gives those. */
async function addNotes(transaction: Transaction, owner: Importer, met: Met[], people: PersonRow[]): Added<number> {
  const { companyId, userId } = owner;
  const said = met.flatMap(({ row: { note } }, at) =>
    note === '' ? [] : [{ companyId, userId, personId: people[at]!.id, text: note }],
  );
  if (said.length === 0) return new Map();
  const { id, personId, text } = personNotes;
  const there = await transaction
    .select({ personId, text })
    .from(personNotes)
    .where(ofCompany(personNotes, owner, inArray(personId, people.map(idOf))));
  const values = unsaid(said, there, (one) => `${one.personId} ${one.text}`);
  if (values.length === 0) return new Map();
  return byPerson(await transaction.insert(personNotes).values(values).returning({ value: id, personId }));
}

const idOf = ({ id }: PersonRow): number => id;

/** Of rows those that are not there yet, each once, so that a file which comes every night adds nothing twice. */
function unsaid<Same, Row extends Same>(rows: Row[], there: Same[], keyOf: (row: Same) => string): Row[] {
  const keys = new Set(there.map(keyOf));
  return rows.filter((row) => !keys.has(keyOf(row)) && keys.add(keyOf(row)));
}

/** Adds the tags that people have not; gives those. */
async function addTags(
  transaction: Transaction,
  { companyId }: Importer,
  met: Met[],
  people: PersonRow[],
): Added<string> {
  const values = met.flatMap(({ row }, at) => row.tags.map((tag) => ({ companyId, personId: people[at]!.id, tag })));
  if (values.length === 0) return new Map();
  const { tag, personId } = personTags;
  return byPerson(
    await transaction.insert(personTags).values(values).onConflictDoNothing().returning({ value: tag, personId }),
  );
}

const byPerson = <Value>(rows: { personId: number; value: Value }[]): Map<number, Value[]> =>
  new Map([...Map.groupBy(rows, ({ personId }) => personId)].map(([id, some]) => [id, some.map(({ value }) => value)]));
