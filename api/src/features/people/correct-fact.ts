import type { FactInput, ResumeFacts } from '@cotejo/contract';
import type { FactCorrection } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import { invalidInput, issueAt, refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { and, eq, exists, inArray, or, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import {
  analyses,
  factCorrections,
  jobDescriptions,
  resumeOutlines,
  resumes,
  roles,
} from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { judgeOfResume, lockJobs, roleOfResume } from '../documents/judge.ts';
import { matchWaiting, waitForMatch } from '../documents/match-waiting.ts';
import { digestOf, type ReadFact } from '../facts/facts.ts';
import { lockPeople } from '../joining/give-person.ts';
import { type Ids, readFacts, readResumeFacts } from './read-facts.ts';

type FactIds = Ids & { factId: string };

/**
 * Puts what a recruiter says in the place of a fact, for all copies of the resume: they are judged again by queue jobs.
 * Throws a 404 for what is not read from the resume, a 400 for a position without dates, and a 409 where somebody else
 * has corrected it since the author looked.
 */
export function correctFact(
  dependencies: Dependencies,
  actor: Actor,
  { factId, ...ids }: FactIds,
  { reason, seen, ...dates }: FactInput,
): Promise<ResumeFacts> {
  return dependencies.database.transaction(async (transaction) => {
    // Whoever joins, separates or erases people, and whoever else corrects, waits.
    await lockPeople(transaction, actor);
    const { contentHash, read } = await readResumeFacts(transaction, actor, ids);
    const fact = read.find(({ id }) => id === factId);
    if (!fact) throw refusal('not-found:fact');
    const one = ofCompany(
      factCorrections,
      actor,
      eq(factCorrections.contentHash, contentHash),
      eq(factCorrections.fact, factId),
    );
    const [before] = await transaction.select({ at: factCorrections.createdAt }).from(factCorrections).where(one);
    if (seen !== undefined && (before?.at.toISOString() ?? null) !== seen) throw refusal('changed-meanwhile');
    const { companyId, userId } = actor;
    const correction = correctionOf(fact, dates);
    const columns = { userId, resumeId: ids.resumeId, correction, reason, createdAt: new Date() };
    const [row] = await transaction
      .insert(factCorrections)
      .values({ ...columns, companyId, personId: ids.id, contentHash, fact: factId })
      .onConflictDoUpdate({
        target: [factCorrections.companyId, factCorrections.contentHash, factCorrections.fact],
        set: columns,
      })
      .returning();
    await judgeAgain(transaction, dependencies, actor, contentHash);
    const { kind } = fact;
    await audit(transaction, actor, 'fact-corrected', ids.resumeId, { factId, kind, sha256: digestOf(row!) });
    return readFacts(transaction, actor, ids);
  });
}

/** Takes a correction back, be it of a resume that is gone. Throws a 404 where there is none. */
export function takeBackFact(
  dependencies: Dependencies,
  actor: Actor,
  { id, resumeId, factId }: FactIds,
): Promise<void> {
  return dependencies.database.transaction(async (transaction) => {
    await lockPeople(transaction, actor);
    const { contentHash } = factCorrections;
    const copy = transaction
      .select({ one: sql`1` })
      .from(resumes)
      .where(ofCompany(resumes, actor, eq(resumes.id, resumeId), eq(resumes.contentHash, contentHash)));
    const [gone] = await transaction
      .delete(factCorrections)
      .where(
        ofCompany(
          factCorrections,
          actor,
          and(eq(factCorrections.personId, id), eq(factCorrections.fact, factId))!,
          or(eq(factCorrections.resumeId, resumeId), exists(copy))!,
        ),
      )
      .returning();
    if (!gone) throw refusal('not-found:correction');
    await judgeAgain(transaction, dependencies, actor, gone.contentHash);
    await audit(transaction, actor, 'fact-taken-back', resumeId, { factId, kind: gone.correction.kind });
  });
}

/** What is stored of a correction. A position needs its dates, and a skill has none. */
function correctionOf(fact: ReadFact, { start, end }: Pick<FactInput, 'start' | 'end'>): FactCorrection {
  const { kind, lines } = fact;
  if (kind === 'skill') return { kind, lines, skill: fact.skill };
  if (start === undefined) throw invalidInput(issueAt('start', 'value-required'));
  if (end === undefined) throw invalidInput(issueAt('end', 'value-required'));
  return { kind, lines, title: fact.title, found: fact.read, dates: { start, ...(end !== null && { end }) } };
}

/** Resumes of some bytes are matched again where they were matched before, and found by what they show now. */
async function judgeAgain(
  transaction: Transaction,
  dependencies: Dependencies,
  { companyId }: Actor,
  contentHash: string,
): Promise<void> {
  const owner = { companyId };
  const copies = await transaction
    .select({ id: resumes.id, judge: judgeOfResume })
    .from(resumes)
    .leftJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .leftJoin(roles, ofSameCompany(roles, resumes, eq(roles.id, roleOfResume)))
    .where(ofCompany(resumes, owner, eq(resumes.contentHash, contentHash)));
  const ids = copies.map(({ id }) => id);
  const judges = copies.map(({ judge }) => judge);
  // A match under way has stored what it found by now, or sees the correction before it does.
  await lockJobs(transaction, owner, inArray(jobDescriptions.id, judges));
  // Verdicts that were found before do not hold any more.
  const judged = await transaction
    .update(analyses)
    .set({ evidenceKey: '' })
    .where(ofCompany(analyses, owner, inArray(analyses.resumeId, ids)))
    .returning({ id: analyses.resumeId });
  const those = inArray(
    resumes.id,
    judged.map(({ id }) => id),
  );
  await waitForMatch(transaction, owner, those);
  await matchWaiting(transaction, dependencies, owner, [those]);
  await transaction
    .update(resumeOutlines)
    .set({ madeBy: '' })
    .where(ofCompany(resumeOutlines, owner, inArray(resumeOutlines.resumeId, ids)));
  await dependencies.queue.send(transaction, 'outline-resumes', owner, companyId);
}
