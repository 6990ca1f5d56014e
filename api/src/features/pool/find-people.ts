import type { Sought } from '@cotejo/plugin-kit';
import type { Transaction } from '../../platform/database/client.ts';
import { inArray, ne, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { people, poolHits } from '../../platform/database/schema/index.ts';
import { type Near, nearestPeople } from '../outlines/nearest.ts';
import { notInRole } from './not-in-role.ts';
import type { Search } from './rate-people.ts';

/** People whom a search looks at. */
export const mostPeople = 1000;
/** Outlines that are taken at first to find them, as some people are left out, and at most. */
const [firstOutlines, mostOutlines] = [1200, 30_000];

type Looking = Search & { roleId: number | null };

/**
 * Writes down the people whose newest resumes are nearest to what is sought, nearest first; those who withhold their
 * consent, and those in the role that asks, are left out.
 */
export async function findPeople(transaction: Transaction, search: Looking, sought: Sought): Promise<number> {
  const found = await findNearest(transaction, search, sought);
  if (found.length === 0) return 0;
  const { id: searchId, companyId } = search;
  const hits = found.map((one, place) => ({ companyId, searchId, place, ...one }));
  // Somebody who was found before keeps the verdicts, unless there is a newer resume.
  const isOther = sql`${poolHits.resumeId} <> excluded.resume_id`;
  await transaction
    .insert(poolHits)
    .values(hits)
    .onConflictDoUpdate({
      target: [poolHits.companyId, poolHits.searchId, poolHits.personId],
      set: {
        place: sql`excluded.place`,
        resumeId: sql`excluded.resume_id`,
        matchScore: sql`case when ${isOther} then null else ${poolHits.matchScore} end`,
      },
    });
  return hits.length;
}

/** Takes more of the nearest outlines as long as too many of them are of people who are left out. */
async function findNearest(transaction: Transaction, search: Looking, sought: Sought): Promise<Near[]> {
  for (let atMost = firstOutlines; ; atMost *= 8) {
    const order = await nearestPeople(transaction, search, sought, atMost);
    const known = await whoMayBeFound(transaction, search, order);
    const found = order.filter(({ personId }) => known.has(personId));
    if (found.length >= mostPeople || order.length < atMost || atMost * 8 > mostOutlines)
      return found.slice(0, mostPeople);
  }
}

async function whoMayBeFound(transaction: Transaction, search: Looking, order: Near[]): Promise<Set<number>> {
  const ids = order.map(({ personId }) => personId);
  const inRole = search.roleId === null ? [] : [notInRole(transaction, search, search.roleId)];
  const rows = await transaction
    .select({ id: people.id })
    .from(people)
    .where(ofCompany(people, search, inArray(people.id, ids), ne(people.consent, 'withheld'), ...inRole));
  return new Set(rows.map(({ id }) => id));
}
