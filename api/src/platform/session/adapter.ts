import { createHash } from 'node:crypto';
import type { Adapter, DatabaseSession } from 'lucia';
import type { Database } from '../database/client.ts';
import { and, eq, gt, sql } from '../database/drizzle.ts';
import { ofEveryCompany } from '../database/of-company.ts';
import { sessions, users } from '../database/schema/index.ts';

/**
 * Lucia's sessions in our table: it sees ids, the table their SHA-256. No session outlives `maximumDays` after its start. Lucia goes by
 * this server's clock and the table by the database's, so that a wrong clock of one of several servers ends and prolongs no session.
 */
export function sessionAdapter(database: Database, maximumDays: number): Adapter {
  const end = sql<Date>`${sessions.createdAt} + make_interval(days => ${maximumDays})`;
  // Asked by every call, so it is put together once.
  const valid = database
    .select({ left: left(sessions.expiresAt), userId: users.id, companyId: users.companyId, role: users.role })
    .from(sessions)
    .innerJoin(users, ofEveryCompany('login', eq(users.id, sessions.userId)))
    .where(and(eq(sessions.idHash, sql.placeholder('idHash')), gt(end, sql`now()`)))
    .prepare('valid_session');
  return {
    async getSessionAndUser(id) {
      const [row] = await valid.execute({ idHash: hashOf(id) });
      if (!row) return [null, null];
      const { userId, companyId, role } = row;
      const expiresAt = new Date(Date.now() + row.left);
      return [
        { id, userId, expiresAt, attributes: {} },
        { id: userId, attributes: { companyId, role } },
      ];
    },
    async getUserSessions(userId) {
      const rows = await database.select().from(sessions).where(eq(sessions.userId, userId));
      return rows.map((row): DatabaseSession => ({ id: row.idHash, userId, expiresAt: row.expiresAt, attributes: {} }));
    },
    async setSession({ id, userId, expiresAt }) {
      await database.insert(sessions).values({ idHash: hashOf(id), userId, expiresAt: ofDatabase(expiresAt) });
    },
    async updateSessionExpiration(id, expiresAt) {
      await database
        .update(sessions)
        .set({ expiresAt: ofDatabase(expiresAt) })
        .where(eq(sessions.idHash, hashOf(id)));
    },
    async deleteSession(id) {
      await database.delete(sessions).where(eq(sessions.idHash, hashOf(id)));
    },
    async deleteUserSessions(userId) {
      await database.delete(sessions).where(eq(sessions.userId, userId));
    },
    async deleteExpiredSessions() {
      await database.delete(sessions).where(sql`${sessions.expiresAt} < now() or ${end} < now()`);
    },
  };
}

/** Milliseconds until a moment of the table. */
const left = (moment: typeof sessions.expiresAt) => sql<number>`(extract(epoch from ${moment} - now()) * 1000)::float8`;

/** A moment of this server's clock as the database's clock will have it. */
const ofDatabase = (moment: Date) => sql`now() + make_interval(secs => ${(moment.getTime() - Date.now()) / 1000})`;

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
