import type { Sought } from '@cotejo/plugin-kit';
import type { Transaction } from '../../platform/database/client.ts';
import { ne, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { people } from '../../platform/database/schema/index.ts';
import { type Near, nearestPeople } from '../outlines/nearest.ts';
import { listOf } from '../outlines/outline.ts';
import { notInRole } from './not-in-role.ts';

/** People whom a search looks at. */
export const mostPeople = 1000;
/** Outlines that are taken at first to find them, as some people are left out, and at most. */
const [firstOutlines, mostOutlines] = [1200, 30_000];

/** Who asks: a company, and the role that it asks for. */
type Looking = { companyId: number; roleId: number | null };

/**
 * The people whose newest resumes are nearest to what is sought, nearest first; those who withhold their consent, and
 * those in the role that asks, are left out. It takes more outlines as long as too many of them are of such.
 */
export function findPeople(database: Transaction, search: Looking, sought: Sought): Promise<Near[]> {
  return database.transaction(async (transaction) => {
    for (let atMost = firstOutlines; ; atMost *= 8) {
      const order = await nearestPeople(transaction, search, sought, atMost);
      const known = await whoMayBeFound(transaction, search, order);
      const found = order.filter(({ personId }) => known.has(personId));
      if (found.length >= mostPeople || order.length < atMost || atMost * 8 > mostOutlines)
        return found.slice(0, mostPeople);
    }
  });
}

async function whoMayBeFound(transaction: Transaction, search: Looking, order: Near[]): Promise<Set<number>> {
  // In one parameter: a list of a thousand takes longer to build than to look up.
  const isOneOf = sql`${people.id} = any(${listOf(order.map(({ personId }) => personId))}::int[])`;
  const inRole = search.roleId === null ? [] : [notInRole(transaction, search, search.roleId)];
  const rows = await transaction
    .select({ id: people.id })
    .from(people)
    .where(ofCompany(people, search, isOneOf, ne(people.consent, 'withheld'), ...inRole));
  return new Set(rows.map(({ id }) => id));
}
