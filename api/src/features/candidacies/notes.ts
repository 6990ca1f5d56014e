import type { Note } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { desc, eq, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { assertShownWhole } from '../../platform/blind/as-shown.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { recordNote } from '../../platform/database/record-change.ts';
import { analyses, candidacyNotes, users } from '../../platform/database/schema/index.ts';
import { fullName, userName } from '../users/full-name.ts';

/** A candidacy's notes, newest first. Throws "not found" for a candidacy that is absent or another company's. */
export async function listNotes(database: Transaction, actor: Actor, candidacyId: number): Promise<Note[]> {
  const notes = await readNotes(database, actor, eq(candidacyNotes.candidacyId, candidacyId));
  if (notes.length === 0) await assertCandidacy(database, actor, candidacyId);
  return notes;
}

export function createNote(database: Database, actor: Actor, candidacyId: number, text: string): Promise<Note> {
  const { companyId, userId } = actor;
  return database.transaction(async (transaction) => {
    await assertCandidacy(transaction, actor, candidacyId, true);
    const [row] = await transaction
      .insert(candidacyNotes)
      .values({ companyId, userId, candidacyId, text })
      .returning({ id: candidacyNotes.id });
    await recordNote(transaction, actor, candidacyId, row!.id);
    await audit(transaction, actor, 'note-written', candidacyId, { noteId: row!.id });
    return findNote(transaction, actor, row!.id);
  });
}

/** Changes a note. Throws a 403 for anybody but its author, and for a note that is shown masked. */
export async function updateNote(
  { database, mask }: Pick<Dependencies, 'database' | 'mask'>,
  actor: Actor,
  ids: { id: number; noteId: number },
  text: string,
): Promise<Note> {
  const [before] = await readNotes(database, actor, eq(candidacyNotes.id, ids.noteId));
  if (before) await assertShownWhole(mask, actor, { of: 'candidacy', id: ids.id }, before.text);
  return database.transaction(async (transaction) => {
    await lockOwn(transaction, actor, ids);
    await transaction
      .update(candidacyNotes)
      .set({ text })
      .where(ofCompany(candidacyNotes, actor, eq(candidacyNotes.id, ids.noteId)));
    await audit(transaction, actor, 'note-changed', ids.id, { noteId: ids.noteId });
    return findNote(transaction, actor, ids.noteId);
  });
}

/** Deletes a note. Throws a 403 for anybody but its author. */
export function deleteNote(database: Database, actor: Actor, ids: { id: number; noteId: number }): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockOwn(transaction, actor, ids);
    await transaction.delete(candidacyNotes).where(ofCompany(candidacyNotes, actor, eq(candidacyNotes.id, ids.noteId)));
    await audit(transaction, actor, 'note-deleted', ids.id, { noteId: ids.noteId });
  });
}

/** Locks a user's own note until the transaction ends. */
async function lockOwn(
  transaction: Transaction,
  actor: Actor,
  { id, noteId }: { id: number; noteId: number },
): Promise<void> {
  const [note] = await transaction
    .select({ userId: candidacyNotes.userId })
    .from(candidacyNotes)
    .where(ofCompany(candidacyNotes, actor, eq(candidacyNotes.candidacyId, id), eq(candidacyNotes.id, noteId)))
    .for('no key update');
  if (!note) throw refusal('not-found:note');
  if (note.userId !== actor.userId) throw refusal('note.of-another');
}

async function findNote(database: Transaction, actor: Actor, id: number): Promise<Note> {
  const [note] = await readNotes(database, actor, eq(candidacyNotes.id, id));
  return note!;
}

async function readNotes(database: Transaction, actor: Actor, condition: SQL): Promise<Note[]> {
  const { id, text, createdAt, updatedAt } = candidacyNotes;
  const rows = await database
    .select({ id, text, createdAt, updatedAt, author: userName })
    .from(candidacyNotes)
    .leftJoin(users, ofSameCompany(users, candidacyNotes, eq(users.id, candidacyNotes.userId)))
    .where(ofCompany(candidacyNotes, actor, condition))
    .orderBy(desc(id));
  return rows.map(presentNote);
}

type NoteRow = Pick<Note, 'id' | 'text'> & {
  author: (Parameters<typeof fullName>[0] & { id: number }) | null;
  createdAt: Date;
  updatedAt: Date;
};

/** A note with its author, as calls answer it. */
export const presentNote = ({ author, createdAt, updatedAt, ...note }: NoteRow): Note => ({
  ...note,
  author: author && { id: author.id, name: fullName(author) },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Throws "not found" for a candidacy that is absent or another company's; keeps it from being deleted, if asked. */
export async function assertCandidacy(database: Transaction, actor: Actor, id: number, lock = false): Promise<void> {
  const query = database
    .select({ id: analyses.id })
    .from(analyses)
    .where(ofCompany(analyses, actor, eq(analyses.id, id)));
  const [found] = await (lock ? query.for('key share') : query);
  if (!found) throw refusal('not-found:candidate');
}
