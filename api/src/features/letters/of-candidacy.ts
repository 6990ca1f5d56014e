import type { CandidacyLetters, InputOf, Letter, LetterKind, markLetterSent as sentCall } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { invalidInput, issueAt, refusal } from '../../ground/errors.ts';
import { HOUR } from '../../ground/time.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { desc, eq } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { recordChange } from '../../platform/database/record-change.ts';
import { analyses, dueLetters, letters, resumes, roles, users } from '../../platform/database/schema/index.ts';
import { assertCandidacy } from '../candidacies/notes.ts';
import { candidateName } from '../documents/presenters.ts';
import { fullName, userName } from '../users/full-name.ts';
import { insertDue, removeDue } from '../due-letters/due.ts';

/** The letters of a candidacy. Throws "not found" for one that is absent or another company's. */
export async function listLetters(database: Transaction, actor: Actor, candidacyId: number): Promise<CandidacyLetters> {
  const [found] = await database
    .select({
      correctedName: resumes.correctedName,
      name: resumes.name,
      originalFileName: resumes.originalFileName,
      role: { id: roles.id, name: roles.name },
    })
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .leftJoin(roles, ofSameCompany(roles, analyses, eq(roles.id, analyses.roleId)))
    .where(ofCompany(analyses, actor, eq(analyses.id, candidacyId)));
  if (!found) throw refusal('not-found:candidate');
  const rows = await database
    .select({ letter: letters, author: userName })
    .from(letters)
    .leftJoin(users, ofSameCompany(users, letters, eq(users.id, letters.userId)))
    .where(ofCompany(letters, actor, eq(letters.candidacyId, candidacyId)))
    .orderBy(desc(letters.id));
  const { kind, dueOn, byHand } = dueLetters;
  const due = await database
    .select({ kind, dueOn, byHand })
    .from(dueLetters)
    .where(ofCompany(dueLetters, actor, eq(dueLetters.candidacyId, candidacyId)))
    .orderBy(dueOn, kind);
  return { candidacyId, name: candidateName(found), role: found.role, sent: rows.map(present), due };
}

type Row = { letter: typeof letters.$inferSelect; author: (Parameters<typeof fullName>[0] & { id: number }) | null };

const present = ({ letter: { id, kind, language, text, sentOn, dueOn }, author }: Row): Letter => ({
  id,
  kind,
  language,
  text,
  sentOn,
  dueOn,
  author: author && { id: author.id, name: fullName(author) },
});

/** Milliseconds by which a day may be ahead of universal time where the author is. */
const AHEAD = 14 * HOUR;

/** Notes that a letter was sent, with its text, so that it is due no more. Throws a 400 for a day to come. */
export function markSent(
  database: Database,
  actor: Actor,
  candidacyId: number,
  { kind, language, text, sentOn }: InputOf<typeof sentCall>,
): Promise<Letter> {
  if (sentOn > new Date(Date.now() + AHEAD).toISOString()) throw invalidInput(issueAt('sentOn', 'letter-not-sent-yet'));
  const { companyId, userId } = actor;
  return database.transaction(async (transaction) => {
    await assertCandidacy(transaction, actor, candidacyId, true);
    const dueOn = await removeDue(transaction, actor, candidacyId, kind);
    const [row] = await transaction
      .insert(letters)
      .values({ companyId, userId, candidacyId, kind, language, text, sentOn, dueOn })
      .returning();
    await recordChange(transaction, actor, candidacyId, { what: 'letter', kind, day: 'sent', from: null, to: sentOn });
    await audit(transaction, actor, 'letter-sent', candidacyId, { letterId: row!.id, kind, language, sentOn });
    const [author] = await transaction
      .select(userName)
      .from(users)
      .where(ofCompany(users, actor, eq(users.id, userId)));
    return present({ letter: row!, author: author ?? null });
  });
}

/** Takes back that a letter was sent, and deletes its text. It is due again on the day on which it was. */
export function takeBackLetter(
  database: Database,
  actor: Actor,
  { id: candidacyId, letterId }: { id: number; letterId: number },
): Promise<void> {
  return database.transaction(async (transaction) => {
    const [gone] = await transaction
      .delete(letters)
      .where(ofCompany(letters, actor, eq(letters.candidacyId, candidacyId), eq(letters.id, letterId)))
      .returning();
    if (!gone) throw refusal('not-found:letter');
    const { kind, sentOn, dueOn } = gone;
    if (dueOn !== null) await insertDue(transaction, actor, kind, [{ candidacyId, dueOn, byHand: true }]);
    await recordChange(transaction, actor, candidacyId, { what: 'letter', kind, day: 'sent', from: sentOn, to: null });
    await audit(transaction, actor, 'letter-taken-back', candidacyId, { letterId, kind });
  });
}

/** Sets the day on which a letter of a candidacy is due, or with null takes it away. */
export function setDue(
  database: Database,
  actor: Actor,
  candidacyId: number,
  { kind, dueOn }: { kind: LetterKind; dueOn: string | null },
): Promise<CandidacyLetters> {
  return database.transaction(async (transaction) => {
    await assertCandidacy(transaction, actor, candidacyId, true);
    const from = await removeDue(transaction, actor, candidacyId, kind);
    if (dueOn !== null) await insertDue(transaction, actor, kind, [{ candidacyId, dueOn, byHand: true }]);
    await recordChange(transaction, actor, candidacyId, { what: 'letter', kind, day: 'due', from, to: dueOn });
    await audit(transaction, actor, 'letter-due-set', candidacyId, { kind, dueOn });
    return listLetters(transaction, actor, candidacyId);
  });
}
