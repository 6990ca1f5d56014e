import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../database/client.ts';
import type { AppEnv } from '../http/context.ts';
import { onceAMinute } from '../log.ts';
import type { Metrics } from './metrics.ts';
import { createQueueGauges } from './queue.ts';

/** Serves `/metrics` and nothing else, to whoever can reach its port. */
export function createMetricsApp({ registry }: Metrics, database: Database, log: Logger): Hono<AppEnv> {
  const readQueues = createQueueGauges(database, registry);
  const warn = onceAMinute((fields, message) => log.warn(fields, message));
  const app = new Hono<AppEnv>();
  app.get('/metrics', async (context) => {
    await readQueues().catch((error: unknown) => warn({ err: error }, 'the queues could not be counted'));
    return context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
  });
  return app;
}
