import type { Database, Transaction } from '../../platform/database/client.ts';
import { eq, inArray, ne, not, or, sql } from '../../platform/database/drizzle.ts';
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
      const joined = rows.filter(({ outcome }) => outcome === 'joined');
      const brought = rows.filter(({ outcome }) => outcome !== 'joined');
      await takeBack(transaction, row, joined);
      const ids = brought.flatMap(({ personId }) => personId ?? []);
      const keptAs = await remove(transaction, row, ids);
      const undone = [
        ...joined.map(({ number }) => ({ number, keptAs: null })),
        ...brought.map(({ number, personId }) => ({ number, keptAs: keptAs.get(personId) ?? null })),
      ];
      await transaction
        .update(importRows)
        .set({ done: sql`found."keptAs" is not null`, personId: sql`coalesce(found."keptAs", ${importRows.personId})` })
        .from(sql`jsonb_to_recordset(${JSON.stringify(undone)}::jsonb) as found (number int, "keptAs" int)`)
        .where(ofCompany(importRows, row, ofImport(row, sql`${importRows.number} = found.number`)));
    },
    async end(transaction) {
      await changeImport(transaction, row, { state: 'undone', rowsDone: row.rows });
    },
  });
}

/** Removes people whom an import has brought; gives who stays, and whose part somebody has become, by the former id. */
async function remove(
  transaction: Transaction,
  owner: ImportRecord,
  ids: number[],
): Promise<Map<number | null, number>> {
  const found = await transaction
    .select()
    .from(people)
    .where(ofCompany(people, owner, inArray(people.id, ids)))
    .orderBy(people.id)
    .for('update');
  const present = new Set(found.map(({ id }) => id));
  const gone = ids.filter((id) => !present.has(id));
  const used = await workedWith(transaction, owner, found);
  const unused = [...present].filter((id) => !used.has(id));
  await transaction.delete(people).where(ofCompany(people, owner, inArray(people.id, unused)));
  const keptAs = await joinedTo(transaction, owner, gone);
  for (const id of used) keptAs.set(id, id);
  return keptAs;
}

/** Whose part people have become, by their ids; nothing of those who were erased. */
async function joinedTo(
  transaction: Transaction,
  owner: ImportRecord,
  ids: number[],
): Promise<Map<number | null, number>> {
  const { id, personId, otherId } = personJoins;
  const joins = await transaction
    .select({ personId, otherId })
    .from(personJoins)
    .where(ofCompany(personJoins, owner, inArray(otherId, ids)))
    .orderBy(id);
  return new Map(joins.map((join) => [join.otherId, join.personId]));
}

/** Those with whom somebody has done anything since the import: a resume, a note, a join or a correction. */
async function workedWith(transaction: Transaction, owner: ImportRecord, some: PersonRow[]): Promise<Set<number>> {
  const ids = some.map(({ id }) => id);
  const rows = await transaction
    .select({ personId: importRows.personId, added: importRows.added, personSeen: importRows.personSeen })
    .from(importRows)
    .where(ofCompany(importRows, owner, ofImport(owner, inArray(importRows.personId, ids))));
  const seen = new Set(rows.map(({ personId, personSeen }) => `${personId} ${personSeen?.getTime()}`));
  const own = rows.flatMap(({ added }) => added?.notes ?? []);
  const isOthers = or(not(inArray(personNotes.id, own)), isChanged)!;
  const uses = [
    await transaction
      .selectDistinct({ id: resumes.personId })
      .from(resumes)
      .where(ofCompany(resumes, owner, inArray(resumes.personId, ids))),
    await transaction
      .selectDistinct({ id: personJoins.personId })
      .from(personJoins)
      .where(ofCompany(personJoins, owner, inArray(personJoins.personId, ids))),
    await transaction
      .selectDistinct({ id: personNotes.personId })
      .from(personNotes)
      .where(ofCompany(personNotes, owner, inArray(personNotes.personId, ids), isOthers)),
  ];
  const changed = some.filter(({ id, updatedAt }) => !seen.has(`${id} ${updatedAt.getTime()}`));
  return new Set([...changed, ...uses.flat()].flatMap(({ id }) => id ?? []));
}

const isChanged = ne(personNotes.updatedAt, personNotes.createdAt);

/**
 * Takes from known people what rows have added; consent only where the person is of the version that the row has left.
 * A row about somebody whom the import brought shares their fate.
 */
async function takeBack(transaction: Transaction, owner: ImportRecord, rows: ImportRowRecord[]): Promise<void> {
  const own = rows.flatMap(({ personId, added, sameAs, personSeen }) =>
    personId === null || !added || sameAs !== null ? [] : [{ personId, personSeen, ...added }],
  );
  const contacts = own.flatMap((one) => one.contacts);
  await transaction
    .delete(personContacts)
    .where(ofCompany(personContacts, owner, inArray(personContacts.id, contacts)));
  const notes = own.flatMap((one) => one.notes);
  await transaction
    .delete(personNotes)
    .where(ofCompany(personNotes, owner, inArray(personNotes.id, notes), not(isChanged)));
  const tags = own.flatMap(({ personId, tags }) => tags.map((tag) => ({ personId, tag })));
  const isTaken = sql`(${personTags.personId}, ${personTags.tag}) in (select "personId", tag
    from jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) as taken ("personId" int, tag text))`;
  await transaction.delete(personTags).where(ofCompany(personTags, owner, isTaken));
  const consents = own.flatMap(({ personId, personSeen, consentBefore }) =>
    consentBefore && personSeen ? [{ personId, personSeen, ...consentBefore }] : [],
  );
  // What is read of a moment has milliseconds.
  await transaction
    .update(people)
    .set({ consent: sql`before.state`, consentDate: sql`before.date`, consentSource: sql`before.source` })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(consents)}::jsonb)
        as before ("personId" int, "personSeen" timestamptz, state text, date text, source text)`,
    )
    .where(
      ofCompany(
        people,
        owner,
        sql`${people.id} = before."personId" and date_trunc('milliseconds', ${people.updatedAt}) = before."personSeen"`,
      ),
    );
}
