import type { Note } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { desc, eq, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { people, personNotes, users } from '../../platform/database/schema/index.ts';
import { assertShownWhole } from '../../platform/blind/as-shown.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { presentNote } from '../candidacies/notes.ts';
import { userName } from '../users/full-name.ts';

/** A person's notes, newest first. */
export const listNotes = (database: Transaction, actor: Actor, personId: number): Promise<Note[]> =>
  readNotes(database, actor, eq(personNotes.personId, personId));

/** Writes a note on a person. Throws "not found" for one that is absent or another company's. */
export function createNote(database: Database, actor: Actor, personId: number, text: string): Promise<Note> {
  const { companyId, userId } = actor;
  return database.transaction(async (transaction) => {
    const [person] = await transaction
      .select({ id: people.id })
      .from(people)
      .where(ofCompany(people, actor, eq(people.id, personId)))
      .for('key share');
    if (!person) throw refusal('not-found:candidate');
    const [row] = await transaction
      .insert(personNotes)
      .values({ companyId, userId, personId, text })
      .returning({ id: personNotes.id });
    await audit(transaction, actor, 'person-note-written', personId, { noteId: row!.id });
    return findNote(transaction, actor, row!.id);
  });
}

type Ids = { id: number; personNoteId: number };

/** Changes a note. Throws a 403 for anybody but its author, and for a note that is shown masked. */
export async function updateNote(
  { database, mask }: Pick<Dependencies, 'database' | 'mask'>,
  actor: Actor,
  ids: Ids,
  text: string,
): Promise<Note> {
  const [before] = await readNotes(database, actor, eq(personNotes.id, ids.personNoteId));
  if (before) await assertShownWhole(mask, actor, { of: 'person', id: ids.id }, before.text);
  return database.transaction(async (transaction) => {
    await lockOwn(transaction, actor, ids);
    await transaction
      .update(personNotes)
      .set({ text })
      .where(ofCompany(personNotes, actor, eq(personNotes.id, ids.personNoteId)));
    await audit(transaction, actor, 'person-note-changed', ids.id, { noteId: ids.personNoteId });
    return findNote(transaction, actor, ids.personNoteId);
  });
}

/** Deletes a note. Throws a 403 for anybody but its author. */
export function deleteNote(database: Database, actor: Actor, ids: Ids): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockOwn(transaction, actor, ids);
    await transaction.delete(personNotes).where(ofCompany(personNotes, actor, eq(personNotes.id, ids.personNoteId)));
    await audit(transaction, actor, 'person-note-deleted', ids.id, { noteId: ids.personNoteId });
  });
}

/** Locks a user's own note until the transaction ends. */
async function lockOwn(transaction: Transaction, actor: Actor, { id, personNoteId }: Ids): Promise<void> {
  const [note] = await transaction
    .select({ userId: personNotes.userId })
    .from(personNotes)
    .where(ofCompany(personNotes, actor, eq(personNotes.personId, id), eq(personNotes.id, personNoteId)))
    .for('no key update');
  if (!note) throw refusal('not-found:note');
  if (note.userId !== actor.userId) throw refusal('note.of-another');
}

async function findNote(database: Transaction, actor: Actor, id: number): Promise<Note> {
  const [note] = await readNotes(database, actor, eq(personNotes.id, id));
  return note!;
}

async function readNotes(database: Transaction, actor: Actor, condition: SQL): Promise<Note[]> {
  const { id, text, createdAt, updatedAt } = personNotes;
  const rows = await database
    .select({ id, text, createdAt, updatedAt, author: userName })
    .from(personNotes)
    .leftJoin(users, ofSameCompany(users, personNotes, eq(users.id, personNotes.userId)))
    .where(ofCompany(personNotes, actor, condition))
    .orderBy(desc(id));
  return rows.map(presentNote);
}
