import type { Database, Transaction } from '../../platform/database/client.ts';
import { desc, eq, inArray, ne, not, or, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import {
  importRows,
  type ImportRecord,
  type ImportRowRecord,
  people,
  personContacts,
  personJoins,
  personNotes,
  type PersonRow,
  personTags,
  resumes,
} from '../../platform/database/schema/index.ts';
import { ofImport } from './rows.ts';
import { rowsInTurn } from './rows-in-turn.ts';
import { changeImport } from './state.ts';

/**
 * Takes back what an import has brought: new people go, those who were known lose what it added to them. Whoever
 * somebody has worked with meanwhile stays as they are; their rows stay marked as done.
 */
export async function undoRows(database: Database, row: ImportRecord, signal: AbortSignal): Promise<void> {
  await rowsInTurn(database, row, signal, {
    which: eq(importRows.done, true),
    async work(transaction, rows) {
      for (const one of rows) {
        const keptAs =
          one.outcome === 'joined' ? await takeBack(transaction, row, one) : await remove(transaction, row, one);
        await transaction
          .update(importRows)
          .set(keptAs === undefined ? { done: false } : { personId: keptAs })
          .where(ofCompany(importRows, row, ofImport(row, eq(importRows.number, one.number))));
      }
    },
    async end(transaction) {
      await changeImport(transaction, row, { state: 'undone', rowsDone: row.rows });
    },
  });
}

/** Removes the person that a row has brought; gives the id of one who stays. */
async function remove(
  transaction: Transaction,
  owner: ImportRecord,
  { personId }: ImportRowRecord,
): Promise<number | undefined> {
  if (personId === null) return undefined;
  const [person] = await transaction
    .select()
    .from(people)
    .where(ofCompany(people, owner, eq(people.id, personId)))
    .for('update');
  if (!person) return joinedTo(transaction, owner, personId);
  if (await isWorkedWith(transaction, owner, person)) return personId;
  await transaction.delete(people).where(ofCompany(people, owner, eq(people.id, personId)));
  return undefined;
}

/** Whom a person has become part of; undefined for one that was erased. */
async function joinedTo(transaction: Transaction, owner: ImportRecord, id: number): Promise<number | undefined> {
  const [join] = await transaction
    .select({ personId: personJoins.personId })
    .from(personJoins)
    .where(ofCompany(personJoins, owner, eq(personJoins.otherId, id)))
    .orderBy(desc(personJoins.id))
    .limit(1);
  return join?.personId;
}

/** Whether somebody has done anything with a person since the import: a resume, a note, a join or a correction. */
async function isWorkedWith(
  transaction: Transaction,
  owner: ImportRecord,
  { id, updatedAt }: PersonRow,
): Promise<boolean> {
  const rows = await transaction
    .select({ added: importRows.added, personSeen: importRows.personSeen })
    .from(importRows)
    .where(ofCompany(importRows, owner, ofImport(owner, eq(importRows.personId, id))));
  if (!rows.some(({ personSeen }) => personSeen?.getTime() === updatedAt.getTime())) return true;
  const own = rows.flatMap(({ added }) => added?.notes ?? []);
  const others = own.length > 0 ? [or(not(inArray(personNotes.id, own)), isChanged)!] : [];
  const counts = [
    await transaction.$count(resumes, ofCompany(resumes, owner, eq(resumes.personId, id))),
    await transaction.$count(personJoins, ofCompany(personJoins, owner, eq(personJoins.personId, id))),
    await transaction.$count(personNotes, ofCompany(personNotes, owner, eq(personNotes.personId, id), ...others)),
  ];
  return counts.some((count) => count > 0);
}

const isChanged = ne(personNotes.updatedAt, personNotes.createdAt);

/** Whether a person is of the version that was read; what is read has milliseconds. */
const isUnchanged = (seen: Date) =>
  sql`date_trunc('milliseconds', ${people.updatedAt}) = ${seen.toISOString()}::timestamptz`;

/** Takes from a known person what a row has added. A row about somebody whom the import brought shares their fate. */
async function takeBack(
  transaction: Transaction,
  owner: ImportRecord,
  { personId, added, sameAs, personSeen }: ImportRowRecord,
): Promise<undefined> {
  if (personId === null || !added || sameAs !== null) return;
  const { contacts, notes, tags, consentBefore } = added;
  await transaction
    .delete(personContacts)
    .where(ofCompany(personContacts, owner, inArray(personContacts.id, contacts)));
  await transaction
    .delete(personNotes)
    .where(ofCompany(personNotes, owner, inArray(personNotes.id, notes), not(isChanged)));
  await transaction
    .delete(personTags)
    .where(ofCompany(personTags, owner, eq(personTags.personId, personId), inArray(personTags.tag, tags)));
  if (!consentBefore || !personSeen) return;
  const { state, date, source } = consentBefore;
  await transaction
    .update(people)
    .set({ consent: state, consentDate: date, consentSource: source })
    .where(ofCompany(people, owner, eq(people.id, personId), isUnchanged(personSeen)));
}
