import { createHash } from 'node:crypto';
import type { Adapter, DatabaseSession } from 'lucia';
import type { Database } from '../database/client.ts';
import { and, eq, exists, gt, isNotNull, isNull, sql, type SQL } from '../database/drizzle.ts';
import { ofEveryCompany } from '../database/of-company.ts';
import { companies, roles, sessions, users } from '../database/schema/index.ts';
import { lacksSecondFactor } from './second-factor.ts';

/**
 * Stores Lucia's sessions in the table `sessions`, with the SHA-256 of their ids. A session ends at the latest
 * `maximumDays` after its start. Lucia uses the clock of this server and the table that of the database; times are
 * converted between the two, so that the wrong clock of one of several servers neither ends nor prolongs a session.
 */
export function sessionAdapter(database: Database, maximumDays: number): Adapter {
  const end = sql<Date>`${sessions.createdAt} + make_interval(days => ${maximumDays})`;
  // Prepared once, as every call runs it.
  const valid = database
    .select({
      left: left(sessions.expiresAt),
      userId: users.id,
      companyId: users.companyId,
      role: users.role,
      blind: isAnythingBlind(database),
      needsSecondFactor: lacksSecondFactor(database),
    })
    .from(sessions)
    .innerJoin(users, ofEveryCompany('login', eq(users.id, sessions.userId), isNull(users.deactivatedAt)))
    .where(and(eq(sessions.idHash, sql.placeholder('idHash')), gt(end, sql`now()`)))
    .prepare('valid_session');
  return {
    async getSessionAndUser(id) {
      const [row] = await valid.execute({ idHash: hashOf(id) });
      if (!row) return [null, null];
      const { left: milliseconds, userId, ...attributes } = row;
      const expiresAt = new Date(Date.now() + milliseconds);
      return [
        { id, userId, expiresAt, attributes: {} },
        { id: userId, attributes },
      ];
    },
    async getUserSessions(userId) {
      const rows = await database.select().from(sessions).where(eq(sessions.userId, userId));
      return rows.map((row): DatabaseSession => ({ id: row.idHash, userId, expiresAt: row.expiresAt, attributes: {} }));
    },
    async setSession({ id, userId, expiresAt, attributes: { logoutAddress = null } }) {
      const row = { idHash: hashOf(id), userId, logoutAddress, expiresAt: ofDatabase(expiresAt) };
      await database.insert(sessions).values(row);
    },
    async updateSessionExpiration(id, expiresAt) {
      await database
        .update(sessions)
        .set({ expiresAt: ofDatabase(expiresAt) })
        .where(eq(sessions.idHash, hashOf(id)));
    },
    async deleteSession(id) {
      await endSession(database, id);
    },
    async deleteUserSessions(userId) {
      await database.delete(sessions).where(eq(sessions.userId, userId));
    },
    async deleteExpiredSessions() {
      await database.delete(sessions).where(sql`${sessions.expiresAt} < now() or ${end} < now()`);
    },
  };
}

/** Ends a session; gives where that of the identity provider ends, where there is one. */
export async function endSession(database: Database, id: string): Promise<string | null> {
  const [ended] = await database
    .delete(sessions)
    .where(eq(sessions.idHash, hashOf(id)))
    .returning({ logoutAddress: sessions.logoutAddress });
  return ended?.logoutAddress ?? null;
}

/** Whether the company of a user, or one of its roles, is reviewed blind. */
export function isAnythingBlind(database: Database): SQL<boolean> {
  const company = database
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, users.companyId), isNotNull(companies.blindSince)));
  const role = database
    .select({ id: roles.id })
    .from(roles)
    .where(ofEveryCompany('login', eq(roles.companyId, users.companyId), eq(roles.blind, true)));
  return sql<boolean>`(${exists(company)} or ${exists(role)})`;
}

/** Milliseconds until a time in the table. */
const left = (moment: typeof sessions.expiresAt) => sql<number>`(extract(epoch from ${moment} - now()) * 1000)::float8`;

/** A time of this server's clock, by the clock of the database. */
const ofDatabase = (moment: Date) => sql`now() + make_interval(secs => ${(moment.getTime() - Date.now()) / 1000})`;

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
