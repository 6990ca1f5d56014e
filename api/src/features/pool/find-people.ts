import type { Sought } from '@cotejo/plugin-kit';
import type { Transaction } from '../../platform/database/client.ts';
import { ne } from '../../platform/database/drizzle.ts';
import { people } from '../../platform/database/schema/index.ts';
import { type Near, nearestPeople } from '../outlines/nearest.ts';
import { notInRole } from './not-in-role.ts';

/** People whom a search looks at. */
export const mostPeople = 1000;
/** Outlines that are compared to find them: so many that marks hide nobody, and more where many are left out. */
const [firstOutlines, mostOutlines] = [3600, 30_000];

/** Who asks: a company, and the role that it asks for. */
type Looking = { companyId: number; roleId: number | null };

/**
 * The people whose newest resumes are nearest to what is sought, nearest first; those who withhold their consent, and
 * those in the role that asks, are left out. It compares more outlines as long as too many of them are of such.
 */
export function findPeople(database: Transaction, search: Looking, sought: Sought): Promise<Near[]> {
  return database.transaction(async (transaction) => {
    const inRole = search.roleId === null ? [] : [notInRole(transaction, search, search.roleId)];
    const conditions = [ne(people.consent, 'withheld'), ...inRole];
    for (let compared = firstOutlines; ; compared *= 8) {
      const found = await nearestPeople(transaction, search, sought, { atMost: mostPeople, compared, conditions });
      if (found.length >= mostPeople || compared * 8 > mostOutlines) return found;
    }
  });
}
