import type { Shortlist } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { AppError, refusal } from '../../ground/errors.ts';
import type { Database } from '../../platform/database/client.ts';
import { eq, inArray, ne, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { opportunities, people, resumes, roles } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { readCandidacies } from '../people/list.ts';
import { notInRole } from './not-in-role.ts';
import { submittedTo } from './submitted.ts';
import { takeUpPerson } from './take-up.ts';

/**
 * What would come of taking people into a role, in the order of `ids`; those who are absent or withhold their consent
 * are left out. Throws "not found" for another company's role.
 */
export async function checkShortlist(
  database: Database,
  actor: Actor,
  roleId: number,
  ids: number[],
): Promise<Shortlist> {
  const [role] = await database
    .select({ clientId: opportunities.clientId })
    .from(roles)
    .innerJoin(opportunities, ofSameCompany(opportunities, roles, eq(opportunities.id, roles.opportunityId)))
    .where(ofCompany(roles, actor, eq(roles.id, roleId)));
  if (!role) throw refusal('not-found:role');
  const [rows, candidacies] = await Promise.all([
    database
      .select({ personId: people.id, name: people.name, isFree: sql<boolean>`${notInRole(database, actor, roleId)}` })
      .from(people)
      .where(ofCompany(people, actor, inArray(people.id, ids), ne(people.consent, 'withheld'))),
    readCandidacies(database, actor, inArray(resumes.personId, ids)),
  ]);
  const byId = new Map(rows.map((row) => [row.personId, row]));
  const known = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  return {
    people: known.map(({ isFree, ...person }) => ({
      ...person,
      inRole: !isFree,
      submitted: submittedTo(role.clientId, { candidacies: candidacies.get(person.personId) ?? [] }),
    })),
  };
}

/**
 * Makes people candidates of a role, one after the other, so that a call which ends early has taken the first of them.
 * Throws "not found" for another company's role.
 */
export async function shortlistPeople(
  dependencies: Dependencies,
  actor: Actor,
  roleId: number,
  ids: number[],
): Promise<Shortlist> {
  const { people: chosen } = await checkShortlist(dependencies.database, actor, roleId, ids);
  const taken: Shortlist['people'] = [];
  for (const person of chosen) {
    const outcome = person.inRole ? 409 : await takeUp(person.personId);
    if (outcome !== 404) taken.push({ ...person, inRole: outcome === 409 });
  }
  return { people: taken };

  /** 409 where somebody else was faster, 404 where the person is gone or has no resume that can be read. */
  async function takeUp(personId: number): Promise<number> {
    try {
      await takeUpPerson(dependencies, actor, roleId, personId);
      return 201;
    } catch (error) {
      if (error instanceof AppError && [404, 409].includes(error.status)) return error.status;
      throw error;
    }
  }
}
