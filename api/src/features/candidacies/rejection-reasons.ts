import { isRejecting, type RejectionReasons } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { asc, desc, eq, gt, inArray, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, auditLog, candidacyEvents, resumes } from '../../platform/database/schema/index.ts';
import { candidateName } from '../documents/presenters.ts';
import { yardstickOf } from './yardstick.ts';

const action = 'listRejectionReasons';
/** How long ago somebody may have seen the reasons for which several are rejected. */
const lately = sql`now() - interval '30 minutes'`;

/**
 * What the resumes of some candidacies do not show, must-haves first, those with the best scores first. The history has
 * each such look, as `assertReasonsSeen` goes by it. Throws "not found" if the role is another company's, or one of
 * them is none of the role's.
 */
export async function listRejectionReasons(
  database: Database,
  actor: Actor,
  roleId: number,
  ids: number[] = [],
): Promise<RejectionReasons[]> {
  await yardstickOf(database, actor, roleId);
  const { id, matchScore, status, requirements } = analyses;
  const { correctedName, name, originalFileName } = resumes;
  const rows = await database
    .select({ id, matchScore, status, requirements, correctedName, name, originalFileName })
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .where(ofCompany(analyses, actor, eq(analyses.roleId, roleId), inArray(id, ids)))
    .orderBy(desc(matchScore), asc(id));
  if (rows.length < new Set(ids).size) throw refusal('not-found:candidate');
  await audit(database, actor, action, roleId, { id: roleId, ids });
  return rows.map(({ requirements: judged, ...row }) => ({
    id: row.id,
    name: candidateName(row),
    matchScore: row.matchScore,
    status: row.status,
    lacking: judged
      .flatMap(({ text, originalText, must, verdict, off }) =>
        off || verdict === 'met' ? [] : [{ text: originalText ?? text, must, verdict }],
      )
      .toSorted((a, b) => Number(b.must) - Number(a.must)),
  }));
}

/**
 * Throws where several candidacies are about to be rejected by a user who has not lately been shown the reasons of
 * each, as they still are: what the history says. What was rejected itself lately may be so again, as when a change is
 * undone.
 */
export async function assertReasonsSeen(
  transaction: Transaction,
  actor: Actor,
  roleId: number,
  candidacies: { id: number; status: string }[],
): Promise<void> {
  const those = candidacies.filter(({ status }) => !isRejecting(status)).map(({ id }) => id);
  if (those.length < 2) return;
  const looks = await transaction
    .select({ details: auditLog.details, createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(
      ofCompany(
        auditLog,
        actor,
        eq(auditLog.userId, actor.userId),
        eq(auditLog.action, action),
        eq(auditLog.subjectId, roleId),
        gt(auditLog.createdAt, lately),
      ),
    )
    .orderBy(asc(auditLog.createdAt));
  const events = await transaction
    .select({ id: candidacyEvents.candidacyId, change: candidacyEvents.change, createdAt: candidacyEvents.createdAt })
    .from(candidacyEvents)
    .where(
      ofCompany(
        candidacyEvents,
        actor,
        inArray(candidacyEvents.candidacyId, those),
        inArray(candidacyEvents.what, ['score', 'status']),
        gt(candidacyEvents.createdAt, lately),
      ),
    );
  const seenAt = new Map(
    looks.flatMap(({ details, createdAt }) => (details['ids'] as number[]).map((id) => [id, createdAt])),
  );
  const isSeen = (id: number): boolean => {
    const own = events.filter((event) => event.id === id);
    if (own.some(({ change }) => change.what === 'status' && isRejecting(change.from))) return true;
    const at = seenAt.get(id);
    return at !== undefined && own.every(({ change, createdAt }) => change.what !== 'score' || createdAt < at);
  };
  if (!those.every(isSeen)) throw refusal('rejection.unseen');
}
