import type { InputOf, endpoints } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { brokenForeignKey } from '../../platform/database/errors.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { legalHolds } from '../../platform/database/schema/index.ts';

const kinds = {
  person: { column: 'personId', missing: 'not-found:candidate' },
  role: { column: 'roleId', missing: 'not-found:role' },
  client: { column: 'clientId', missing: 'not-found:client' },
} as const;

/** Holds a person, or everybody of a role or client. Throws "not found" for what is absent or another company's. */
export function holdLegally(
  database: Database,
  actor: Actor,
  { of, id, reason }: InputOf<typeof endpoints.holdLegally>,
): Promise<{ id: number }> {
  const { companyId, userId } = actor;
  const { column, missing } = kinds[of];
  return database
    .transaction(async (transaction) => {
      const [row] = await transaction
        .insert(legalHolds)
        .values({ companyId, userId, reason, [column]: id })
        .returning({ id: legalHolds.id });
      await audit(transaction, actor, 'legally-held', row!.id, { of, subject: id });
      return row!;
    })
    .catch((error: unknown) => {
      throw brokenForeignKey(error) ? refusal(missing) : error;
    });
}

export function liftHold(database: Database, actor: Actor, id: number): Promise<void> {
  return database.transaction(async (transaction) => {
    const [hold] = await transaction
      .delete(legalHolds)
      .where(ofCompany(legalHolds, actor, eq(legalHolds.id, id)))
      .returning();
    if (!hold) throw refusal('not-found:hold');
    const { personId, roleId, clientId } = hold;
    await audit(transaction, actor, 'hold-lifted', id, { personId, roleId, clientId });
  });
}
