import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../database/client.ts';
import { and, eq, exists, inArray, isNotNull, isNull, not, notExists, or, type SQL } from '../database/drizzle.ts';
import { ofCompany } from '../database/of-company.ts';
import { analyses, companies, jobDescriptions, people, resumes, roles, unmaskings } from '../database/schema/index.ts';

type Owner = Pick<Actor, 'companyId'>;

/** Throws a 403 for a person who is masked. */
export async function assertShown(database: Transaction, actor: Actor, id: number): Promise<void> {
  if (!actor.blind) return;
  const masked = ofCompany(people, actor, eq(people.id, id), isPersonMasked(database, actor));
  if ((await database.$count(people, masked)) > 0) throw refusal('blind');
}

/** The condition of people whom words may find: a name that found somebody who is masked would tell whose it is. */
export const mayFindPerson = (database: Transaction, actor: Actor): SQL[] =>
  actor.blind ? [not(isPersonMasked(database, actor))] : [];

/** The same of resumes. */
export const mayFindResume = (database: Transaction, actor: Actor): SQL[] =>
  actor.blind ? [not(isResumeMasked(database, actor))] : [];

/** The condition of resumes that are, or are to be, in a blind role. */
function isInBlindRole(database: Transaction, actor: Owner): SQL {
  const blind = database
    .select({ id: roles.id })
    .from(roles)
    .where(ofCompany(roles, actor, eq(roles.blind, true)));
  const jobs = database
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(ofCompany(jobDescriptions, actor, inArray(jobDescriptions.roleId, blind)));
  const judged = database
    .select({ id: analyses.id })
    .from(analyses)
    .where(ofCompany(analyses, actor, eq(analyses.resumeId, resumes.id), inArray(analyses.roleId, blind)));
  return or(inArray(resumes.matchRoleId, blind), inArray(resumes.jobDescriptionId, jobs), exists(judged))!;
}

function isCompanyBlind(database: Transaction, { companyId }: Owner): SQL {
  return exists(
    database
      .select({ id: companies.id })
      .from(companies)
      .where(and(eq(companies.id, companyId), isNotNull(companies.blindSince))),
  );
}

/** The condition of rows of people who are masked: blind in the company or one of their roles, and shown by nobody. */
export function isPersonMasked(database: Transaction, actor: Owner): SQL {
  const shown = database
    .select({ id: unmaskings.id })
    .from(unmaskings)
    .where(ofCompany(unmaskings, actor, eq(unmaskings.personId, people.id), isNull(unmaskings.endedAt)));
  const inBlindRole = database
    .select({ id: resumes.id })
    .from(resumes)
    .where(ofCompany(resumes, actor, eq(resumes.personId, people.id), isInBlindRole(database, actor)));
  return and(notExists(shown), or(isCompanyBlind(database, actor), exists(inBlindRole)))!;
}

/** The condition of rows of resumes whose person is masked, or that have none and are blind by themselves. */
export function isResumeMasked(database: Transaction, actor: Actor): SQL {
  const masked = database
    .select({ id: people.id })
    .from(people)
    .where(ofCompany(people, actor, eq(people.id, resumes.personId), isPersonMasked(database, actor)));
  return or(
    exists(masked),
    and(isNull(resumes.personId), or(isCompanyBlind(database, actor), isInBlindRole(database, actor))),
  )!;
}
