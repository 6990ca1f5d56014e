import type { Client } from '@cotejo/contract';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { desc, eq, sql } from '../../platform/database/drizzle.ts';
import { brokenForeignKey, brokenUniqueConstraint } from '../../platform/database/errors.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { isoText, readColumns } from '../../platform/database/read-columns.ts';
import { clients, opportunities } from '../../platform/database/schema/index.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import { identityKey } from '../users/identity-key.ts';

/** The company's clients, newest first. */
export function listClients(database: Transaction, actor: Actor): Promise<Client[]> {
  return readClients(database, actor);
}

/** One client. Throws "not found" for what is absent or another company's. */
export async function findClient(database: Transaction, actor: Actor, id: number): Promise<Client> {
  const [client] = await readClients(database, actor, id);
  if (!client) throw refusal('not-found:client');
  return client;
}

/** Creates a client. Throws a 409 when the company has one of that name. */
export function createClient(database: Transaction, actor: Actor, name: string): Promise<Client> {
  const { companyId, userId } = actor;
  return refuseTakenName(() =>
    database.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(clients)
        .values({ companyId, userId, name, nameKey: identityKey(name) })
        .returning({ id: clients.id });
      await audit(transaction, actor, 'client-created', row!.id);
      return findClient(transaction, actor, row!.id);
    }),
  );
}

/**
 * Renames a client. Throws a 409 when another client of the company has that name, or when the client has changed since
 * `seen`.
 */
export function renameClient(
  database: Transaction,
  actor: Actor,
  id: number,
  { name, updatedAt: seen }: { name: string; updatedAt?: string | undefined },
): Promise<Client> {
  const own = ofCompany(clients, actor, eq(clients.id, id));
  return refuseTakenName(() =>
    database.transaction(async (transaction) => {
      const [before] = await transaction
        .select({ updatedAt: clients.updatedAt })
        .from(clients)
        .where(own)
        .for('update');
      if (!before) throw refusal('not-found:client');
      assertUnchanged(before, seen);
      await transaction
        .update(clients)
        .set({ name, nameKey: identityKey(name) })
        .where(own);
      await audit(transaction, actor, 'client-changed', id);
      return findClient(transaction, actor, id);
    }),
  );
}

/**
 * Deletes a client. Throws a 409 while it has opportunities: the foreign key decides, so that one created meanwhile
 * counts.
 */
export async function deleteClient(database: Transaction, actor: Actor, id: number): Promise<void> {
  await database
    .transaction(async (transaction) => {
      const [removed] = await transaction
        .delete(clients)
        .where(ofCompany(clients, actor, eq(clients.id, id)))
        .returning({ id: clients.id });
      if (!removed) throw refusal('not-found:client');
      await audit(transaction, actor, 'client-deleted', id);
    })
    .catch((error: unknown) => {
      if (brokenForeignKey(error) !== 'opportunities_client') throw error;
      throw refusal('client.has-opportunities');
    });
}

/** Clients with their counts. Two queries on two connections, as one query with a join takes twice as long. */
async function readClients(database: Transaction, actor: Actor, only?: number): Promise<Client[]> {
  const { id, name, createdAt, updatedAt } = clients;
  const list = database
    .select({ id, name, createdAt, updatedAt })
    .from(clients)
    .where(ofCompany(clients, actor, ...(only ? [eq(id, only)] : [])))
    .orderBy(desc(createdAt), desc(id))
    .as('list');
  const { clientId } = opportunities;
  const counts = database
    .select({ clientId, total: sql<number>`count(*)`.as('total') })
    .from(opportunities)
    .where(ofCompany(opportunities, actor, ...(only ? [eq(clientId, only)] : [])))
    .groupBy(clientId)
    .as('counts');
  const [rows, counted] = await Promise.all([
    readColumns<Omit<Client, 'opportunityCount'>>(database, list),
    readColumns<{ clientId: number; total: number }>(database, counts),
  ]);
  const totals = new Map(counted.clientId.map((client, row) => [client, counted.total[row]!]));
  return rows.id.map((client, row) => ({
    id: client,
    name: rows.name[row]!,
    createdAt: isoText(rows.createdAt[row]!),
    updatedAt: isoText(rows.updatedAt[row]!),
    opportunityCount: totals.get(client) ?? 0,
  }));
}

async function refuseTakenName<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (brokenUniqueConstraint(error) !== 'clients_company_id_name_key') throw error;
    throw refusal('client.name-taken');
  }
}
