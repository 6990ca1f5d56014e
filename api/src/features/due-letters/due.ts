import { type DueInCompany, isRejecting, type LetterKind } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { DAY, isoDay } from '../../ground/time.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { eq, inArray, lt, type SQL, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, dueLetters, resumes, roles } from '../../platform/database/schema/index.ts';
import { candidateName } from '../documents/presenters.ts';
import { readLetterSettings } from './letter-settings.ts';

/** The day that a number of days comes after a moment, `YYYY-MM-DD` in universal time. */
const dayAfter = (moment: number, days: number): string => isoDay(new Date(moment + days * DAY));

/** Takes away that a letter is due, and gives the day on which it was; null where it was not. */
export async function removeDue(
  transaction: Transaction,
  owner: { companyId: number },
  candidacyId: number,
  kind: LetterKind,
): Promise<string | null> {
  const [gone] = await transaction
    .delete(dueLetters)
    .where(ofCompany(dueLetters, owner, eq(dueLetters.candidacyId, candidacyId), eq(dueLetters.kind, kind)))
    .returning({ dueOn: dueLetters.dueOn });
  return gone?.dueOn ?? null;
}

type Due = { candidacyId: number; dueOn: string; byHand: boolean };

/** Makes letters due. Of those that are due already, a day that is set by hand takes the place of the one before. */
export async function insertDue(
  transaction: Transaction,
  { companyId }: { companyId: number },
  kind: LetterKind,
  due: Due[],
): Promise<void> {
  if (due.length === 0) return;
  await transaction
    .insert(dueLetters)
    .values(due.map((one) => ({ companyId, kind, ...one })))
    .onConflictDoUpdate({
      target: [dueLetters.companyId, dueLetters.candidacyId, dueLetters.kind],
      set: { dueOn: sql`excluded.due_on`, byHand: true },
      setWhere: sql`excluded.by_hand`,
    });
}

/**
 * Makes the explanations of candidates due who are refused now, where the company's settings say so. Where a refusal is
 * taken back, what the settings have made due is not due any more.
 */
export async function followStatus(
  transaction: Transaction,
  owner: { companyId: number },
  changes: { id: number; from: string; to: string }[],
): Promise<void> {
  const refused = changes.filter(({ from, to }) => !isRejecting(from) && isRejecting(to));
  const takenBack = changes.filter(({ from, to }) => isRejecting(from) && !isRejecting(to));
  if (refused.length > 0) {
    const { explanationDays } = await readLetterSettings(transaction, owner);
    if (explanationDays !== null) {
      const dueOn = dayAfter(Date.now(), explanationDays);
      const due = refused.map(({ id }) => ({ candidacyId: id, dueOn, byHand: false }));
      await insertDue(transaction, owner, 'explanation', due);
    }
  }
  if (takenBack.length > 0) {
    const { candidacyId, kind, byHand } = dueLetters;
    const ids = takenBack.map(({ id }) => id);
    await transaction
      .delete(dueLetters)
      .where(ofCompany(dueLetters, owner, inArray(candidacyId, ids), eq(kind, 'explanation'), eq(byHand, false)));
  }
}

/**
 * Makes the notice of a new candidacy due, where the company's settings say so: some days after the resume arrived, and
 * today for one that arrived long ago.
 */
export async function dueNotice(
  transaction: Transaction,
  resume: { companyId: number; createdAt: Date },
  candidacyId: number,
): Promise<void> {
  const { noticeDays } = await readLetterSettings(transaction, resume);
  if (noticeDays === null) return;
  const [counted, today] = [dayAfter(resume.createdAt.getTime(), noticeDays), dayAfter(Date.now(), 0)];
  await insertDue(transaction, resume, 'notice', [
    { candidacyId, dueOn: counted > today ? counted : today, byHand: false },
  ]);
}

/** The place of a letter in the list, as a cursor: its day without hyphens and its id. */
const placeOf = ({ dueOn, id }: { dueOn: string; id: number }): string => `${dueOn.replaceAll('-', '')}-${id}`;

function afterPlace(place: string): SQL {
  const [day, id] = place.split('-') as [string, string];
  const dueOn = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  return sql`(${dueLetters.dueOn}, ${dueLetters.id}) > (${dueOn}, ${id}::bigint)`;
}

type Page = { limit: number; cursor?: string | undefined };

/** The letters of a company that are due, the earliest first, a part at a time. */
export async function listDue(database: Database, actor: Actor, { limit, cursor }: Page): Promise<DueInCompany> {
  const { id, candidacyId, kind, dueOn, byHand } = dueLetters;
  const further = cursor === undefined ? [] : [afterPlace(cursor)];
  const [rows, total] = await Promise.all([
    database
      .select({
        due: { id, candidacyId, kind, dueOn, byHand },
        resume: {
          originalFileName: resumes.originalFileName,
          correctedName: resumes.correctedName,
          name: resumes.name,
        },
        role: { id: roles.id, name: roles.name },
      })
      .from(dueLetters)
      .innerJoin(analyses, ofSameCompany(analyses, dueLetters, eq(analyses.id, candidacyId)))
      .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
      .leftJoin(roles, ofSameCompany(roles, analyses, eq(roles.id, analyses.roleId)))
      .where(ofCompany(dueLetters, actor, ...further))
      .orderBy(dueOn, id)
      .limit(limit + 1),
    database.$count(dueLetters, ofCompany(dueLetters, actor)),
  ]);
  const items = rows.slice(0, limit);
  const last = items.at(-1)?.due;
  return {
    items: items.map(({ due: { id: _, ...due }, resume, role }) => ({ ...due, name: candidateName(resume), role })),
    total,
    nextCursor: last && rows.length > limit ? placeOf(last) : null,
  };
}

/** How many letters of a company are due, and how many of them were due before today. */
export async function countDue(database: Database, actor: Actor): Promise<{ due: number; overdue: number }> {
  const today = dayAfter(Date.now(), 0);
  const [due, overdue] = await Promise.all([
    database.$count(dueLetters, ofCompany(dueLetters, actor)),
    database.$count(dueLetters, ofCompany(dueLetters, actor, lt(dueLetters.dueOn, today))),
  ]);
  return { due, overdue };
}
