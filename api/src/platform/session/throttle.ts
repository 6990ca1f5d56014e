import { createHash } from 'node:crypto';
import type { Config } from '../../ground/config/config.ts';
import type { Database } from '../database/client.ts';
import { eq, sql } from '../database/drizzle.ts';
import { rateLimits } from '../database/schema/index.ts';
import { refusal } from '../../ground/errors.ts';

/** At most `attempts` within `seconds`. */
export type Limit = { attempts: number; seconds: number };

/** How often the name, password or code of one account may be wrong, as the settings say. */
export const loginLimit = ({ session }: Pick<Config, 'session'>): Limit => ({
  attempts: session.loginFailures,
  seconds: session.loginWindowSeconds,
});

/** The first pause, in seconds, and the longest; each further attempt doubles it. */
const FIRST_PAUSE = 60;
const LONGEST_PAUSE = 3600;

/** Counts attempts, for all server processes together. */
export type Throttle = {
  /** Counts an attempt before it is made, so that parallel ones are all counted. Throws a 429 during a pause. */
  attempt(subject: string[], limit: Limit): Promise<void>;
  /** Forgets the attempts after a successful one. */
  forget(subject: string[]): Promise<void>;
  /** Deletes counters that have no effect any more. */
  deleteOld(): Promise<void>;
};

/** A throttle with counters in the table `rate_limits`, whose keys are hashes of names and addresses. */
export function createThrottle(database: Database): Throttle {
  return {
    async attempt(subject, { attempts, seconds }) {
      const key = keyOf(subject);
      const count = rateLimits.count;
      // A pause prolongs the window; otherwise the counter would be forgotten during the pause.
      const over = sql`greatest(${rateLimits.windowStart}, ${rateLimits.blockedUntil}) + make_interval(secs =>
        ${seconds}) < now()`;
      const pause = sql`make_interval(secs => least(${LONGEST_PAUSE}, ${FIRST_PAUSE} *
        power(2, least(${count} + 1 - ${attempts}, 30))))`;
      const counted = await database
        .insert(rateLimits)
        .values({ key, count: 1, windowStart: sql`now()` })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${over} then 1 else ${count} + 1 end`,
            windowStart: sql`case when ${over} then now() else ${rateLimits.windowStart} end`,
            blockedUntil: sql`case when not (${over}) and ${count} + 1 >= ${attempts} then now() + ${pause} end`,
          },
          setWhere: sql`${rateLimits.blockedUntil} is null or ${rateLimits.blockedUntil} <= now()`,
        })
        .returning({ key: rateLimits.key });
      if (counted.length === 0) await refuse(database, key);
    },
    async forget(subject) {
      await database.delete(rateLimits).where(eq(rateLimits.key, keyOf(subject)));
    },
    async deleteOld() {
      await database
        .delete(rateLimits)
        .where(sql`greatest(${rateLimits.windowStart}, ${rateLimits.blockedUntil}) < now() - interval '1 day'`);
    },
  };
}

async function refuse(database: Database, key: string): Promise<never> {
  const [row] = await database
    .select({ seconds: sql<number>`extract(epoch from ${rateLimits.blockedUntil} - now())::float8` })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  const retryAfter = Math.max(1, Math.ceil(row?.seconds ?? 1));
  const minutes = Math.ceil(retryAfter / 60);
  throw minutes === 1
    ? refusal('too-many-attempts:a-minute', { retryAfter })
    : refusal('too-many-attempts:minutes', { values: { minutes }, retryAfter });
}

function keyOf(subject: string[]): string {
  return createHash('sha256').update(JSON.stringify(subject)).digest('hex');
}
