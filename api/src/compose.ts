import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { connect, disconnect } from './database/client.ts';
import type { Dependencies } from './dependencies.ts';
import { databaseCheck, healthHandlers } from './health/health.ts';
import { createApp } from './http/app.ts';
import type { AppEnv } from './http/context.ts';
import type { Handlers } from './http/handler.ts';
import { createSessions } from './session/sessions.ts';
import { createThrottle } from './session/throttle.ts';
import { createFirstAdmin } from './users/first-admin.ts';
import { userHandlers } from './users/handlers.ts';

export type Composition = {
  app: Hono<AppEnv>;
  dependencies: Dependencies;
  /** Begins the work that no call asks for. */
  start(): Promise<void>;
  /** Tells streams and waiting calls that the end is near. */
  beginStop(): void;
  /** Ends all work and closes what was opened, once no call is under way. */
  stop(): Promise<void>;
};

const HOUR = 3_600_000;

/** Joins the modules of the server: the only place that knows them all. The database is migrated already. */
export async function compose(config: Config, databaseUrl: string, log: Logger): Promise<Composition> {
  const database = connect(databaseUrl, { connections: config.database.connections });
  const stopping = new AbortController();
  const dependencies: Dependencies = {
    config, log, database, databaseUrl,
    sessions: createSessions(config, database),
    checks: [databaseCheck(database)],
    stopping: stopping.signal,
  };
  const handlers = { ...healthHandlers(dependencies.checks), ...userHandlers(dependencies) } as Handlers;
  let housekeeping: NodeJS.Timeout | undefined;

  return {
    app: createApp(dependencies, handlers),
    dependencies,
    async start() {
      await createFirstAdmin(dependencies);
      housekeeping = setInterval(() => keepHouse(dependencies), HOUR);
    },
    beginStop: () => stopping.abort(),
    async stop() {
      clearInterval(housekeeping);
      await disconnect(database);
    },
  };
}

function keepHouse({ database, sessions, log }: Dependencies): void {
  Promise.all([sessions.deleteExpired(), createThrottle(database).deleteOld()])
    .catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
}
