import type { Client } from '@cotejo/contract';
import { count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { audit } from '../database/audit.ts';
import type { Transaction } from '../database/client.ts';
import { brokenForeignKey, brokenUniqueConstraint } from '../database/errors.ts';
import { ofCompany } from '../database/of-company.ts';
import { isoText, readColumns } from '../database/read-columns.ts';
import { clients, opportunities } from '../database/schema/index.ts';
import { assertUnchanged } from '../database/unchanged.ts';
import { AppError, notFound } from '../http/errors.ts';
import type { Actor } from '../http/handler.ts';
import { identityKey } from '../users/identity-key.ts';

const missing = () => notFound('Client not found.');

/** The company's clients, newest first. */
export function listClients(database: Transaction, actor: Actor): Promise<Client[]> {
  return select(database, actor);
}

/** Throws "not found" for what is absent or another company's. */
export async function findClient(database: Transaction, actor: Actor, id: number): Promise<Client> {
  const [client] = await select(database, actor, eq(clients.id, id));
  if (!client) throw missing();
  return client;
}

/** Throws a 409 when the company has a client of that name. */
export async function createClient(database: Transaction, actor: Actor, name: string): Promise<Client> {
  const { companyId, userId } = actor;
  const [row] = await takenNames(() => database.insert(clients).values({ companyId, userId, name, nameKey: identityKey(name) }).returning({ id: clients.id }));
  return findClient(database, actor, row!.id);
}

/** Throws a 409 when another client of the company has that name, or when the client is another one than was `seen`. */
export function renameClient(database: Transaction, actor: Actor, id: number, { name, updatedAt: seen }: { name: string; updatedAt?: string | undefined }): Promise<Client> {
  const own = ofCompany(clients, actor, eq(clients.id, id));
  return takenNames(() => database.transaction(async (transaction) => {
    const [before] = await transaction.select({ updatedAt: clients.updatedAt }).from(clients).where(own).for('update');
    if (!before) throw missing();
    assertUnchanged(before, seen);
    await transaction.update(clients).set({ name, nameKey: identityKey(name) }).where(own);
    return findClient(transaction, actor, id);
  }));
}

/** Throws a 409 while the client has opportunities: the foreign key decides, so that one created at this moment counts. */
export async function deleteClient(database: Transaction, actor: Actor, id: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const [removed] = await transaction.delete(clients).where(ofCompany(clients, actor, eq(clients.id, id))).returning({ id: clients.id });
    if (!removed) throw missing();
    await audit(transaction, actor, 'client-deleted', id);
  }).catch((error: unknown) => {
    if (brokenForeignKey(error) !== 'opportunities_client') throw error;
    throw new AppError(409, 'client.has-opportunities', 'El cliente tiene oportunidades asociadas. Elimine primero las oportunidades.');
  });
}

async function select(database: Transaction, actor: Actor, ...further: SQL[]): Promise<Client[]> {
  const counts = database.select({ clientId: opportunities.clientId, total: count().as('total') })
    .from(opportunities).where(ofCompany(opportunities, actor)).groupBy(opportunities.clientId).as('counts');
  const { id, name, createdAt, updatedAt } = clients;
  const list = database.select({ id, name, createdAt, updatedAt, opportunityCount: sql<number>`coalesce(${counts.total}, 0)`.as('opportunity_count') })
    .from(clients).leftJoin(counts, eq(counts.clientId, id))
    .where(ofCompany(clients, actor, ...further)).orderBy(desc(createdAt), desc(id)).as('list');
  const columns = await readColumns<Client>(database, list);
  return columns.id.map((each, row) => ({
    id: each, name: columns.name[row]!, createdAt: isoText(columns.createdAt[row]!), updatedAt: isoText(columns.updatedAt[row]!), opportunityCount: columns.opportunityCount[row]!,
  }));
}

async function takenNames<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (brokenUniqueConstraint(error) !== 'clients_company_id_name_key') throw error;
    throw new AppError(409, 'client.name-taken', 'A client with this name already exists');
  }
}
