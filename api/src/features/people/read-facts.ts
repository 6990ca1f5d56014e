import type { Fact, FactToReview, ResumeFacts } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { asc, desc, eq, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { factCorrections, resumeOutlines, resumes, users } from '../../platform/database/schema/index.ts';
import { fullName, userName } from '../users/full-name.ts';
import { factsIn, fits, presentDates, type ReadFact } from '../facts/facts.ts';

export type Ids = { id: number; resumeId: number };

/** A resume of a person with the facts that were read from it; none where nobody has read it yet. Throws a 404. */
export async function readResumeFacts(database: Transaction, actor: Actor, { id, resumeId }: Ids) {
  const [row] = await database
    .select({
      contentHash: resumes.contentHash,
      profile: resumeOutlines.profile,
      english: sql<string>`coalesce(${resumes.translatedText}, ${resumes.extractedText}, '')`,
    })
    .from(resumes)
    .leftJoin(resumeOutlines, ofSameCompany(resumeOutlines, resumes, eq(resumeOutlines.resumeId, resumes.id)))
    .where(ofCompany(resumes, actor, eq(resumes.id, resumeId), eq(resumes.personId, id)));
  if (!row) throw refusal('not-found:resume');
  const { contentHash, profile, english } = row;
  return { contentHash, isRead: profile !== null, read: profile ? factsIn(profile, english) : [] };
}

/** The facts of a resume with what recruiters have corrected, and corrections that count for nothing in it. */
export async function readFacts(database: Transaction, actor: Actor, ids: Ids): Promise<ResumeFacts> {
  const { contentHash, isRead, read } = await readResumeFacts(database, actor, ids);
  const rows = await correctionsOfPerson(database, actor, ids.id);
  const own = rows.filter(({ row }) => row.contentHash === contentHash);
  const ofFact = (fact: ReadFact) => own.find(({ row }) => row.fact === fact.id && fits(fact, row.correction));
  const facts = read.map((fact): Fact => {
    const made = ofFact(fact);
    return { ...presentFact(fact), correction: made ? presentCorrection(made) : null };
  });
  const counting = new Set(read.flatMap((fact) => ofFact(fact)?.row.id ?? []));
  const known = new Set(own.map(({ row }) => row.fact));
  const review = rows
    .filter(({ row }) => (row.contentHash === contentHash ? !counting.has(row.id) : !known.has(row.fact)))
    .map((made): FactToReview => {
      const { row } = made;
      const { lines, ...correction } = row.correction;
      const fact: ReadFact =
        correction.kind === 'skill'
          ? { id: row.fact, lines, kind: correction.kind, skill: correction.skill }
          : { id: row.fact, lines, kind: correction.kind, title: correction.title, read: correction.found };
      const resume = row.contentHash === contentHash ? null : made.resume;
      return { ...presentFact(fact), correction: presentCorrection(made), resume };
    });
  return { personId: ids.id, resumeId: ids.resumeId, isRead, facts, review };
}

type Made = Awaited<ReturnType<typeof correctionsOfPerson>>[number];

/** All corrections of a person's resumes, newest first, each with a resume that has the bytes. */
async function correctionsOfPerson(database: Transaction, actor: Actor, personId: number) {
  const copies = await database
    .select({ id: resumes.id, contentHash: resumes.contentHash, fileName: resumes.originalFileName })
    .from(resumes)
    .where(ofCompany(resumes, actor, eq(resumes.personId, personId)))
    .orderBy(asc(resumes.id));
  const rows = await database
    .select({ row: factCorrections, author: userName })
    .from(factCorrections)
    .leftJoin(users, ofSameCompany(users, factCorrections, eq(users.id, factCorrections.userId)))
    .where(ofCompany(factCorrections, actor, eq(factCorrections.personId, personId)))
    .orderBy(desc(factCorrections.createdAt), desc(factCorrections.id));
  return rows.map(({ row, author }) => {
    const copy = copies.find((one) => one.contentHash === row.contentHash);
    return { row, author, resume: { id: copy?.id ?? row.resumeId, fileName: copy?.fileName ?? '' } };
  });
}

const presentFact = (fact: ReadFact) => (fact.kind === 'skill' ? fact : { ...fact, read: presentDates(fact.read) });

const presentCorrection = ({ row, author }: Made): FactToReview['correction'] => ({
  dates: row.correction.kind === 'skill' ? null : presentDates(row.correction.dates),
  reason: row.reason,
  author: author && { id: author.id, name: fullName(author) },
  correctedAt: row.createdAt.toISOString(),
});
