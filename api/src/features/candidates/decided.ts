import type { Decided } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { desc, eq, inArray, type SQLWrapper } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { candidacyEvents, users } from '../../platform/database/schema/index.ts';
import { fullName, userName } from '../users/full-name.ts';

/**
 * Who gave some candidacies their status, and when; those without an entry have never got one. `ids` may be a query
 * for them.
 */
export async function decidedOf(
  database: Transaction,
  actor: Actor,
  ids: number[] | SQLWrapper,
): Promise<Map<number, Decided>> {
  const { candidacyId, createdAt, id, what } = candidacyEvents;
  const rows = await database
    .selectDistinctOn([candidacyId], { candidacyId, createdAt, author: userName })
    .from(candidacyEvents)
    .leftJoin(users, ofSameCompany(users, candidacyEvents, eq(users.id, candidacyEvents.userId)))
    .where(ofCompany(candidacyEvents, actor, inArray(candidacyId, ids), eq(what, 'status')))
    .orderBy(candidacyId, desc(id));
  return new Map(
    rows.map(({ candidacyId: of, createdAt: at, author }) => [
      of!,
      { by: author && { id: author.id, name: fullName(author) }, at: at.toISOString() },
    ]),
  );
}
