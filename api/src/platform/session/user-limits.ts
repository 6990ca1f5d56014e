import { randomUUID } from 'node:crypto';
import type { Limited } from '@cotejo/contract';
import type { Config } from '../../ground/config/config.ts';
import type { Database } from '../database/client.ts';
import { eq, sql } from '../database/drizzle.ts';
import { rateLimits } from '../database/schema/index.ts';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';

/** Kinds of calls that are limited; `calls` are all those with an API token. */
type Kind = Limited | 'calls';

/** Limits the calls of one user, or of one API token by itself, for all processes together. */
export type UserLimits = {
  /**
   * Does the work of a call. Throws a 429 where the user or token has too many of its kind under way, or began too many
   * within a minute.
   */
  during<Value>(kind: Kind, actor: Actor, work: () => Promise<Value>): Promise<Value>;
};

/** Seconds after which a call counts as ended, in case its process died. */
const LONGEST: Record<Kind, number> = { uploads: 180, analyses: 960, reports: 180, calls: 960 };
const WINDOW = 60;
/** Seconds after which a user with too many calls under way may try again. */
const PAUSE = 5;

/** The counter of one kind of calls of one user or token, with its limits. */
type Counter = { key: string; atOnce: number; perMinute: number; seconds: number };

/** Limits with counters in the table `rate_limits`. */
export function createUserLimits(database: Database, { session }: Pick<Config, 'session'>): UserLimits {
  const ceilings: Record<Kind, Pick<Counter, 'atOnce' | 'perMinute'>> = {
    uploads: { atOnce: session.uploadsAtOnce, perMinute: session.uploadsPerMinute },
    analyses: { atOnce: session.analysesAtOnce, perMinute: session.analysesPerMinute },
    reports: { atOnce: 4, perMinute: 60 },
    calls: { atOnce: 20, perMinute: session.tokenCallsPerMinute },
  };
  return {
    async during(kind, { userId, tokenId }, work) {
      const caller = tokenId === undefined ? `user ${userId}` : `token ${tokenId}`;
      const counter = { key: `${caller} ${kind}`, ...ceilings[kind], seconds: LONGEST[kind] };
      const id = randomUUID();
      if (!(await enter(database, counter, id)))
        throw refusal(`too-many-${kind}`, { retryAfter: await pause(database, counter) });
      try {
        return await work();
      } finally {
        // Where the database is away, the entry expires.
        await leave(database, counter.key, id).catch(() => {});
      }
    },
  };
}

const now = sql`extract(epoch from now())::float8`;
const isNewWindow = sql`${rateLimits.windowStart} + make_interval(secs => ${WINDOW}) <= now()`;

/**
 * Adds a call if the limits allow it, and resolves to whether they do. One statement, which locks the row, so that
 * parallel calls are all counted.
 */
async function enter(database: Database, { key, atOnce, perMinute, seconds }: Counter, id: string): Promise<boolean> {
  const entry = sql`jsonb_build_object(${id}::text, ${now} + ${seconds})`;
  const alive = (what: ReturnType<typeof sql>) =>
    sql`(select ${what} from jsonb_each(${rateLimits.underWay}) as entry (id, until)
      where entry.until::float8 > ${now})`;
  const entered = await database
    .insert(rateLimits)
    .values({ key, count: 1, windowStart: sql`now()`, underWay: entry })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isNewWindow} then 1 else ${rateLimits.count} + 1 end`,
        windowStart: sql`case when ${isNewWindow} then now() else ${rateLimits.windowStart} end`,
        underWay: sql`${alive(sql`coalesce(jsonb_object_agg(entry.id, entry.until), '{}')`)} || ${entry}`,
      },
      setWhere: sql`(${isNewWindow} or ${rateLimits.count} < ${perMinute}) and ${alive(sql`count(*)`)} < ${atOnce}`,
    })
    .returning({ key: rateLimits.key });
  return entered.length > 0;
}

async function leave(database: Database, key: string, id: string): Promise<void> {
  await database
    .update(rateLimits)
    .set({ underWay: sql`${rateLimits.underWay} - ${id}::text` })
    .where(eq(rateLimits.key, key));
}

/** Seconds until another try may succeed. */
async function pause(database: Database, { key, perMinute }: Counter): Promise<number> {
  const [row] = await database
    .select({
      count: rateLimits.count,
      left: sql<number>`extract(epoch from ${rateLimits.windowStart} - now())::float8 + ${WINDOW}`,
    })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  return row && row.count >= perMinute ? Math.max(row.left, PAUSE) : PAUSE;
}
