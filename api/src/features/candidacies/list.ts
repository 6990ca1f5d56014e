import { type CandidacyList, type CandidacyQuery, candidateStatuses, type ListedCandidacy } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { eq, inArray } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, resumes } from '../../platform/database/schema/index.ts';
import { countStatuses, countUnsettled } from './counts.ts';
import { named } from './named.ts';
import { orderOf, writeCursor } from './order.ts';
import { listedColumns, presentListed } from './present-listed.ts';
import { isOutdated, type Yardstick, yardstickOf } from './yardstick.ts';

/** Which candidacies of a role, and in which order. */
export type CandidacyFilter = Pick<CandidacyQuery, 'q' | 'status' | 'sort'> & { ids?: number[] | undefined };

/** A part of the candidacies of a role, with the counts that its page shows. */
export async function listCandidacies(
  database: Database,
  actor: Actor,
  roleId: number,
  query: CandidacyQuery,
): Promise<CandidacyList> {
  const { q, status } = query;
  const yardstick = await yardstickOf(database, actor, roleId);
  const [page, statuses, unsettled, outdated] = await Promise.all([
    selectListed(database, actor, roleId, yardstick, query),
    countStatuses(database, actor, eq(analyses.roleId, roleId), ...(q ? [named(database, actor, q)] : [])),
    countUnsettled(database, actor, roleId),
    database.$count(analyses, ofCompany(analyses, actor, eq(analyses.roleId, roleId), isOutdated(yardstick))),
  ]);
  return {
    items: page.items,
    total: status ? (statuses[status] ?? 0) : Object.values(statuses).reduce((sum, count) => sum + count, 0),
    statuses,
    ...unsettled,
    outdated,
    nextCursor: page.nextCursor,
  };
}

/** A part of the candidacies of a role, and where the next part begins; null at the end. */
export async function selectListed(
  database: Transaction,
  actor: Actor,
  roleId: number,
  yardstick: Yardstick,
  { q, status, sort, ids, limit, cursor }: CandidacyFilter & { limit: number; cursor?: string | undefined },
): Promise<Pick<CandidacyList, 'items' | 'nextCursor'>> {
  const order = orderOf(sort, actor);
  const rows = await database
    .select({ ...listedColumns, place: order.place })
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .where(
      ofCompany(
        analyses,
        actor,
        eq(analyses.roleId, roleId),
        ...(q ? [named(database, actor, q)] : []),
        ...(status ? [eq(analyses.statusPlace, candidateStatuses.indexOf(status) + 1)] : []),
        ...(ids ? [inArray(analyses.id, ids)] : []),
        ...(cursor ? [order.after(cursor)] : []),
      ),
    )
    .orderBy(order.by)
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    items: await presentListed(database, actor, roleId, page, yardstick),
    nextCursor: rows.length > limit ? writeCursor(page.at(-1)!.place) : null,
  };
}

/** Some candidacies of a role as its list shows them, in the order of their ids. */
export async function readListed(
  database: Transaction,
  actor: Actor,
  roleId: number,
  ids: number[],
): Promise<ListedCandidacy[]> {
  const yardstick = await yardstickOf(database, actor, roleId);
  const rows = await database
    .select(listedColumns)
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .where(ofCompany(analyses, actor, eq(analyses.roleId, roleId), inArray(analyses.id, ids)))
    .orderBy(analyses.id);
  return presentListed(database, actor, roleId, rows, yardstick);
}
