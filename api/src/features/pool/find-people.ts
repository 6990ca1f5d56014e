import type { Sought } from '@cotejo/plugin-kit';
import type { Transaction } from '../../platform/database/client.ts';
import { desc, eq, inArray, ne, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { people, poolHits, resumes } from '../../platform/database/schema/index.ts';
import { nearestResumes } from '../outlines/nearest.ts';
import { notInRole } from './not-in-role.ts';
import type { Search } from './rate-people.ts';

/** People whom a search looks at. */
export const mostPeople = 300;
/** Resumes among which they are found: some people have several, and of some it may not be told. */
const mostResumes = 450;

/**
 * Writes down the people whose resumes are nearest to what is sought, nearest first, with the newest resume of each;
 * those who withhold their consent, and those in the role that asks, are left out.
 */
export async function findPeople(
  transaction: Transaction,
  search: Search & { roleId: number | null },
  sought: Sought,
): Promise<number> {
  const order = await nearestResumes(transaction, search, sought, mostResumes);
  if (order.length === 0) return 0;
  const rows = await transaction
    .select({ resumeId: resumes.id, personId: people.id })
    .from(resumes)
    .innerJoin(people, ofSameCompany(people, resumes, eq(people.id, resumes.personId)))
    .where(
      ofCompany(
        resumes,
        search,
        inArray(resumes.id, order),
        ne(people.consent, 'withheld'),
        ...(search.roleId === null ? [] : [notInRole(transaction, search, search.roleId)]),
      ),
    );
  const personOf = new Map(rows.map(({ resumeId, personId }) => [resumeId, personId]));
  const found = [...new Set(order.flatMap((id) => personOf.get(id) ?? []))].slice(0, mostPeople);
  if (found.length === 0) return 0;
  const newest = await newestResumes(transaction, search, found);
  const hits = found.flatMap((personId, place) => {
    const resumeId = newest.get(personId);
    return resumeId === undefined
      ? []
      : [{ companyId: search.companyId, searchId: search.id, personId, resumeId, place }];
  });
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

/** The newest prepared resume of each person. */
async function newestResumes(
  transaction: Transaction,
  owner: { companyId: number },
  persons: number[],
): Promise<Map<number, number>> {
  const rows = await transaction
    .select({ id: resumes.id, personId: resumes.personId })
    .from(resumes)
    .where(ofCompany(resumes, owner, inArray(resumes.personId, persons), eq(resumes.state, 'ready')))
    .orderBy(desc(resumes.createdAt), desc(resumes.id));
  const newest = new Map<number, number>();
  for (const { id, personId } of rows) if (!newest.has(personId!)) newest.set(personId!, id);
  return newest;
}
