import type { Candidacy } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { recordChange } from '../../platform/database/record-change.ts';
import { analyses, roles } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { readCandidacy } from './read.ts';

/** Moves a candidacy to a role, or with null out of its role. */
export function moveCandidacy(
  { database }: Dependencies,
  actor: Actor,
  id: number,
  roleId: number | null,
): Promise<Candidacy> {
  const own = ofCompany(analyses, actor, eq(analyses.id, id));
  return database.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ roleId: analyses.roleId })
      .from(analyses)
      .where(own)
      .for('no key update');
    if (!before) throw refusal('not-found:candidate');
    if (before.roleId !== roleId) {
      const to = roleId === null ? null : await lockRole(transaction, actor, roleId);
      if (roleId !== null && !to) throw refusal('not-found:role');
      const from = before.roleId === null ? null : await lockRole(transaction, actor, before.roleId);
      await transaction.update(analyses).set({ roleId }).where(own);
      await recordChange(transaction, actor, id, { what: 'role', from, to });
      await audit(transaction, actor, 'candidate-moved', id, { from: before.roleId, to: roleId });
    }
    return readCandidacy(transaction, actor, id);
  });
}

/** A role by id and name, kept from being deleted; null for one that is absent or another company's. */
async function lockRole(
  transaction: Transaction,
  actor: Actor,
  roleId: number,
): Promise<{ id: number; name: string } | null> {
  const [role] = await transaction
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(ofCompany(roles, actor, eq(roles.id, roleId)))
    .for('key share');
  return role ?? null;
}
