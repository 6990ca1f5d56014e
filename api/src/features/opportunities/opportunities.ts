import type { Opportunity } from '@cotejo/contract';
import { findClient } from '../clients/clients.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { desc, eq, getTableColumns, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { clients, opportunities, roles } from '../../platform/database/schema/index.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { removeRoles } from './remove-roles.ts';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';

/** A client's opportunities, newest first. */
export async function listOpportunities(database: Transaction, actor: Actor, clientId: number): Promise<Opportunity[]> {
  const found = await readOpportunities(database, actor, eq(opportunities.clientId, clientId));
  if (found.length === 0) await findClient(database, actor, clientId);
  return found;
}

/** One opportunity. Throws "not found" for what is absent or another company's. */
export async function findOpportunity(database: Transaction, actor: Actor, id: number): Promise<Opportunity> {
  const [opportunity] = await readOpportunities(database, actor, eq(opportunities.id, id));
  if (!opportunity) throw refusal('not-found:opportunity');
  return opportunity;
}

/** Creates an opportunity. The lock keeps its client from being deleted meanwhile. */
export function createOpportunity(
  database: Transaction,
  actor: Actor,
  { name, clientId }: { name: string; clientId: number },
): Promise<Opportunity> {
  const { companyId, userId } = actor;
  return database.transaction(async (transaction) => {
    const [client] = await transaction
      .select({ id: clients.id })
      .from(clients)
      .where(ofCompany(clients, actor, eq(clients.id, clientId)))
      .for('key share');
    if (!client) throw refusal('not-found:client');
    const [row] = await transaction
      .insert(opportunities)
      .values({ companyId, userId, clientId, name })
      .returning({ id: opportunities.id });
    await audit(transaction, actor, 'opportunity-created', row!.id, { clientId });
    return findOpportunity(transaction, actor, row!.id);
  });
}

/** Renames an opportunity. Throws a 409 when it has changed since `seen`. */
export function renameOpportunity(
  database: Transaction,
  actor: Actor,
  id: number,
  { name, updatedAt: seen }: { name: string; updatedAt?: string | undefined },
): Promise<Opportunity> {
  const own = ofCompany(opportunities, actor, eq(opportunities.id, id));
  return database.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ updatedAt: opportunities.updatedAt })
      .from(opportunities)
      .where(own)
      .for('no key update');
    if (!before) throw refusal('not-found:opportunity');
    assertUnchanged(before, seen);
    await transaction.update(opportunities).set({ name }).where(own);
    await audit(transaction, actor, 'opportunity-changed', id);
    return findOpportunity(transaction, actor, id);
  });
}

/** Deletes an opportunity with its roles and, later, their files. The lock keeps new roles out meanwhile. */
export async function deleteOpportunity(
  dependencies: Pick<Dependencies, 'database' | 'queue' | 'progress'>,
  actor: Actor,
  id: number,
): Promise<void> {
  const own = ofCompany(opportunities, actor, eq(opportunities.id, id));
  await dependencies.database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ clientId: opportunities.clientId })
      .from(opportunities)
      .where(own)
      .for('update');
    if (!found) throw refusal('not-found:opportunity');
    const removed = await removeRoles(transaction, dependencies, actor, eq(roles.opportunityId, id));
    await transaction.delete(opportunities).where(own);
    await audit(transaction, actor, 'opportunity-deleted', id, {
      clientId: found.clientId,
      roleIds: removed.map((role) => role.id),
    });
  });
}

async function readOpportunities(database: Transaction, actor: Actor, condition: SQL): Promise<Opportunity[]> {
  const roleCount = database.$count(roles, ofCompany(roles, actor, eq(roles.opportunityId, opportunities.id)));
  const rows = await database
    .select({ opportunity: getTableColumns(opportunities), clientName: clients.name, roleCount })
    .from(opportunities)
    .innerJoin(clients, ofSameCompany(clients, opportunities, eq(clients.id, opportunities.clientId)))
    .where(ofCompany(opportunities, actor, condition))
    .orderBy(desc(opportunities.createdAt), desc(opportunities.id));
  return rows.map(({ opportunity: { id, clientId, name, createdAt, updatedAt }, clientName, roleCount }) => ({
    id,
    clientId,
    name,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    client: { id: clientId, name: clientName },
    roleCount,
  }));
}
