import type { Transaction } from '../../platform/database/client.ts';
import { eq, isNotNull, or, sql, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { personJoins, personPairs, type Pair } from '../../platform/database/schema/index.ts';

type Owner = { companyId: number };

/** The two ids of a pair in the order in which they are stored. */
const inOrder = (one: number, other: number) => ({ personId: Math.min(one, other), otherId: Math.max(one, other) });

const isPair = (one: number, other: number): SQL => {
  const { personId, otherId } = inOrder(one, other);
  return sql`(${personPairs.personId} = ${personId} and ${personPairs.otherId} = ${otherId})`;
};

/** All others with whom a person is a pair. */
export async function readPairs(transaction: Transaction, owner: Owner, id: number): Promise<Pair[]> {
  const { personId, otherId, state, reasons } = personPairs;
  return transaction
    .select({
      otherId: sql<number>`case when ${personId} = ${id} then ${otherId} else ${personId} end`,
      state,
      reasons,
    })
    .from(personPairs)
    .where(ofCompany(personPairs, owner, or(eq(personId, id), eq(otherId, id))!));
}

export async function readPairOf(
  transaction: Transaction,
  owner: Owner,
  id: number,
  other: number,
): Promise<Omit<Pair, 'otherId'> | undefined> {
  const { state, reasons } = personPairs;
  const [row] = await transaction
    .select({ state, reasons })
    .from(personPairs)
    .where(ofCompany(personPairs, owner, isPair(id, other)));
  return row;
}

/** How two people are a pair, and who has said so. */
type Written = Pair & { userId?: number | null };

/** Writes how two people are a pair; without a state they are none. */
export async function setPair(
  transaction: Transaction,
  { companyId }: Owner,
  id: number,
  { state, ...pair }: Omit<Written, 'state'> & { state: Pair['state'] | undefined },
): Promise<void> {
  if (state) return setPairs(transaction, { companyId }, [{ id, state, ...pair }]);
  await transaction.delete(personPairs).where(ofCompany(personPairs, { companyId }, isPair(id, pair.otherId)));
}

/** Writes how each two of some people are a pair; no two may be there twice. */
export async function setPairs(
  transaction: Transaction,
  { companyId }: Owner,
  pairs: (Written & { id: number })[],
): Promise<void> {
  if (pairs.length === 0) return;
  await transaction
    .insert(personPairs)
    .values(
      pairs.map(({ id, otherId, state, reasons, userId = null }) => ({
        companyId,
        ...inOrder(id, otherId),
        state,
        reasons,
        userId,
      })),
    )
    .onConflictDoUpdate({
      target: [personPairs.companyId, personPairs.personId, personPairs.otherId],
      set: { state: sql`excluded.state`, reasons: sql`excluded.reasons`, userId: sql`excluded.user_id` },
    });
}

/** Forgets that a person, or one who became part of it, was a pair of people who have been joined since. */
export async function forgetPairsBefore(transaction: Transaction, owner: Owner, id: number): Promise<void> {
  const parts = await transaction
    .select({ id: personJoins.otherId })
    .from(personJoins)
    .where(ofCompany(personJoins, owner, eq(personJoins.personId, id), isNotNull(personJoins.otherId)));
  const { before } = personJoins;
  for (const { id: otherId } of [{ id }, ...parts])
    await transaction
      .update(personJoins)
      .set({
        before: sql`jsonb_set(${before}, '{pairs}', jsonb_path_query_array(${before},
          '$.pairs[*] ? (@.otherId != $id)', jsonb_build_object('id', ${otherId}::int)))`,
      })
      .where(
        ofCompany(
          personJoins,
          owner,
          sql`${before} @> jsonb_build_object('pairs',
          jsonb_build_array(jsonb_build_object('otherId', ${otherId}::int)))`,
        ),
      );
}
