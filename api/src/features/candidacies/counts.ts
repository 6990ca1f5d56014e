import { type CandidacyList, candidateStatuses } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, sql, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, resumes } from '../../platform/database/schema/index.ts';
import { hasFailed, unscored } from './in-role.ts';

/** How many candidacies have each status, of those for which each condition holds. */
export async function countStatuses(
  database: Transaction,
  actor: Actor,
  ...conditions: SQL[]
): Promise<Record<string, number>> {
  // Grouped by the place of a status instead of its name, since the index holds the places.
  const { statusPlace } = analyses;
  const rows = await database
    .select({ statusPlace, count: sql<number>`count(*)::int` })
    .from(analyses)
    .where(ofCompany(analyses, actor, ...conditions))
    .groupBy(statusPlace);
  return Object.fromEntries(rows.map(({ statusPlace, count }) => [candidateStatuses[statusPlace - 1], count]));
}

/** Resumes of the role that have no score: those still to be judged, and those that could not be. */
export async function countUnsettled(
  database: Transaction,
  actor: Actor,
  roleId: number,
): Promise<Pick<CandidacyList, 'waiting' | 'unreadable'>> {
  const [counts] = await database
    .select({
      waiting: sql<number>`count(*) filter (where not ${hasFailed})::int`,
      unreadable: sql<number>`count(*) filter (where ${hasFailed})::int`,
    })
    .from(resumes)
    .leftJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .where(ofCompany(resumes, actor, unscored(roleId)));
  return counts!;
}
