import { signedInCookie } from '@cotejo/contract';
import { type Adapter, Cookie, generateIdFromEntropySize, Lucia, TimeSpan } from 'lucia';
import type { Context } from 'hono';
import type { Config } from '../../ground/config/config.ts';
import type { Database, Transaction } from '../database/client.ts';
import { eq } from '../database/drizzle.ts';
import { sessions as table } from '../database/schema/index.ts';
import type { Actor } from '../../ground/actor.ts';
import { endSession, sessionAdapter } from './adapter.ts';
import { withDeadline } from './deadline.ts';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    UserId: number;
    DatabaseUserAttributes: Omit<Actor, 'userId'>;
    DatabaseSessionAttributes: { logoutAddress?: string | null };
  }
}

/** Bytes of randomness in a session's id. */
const ENTROPY = 32;

/** Sessions of users who have logged in: the browser keeps the id in a cookie, the database its hash. */
export type Sessions = {
  /** The user of the request's session; null without a session, or when it has ended. */
  actorOf(context: Context): Promise<Actor | null>;
  /** The same of a request that is still being answered: it prolongs no session. */
  actorMeanwhile(context: Context): Promise<Actor | null>;
  /**
   * Starts a session under a new id, in a cookie, with a second cookie that the page can read. Ends the request's own
   * session. `logoutAddress` is where that of the identity provider ends.
   */
  start(context: Context, userId: number, logoutAddress?: string | null): Promise<void>;
  /** Ends the request's session, if it has one, and deletes the cookies; gives its `logoutAddress`. */
  end(context: Context): Promise<string | null>;
  /** Ends all sessions of a user, in the transaction that changed their password or role. */
  endAll(database: Transaction, userId: number): Promise<void>;
  /** Removes the rows of sessions that have ended. */
  deleteExpired(): Promise<void>;
};

export function createSessions(config: Config, database: Database): Sessions {
  const adapter = sessionAdapter(database, config.session.maximumDays);
  const lucia = createLucia(config, adapter);
  const idOf = (context: Context) => lucia.readSessionCookie(context.req.header('Cookie') ?? '');
  const send = (context: Context, cookie: Cookie) => {
    for (const one of [cookie, companionOf(cookie)]) context.header('Set-Cookie', one.serialize(), { append: true });
  };

  return {
    async actorOf(context) {
      const sessionId = idOf(context);
      if (!sessionId) return null;
      const { user, session } = await withDeadline(
        lucia.validateSession(sessionId),
        config.database.timeoutSeconds * 1000,
      );
      if (!user) return null;
      if (session.fresh) send(context, lucia.createSessionCookie(session.id));
      const { id: userId, ...attributes } = user;
      return { userId, ...attributes };
    },
    async actorMeanwhile(context) {
      const [session, user] = await adapter.getSessionAndUser(idOf(context) ?? '');
      if (!session || !user || session.expiresAt.getTime() <= Date.now()) return null;
      return { userId: user.id, ...user.attributes };
    },
    async start(context, userId, logoutAddress = null) {
      const previous = idOf(context);
      if (previous) await lucia.invalidateSession(previous);
      const session = await lucia.createSession(
        userId,
        { logoutAddress },
        { sessionId: generateIdFromEntropySize(ENTROPY) },
      );
      send(context, lucia.createSessionCookie(session.id));
    },
    async end(context) {
      const id = idOf(context);
      send(context, lucia.createBlankSessionCookie());
      return id ? endSession(database, id) : null;
    },
    async endAll(transaction, userId) {
      await transaction.delete(table).where(eq(table.userId, userId));
    },
    deleteExpired: () => lucia.deleteExpiredSessions(),
  };
}

/** A cookie that is there while the session's is. It has no secret, so the page may read it. */
function companionOf({ value, attributes }: Cookie): Cookie {
  return new Cookie(signedInCookie, value && 'true', { ...attributes, httpOnly: false });
}

function createLucia({ http, session }: Config, adapter: Adapter) {
  const secure = http.publicUrl?.startsWith('https:') ?? false;
  return new Lucia(adapter, {
    sessionExpiresIn: new TimeSpan(session.idleDays, 'd'),
    sessionCookie: {
      name: secure ? '__Host-cotejo' : 'cotejo',
      expires: true,
      attributes: { secure, sameSite: 'lax', path: '/' },
    },
    getUserAttributes: (attributes) => attributes,
  });
}
