import type { Unmasking } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { eq, isNull, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { unmaskings, users } from '../../platform/database/schema/index.ts';
import { findPerson } from './find-person.ts';
import { fullName, userName } from '../users/full-name.ts';

/** Shows somebody to the whole company. Who is shown already stays so, with the reason of before. */
export function unmaskPerson(database: Database, actor: Actor, anId: number, reason: string): Promise<void> {
  const { companyId, userId } = actor;
  return database.transaction(async (transaction) => {
    const { id: personId } = await findPerson(transaction, actor, anId);
    const [row] = await transaction
      .insert(unmaskings)
      .values({ companyId, userId, personId, reason })
      .onConflictDoNothing()
      .returning({ id: unmaskings.id });
    if (row) await audit(transaction, actor, 'person-unmasked', personId, { unmaskingId: row.id });
  });
}

/** Masks somebody again who was shown; the reason is kept. */
export function maskPerson(database: Database, actor: Actor, anId: number): Promise<void> {
  return database.transaction(async (transaction) => {
    const { id: personId } = await findPerson(transaction, actor, anId);
    const [row] = await transaction
      .update(unmaskings)
      .set({ endedAt: sql`now()` })
      .where(ofCompany(unmaskings, actor, eq(unmaskings.personId, personId), isNull(unmaskings.endedAt)))
      .returning({ id: unmaskings.id });
    if (row) await audit(transaction, actor, 'person-masked', personId, { unmaskingId: row.id });
  });
}

/** Why somebody is shown; null for whom nobody has asked that, or not any more. */
export async function readUnmasking(database: Transaction, actor: Actor, personId: number): Promise<Unmasking> {
  const { id, reason, createdAt } = unmaskings;
  const [row] = await database
    .select({ id, reason, createdAt, user: userName })
    .from(unmaskings)
    .leftJoin(users, ofSameCompany(users, unmaskings, eq(users.id, unmaskings.userId)))
    .where(ofCompany(unmaskings, actor, eq(unmaskings.personId, personId), isNull(unmaskings.endedAt)));
  if (!row) return null;
  const { user, ...rest } = row;
  return {
    ...rest,
    author: user && { id: user.id, name: fullName(user) },
    createdAt: rest.createdAt.toISOString(),
  };
}
