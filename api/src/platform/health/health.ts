import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../ground/config/config.ts';
import { version } from '../../ground/version.ts';
import type { Database } from '../database/client.ts';
import { sql } from '../database/drizzle.ts';
import type { AppContext } from '../http/context.ts';
import type { Handlers } from '../http/handler.ts';

/** A component that has a state. `check` may throw or answer that something is wrong. */
export type Check = {
  name: string;
  /**
   * What it serves. Its failure makes the server unready, unless other healthy components serve the same, or it serves
   * nothing.
   */
  serves?: readonly string[];
  /** `message` is a sentence for the administrator. */
  check(signal: AbortSignal): Promise<{ ok: boolean; message?: string }>;
};

/** Milliseconds after which a component without an answer is not ready. */
const TIMEOUT = 3000;

export function databaseCheck(database: Database): Check {
  return {
    name: 'database',
    async check() {
      await database.execute(sql`select 1`);
      return { ok: true };
    },
  };
}

export type Readiness = { ok: boolean; components: { name: string; ok: boolean; message?: string }[] };
/** Checks all components. */
export type AskReadiness = () => Promise<Readiness>;

export function createReadiness(checks: Check[], leaving: AbortSignal): AskReadiness {
  return async () => {
    const components = await Promise.all(checks.map(async (each) => ({ name: each.name, ...(await stateOf(each)) })));
    const served = new Set(checks.flatMap(({ serves = [] }, index) => (components[index]?.ok ? serves : [])));
    const ok =
      !leaving.aborted &&
      components.every((component, index) => component.ok || checks[index]?.serves?.every((task) => served.has(task)));
    if (leaving.aborted) components.push({ name: 'process', ok: false, message: 'It was asked to stop.' });
    return { ok, components };
  };
}

export function healthHandlers({
  readiness,
  config,
  leaving,
}: {
  readiness: AskReadiness;
  config: Config;
  leaving: AbortSignal;
}): Pick<Handlers, 'health' | 'ready'> {
  return {
    async health({ context }) {
      if (leaving.aborted) unavailable(context);
      return { ok: !leaving.aborted, version, offline: config.process.offline };
    },
    async ready({ context }) {
      const { ok, components } = await readiness();
      if (!ok) unavailable(context);
      return maySee(context, config.health.token) ? { ok, components } : { ok };
    },
  };
}

/** Whether a caller may see the state of each component: operators may, the world may not. */
function maySee(context: AppContext, token: string | undefined): boolean {
  const sent = /^Bearer (.+)$/.exec(context.req.header('Authorization') ?? '')?.[1];
  if (!token || !sent) return false;
  // Hashes have equal lengths, which `timingSafeEqual` needs.
  const [given, expected] = [sent, token].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(given, expected);
}

export function unavailable(context: AppContext): void {
  context.status(503);
  context.header('Retry-After', '5');
}

/** A component's state; one that throws or does not answer in time is not ok. */
export async function stateOf({ check }: Pick<Check, 'check'>): Promise<{ ok: boolean; message?: string }> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const late = new Promise<{ ok: false; message: string }>((resolve) => {
    signal.addEventListener(
      'abort',
      () => resolve({ ok: false, message: `No answer within ${TIMEOUT / 1000} seconds.` }),
      { once: true },
    );
  });
  return Promise.race([late, check(signal).catch(() => ({ ok: false, message: 'It cannot be reached.' }))]);
}
