import { type FoundPeople, limits } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { opportunities, poolSearches, roles } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { newestOutline } from '../outlines/nearest.ts';
import { notInRole } from './not-in-role.ts';
import { readHits } from './read-search.ts';
import { submittedTo } from './submitted.ts';

const none: FoundPeople = { understood: [], items: [], looked: 0, nearest: 0, found: 0, done: false, nextCursor: null };

/**
 * A part of the people who fit a role and are not in it, with a warning of those whom its client knows already. Where
 * people can be found who could not when it looked, it looks again. Throws "not found" for another company's role.
 */
export async function readKnownPeople(
  { database, queue }: Pick<Dependencies, 'database' | 'queue'>,
  actor: Actor,
  roleId: number,
  cursor: string | undefined,
): Promise<FoundPeople> {
  const [role] = await database
    .select({ clientId: opportunities.clientId, search: poolSearches })
    .from(roles)
    .innerJoin(opportunities, ofSameCompany(opportunities, roles, eq(opportunities.id, roles.opportunityId)))
    .leftJoin(poolSearches, ofSameCompany(poolSearches, roles, eq(poolSearches.roleId, roles.id)))
    .where(ofCompany(roles, actor, eq(roles.id, roleId)));
  if (!role) throw refusal('not-found:role');
  const { companyId } = actor;
  const isOutdated = (await newestOutline(database, actor)) > (role.search?.newestOutline ?? 0);
  if (isOutdated) await queue.send(database, 'look-for-role', { roleId }, companyId);
  if (!role.search) return { ...none, done: !isOutdated };
  const part = { cursor, from: limits.knownFrom, further: [notInRole(database, actor, roleId)] };
  const found = await readHits(database, actor, role.search, part);
  return {
    ...found,
    done: found.done && !isOutdated,
    items: found.items.map((one) => ({ ...one, submitted: submittedTo(role.clientId, one) })),
  };
}
