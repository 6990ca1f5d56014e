import type { InputOf, endpoints, Retention } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database } from '../../platform/database/client.ts';
import { asc, desc, eq, inArray } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import {
  clients,
  companies,
  legalHolds,
  people,
  retentionRules,
  roles,
  users,
} from '../../platform/database/schema/index.ts';
import { fullName, userName } from '../users/full-name.ts';

/** The clocks of a company and its clients, and its legal holds, the newest first. */
export async function readRetention(database: Database, actor: Actor): Promise<Retention> {
  const rules = await database
    .select({ rule: retentionRules, client: { id: clients.id, name: clients.name } })
    .from(retentionRules)
    .leftJoin(clients, ofSameCompany(clients, retentionRules, eq(clients.id, retentionRules.clientId)))
    .where(ofCompany(retentionRules, actor))
    .orderBy(asc(clients.nameKey));
  const own = rules.find(({ client }) => client === null)?.rule;
  return {
    afterActivity: own?.afterActivity ?? null,
    afterRefusal: own?.afterRefusal ?? null,
    erases: own?.erases ?? false,
    historyMonths: own?.historyMonths ?? null,
    clients: rules.flatMap(({ rule: { afterActivity, afterRefusal }, client }) =>
      client ? [{ client, afterActivity, afterRefusal }] : [],
    ),
    holds: await readHolds(database, actor),
  };
}

async function readHolds(database: Database, actor: Actor): Promise<Retention['holds']> {
  const rows = await database
    .select({ hold: legalHolds, person: people.name, role: roles.name, client: clients.name, user: userName })
    .from(legalHolds)
    .leftJoin(people, ofSameCompany(people, legalHolds, eq(people.id, legalHolds.personId)))
    .leftJoin(roles, ofSameCompany(roles, legalHolds, eq(roles.id, legalHolds.roleId)))
    .leftJoin(clients, ofSameCompany(clients, legalHolds, eq(clients.id, legalHolds.clientId)))
    .leftJoin(users, ofSameCompany(users, legalHolds, eq(users.id, legalHolds.userId)))
    .where(ofCompany(legalHolds, actor))
    .orderBy(desc(legalHolds.id));
  return rows.map(({ hold, person, role, client, user }) => ({
    id: hold.id,
    of: hold.personId ? 'person' : hold.roleId ? 'role' : 'client',
    subject: { id: (hold.personId ?? hold.roleId ?? hold.clientId)!, name: (person ?? role ?? client)! },
    reason: hold.reason,
    author: user && { id: user.id, name: fullName(user) },
    createdAt: hold.createdAt.toISOString(),
  }));
}

/**
 * Puts clocks in the place of the company's; that of the history stays where it is not named. Throws "not found" for
 * another company's client.
 */
export function changeRetention(
  database: Database,
  actor: Actor,
  { clients: theirs, historyMonths, ...own }: InputOf<typeof endpoints.changeRetention>,
): Promise<void> {
  const { companyId } = actor;
  return database.transaction(async (transaction) => {
    // One change after another: two at once would both find no rule left where each puts its own.
    await transaction.select().from(companies).where(eq(companies.id, companyId)).for('no key update');
    const ids = [...new Set(theirs.map(({ clientId }) => clientId))];
    const known = await transaction.$count(clients, ofCompany(clients, actor, inArray(clients.id, ids)));
    if (known < theirs.length) throw refusal('not-found:client');
    const before = await transaction.delete(retentionRules).where(ofCompany(retentionRules, actor)).returning();
    const stored = before.find(({ clientId }) => clientId === null)?.historyMonths;
    const rule = { ...own, historyMonths: historyMonths === undefined ? (stored ?? null) : historyMonths };
    await transaction
      .insert(retentionRules)
      .values([{ companyId, ...rule }, ...theirs.map((one) => ({ companyId, ...one }))]);
    await audit(transaction, actor, 'retention-changed', null, { ...rule, clients: theirs });
  });
}
