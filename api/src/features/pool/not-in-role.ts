import type { Transaction } from '../../platform/database/client.ts';
import { alias, eq, notExists, sql, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, people, resumes } from '../../platform/database/schema/index.ts';

const own = alias(resumes, 'own');

/** The condition of people of whom no resume is in a role, or waits to be judged for it. */
export function notInRole(database: Transaction, owner: { companyId: number }, roleId: number): SQL {
  const inRole = sql`(${analyses.roleId} = ${roleId} or ${own.matchRoleId} = ${roleId})`;
  return notExists(
    database
      .select({ id: own.id })
      .from(own)
      .leftJoin(analyses, ofSameCompany(analyses, own, eq(analyses.resumeId, own.id)))
      .where(ofCompany(own, owner, eq(own.personId, people.id), inRole)),
  );
}
