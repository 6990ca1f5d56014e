import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { asc, eq, ne, sql, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, resumes, roles } from '../../platform/database/schema/index.ts';

/**
 * Which job description judges a resume: that of the role that it is considered for, else the one with which it was
 * uploaded. Queries that use these join the analyses of the resumes, then the roles by `roleOfResume`.
 */

/** The role for which a resume is judged: that of a match under way, else that of its candidacy. */
export const roleOfResume: SQL<number | null> = sql`coalesce(${resumes.matchRoleId}, ${analyses.roleId})`;

/** A role's own job description, where it can judge: one that could not be read leaves it to the others. */
const ownJob = sql`(select ${jobDescriptions.id} from ${jobDescriptions} where ${ofSameCompany(
  jobDescriptions,
  roles,
  eq(jobDescriptions.id, roles.jobDescriptionId),
  ne(jobDescriptions.state, 'failed'),
)})`;

/** The id of the job description that judges a resume. */
export const judgeOfResume: SQL<number> = sql`coalesce(${ownJob}, ${resumes.jobDescriptionId})`;

/** The job description with which a resume came that has a candidacy: there is always one. */
export const jobOfResume: SQL<number> = sql`${resumes.jobDescriptionId}`;

/** The condition of analyses whose score is of another rubric than the present one of what judges them. */
export const isOfOtherRubric: SQL = sql`(${analyses.jobDescriptionId} <> ${jobDescriptions.id}
  or ${analyses.rubricVersion} <> ${jobDescriptions.rubricVersion})`;

type JobId = { id: number; companyId: number };

/**
 * The job description whose rubric judges what was uploaded with a job description: that of the role that it was
 * submitted for, else itself.
 */
export async function judgeOfJob(database: Transaction, { id, companyId }: JobId): Promise<number> {
  const owner = { companyId };
  const [found] = await database
    .select({ id: sql<number | null>`${ownJob}` })
    .from(jobDescriptions)
    .innerJoin(roles, ofSameCompany(roles, jobDescriptions, eq(roles.id, jobDescriptions.roleId)))
    .where(ofCompany(jobDescriptions, owner, eq(jobDescriptions.id, id)));
  return found?.id ?? id;
}

/** The role whose own a job description is, if any. */
export async function roleOfJob(
  database: Transaction,
  { id, companyId }: JobId,
): Promise<{ id: number; name: string } | undefined> {
  const [role] = await database
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(ofCompany(roles, { companyId }, eq(roles.jobDescriptionId, id)));
  return role;
}

/**
 * Locks the rubrics of job descriptions until the transaction ends. Whoever changes resumes or analyses of several
 * takes these locks first, in the order of the ids, so that none waits for another in a circle.
 */
export async function lockJobs(transaction: Transaction, { companyId }: { companyId: number }, those: SQL) {
  return transaction
    .select({ id: jobDescriptions.id, state: jobDescriptions.state })
    .from(jobDescriptions)
    .where(ofCompany(jobDescriptions, { companyId }, those))
    .orderBy(asc(jobDescriptions.id))
    .for('no key update');
}

export type LockedRole = { id: number; name: string; jobDescriptionId: number | null };

/** A role, kept from being deleted. Throws "not found" for one that is absent or another company's. */
export async function lockRole(
  transaction: Transaction,
  { companyId }: { companyId: number },
  roleId: number,
): Promise<LockedRole> {
  const [role] = await transaction
    .select({ id: roles.id, name: roles.name, jobDescriptionId: roles.jobDescriptionId })
    .from(roles)
    .where(ofCompany(roles, { companyId }, eq(roles.id, roleId)))
    .for('key share');
  if (!role) throw refusal('not-found:role');
  return role;
}
