import { endpoints } from '@cotejo/contract';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../../ground/config/config.ts';
import type { Database } from '../database/client.ts';
import { type AskReadiness, unavailable } from '../health/health.ts';
import type { AppEnv } from '../http/context.ts';
import { onceAMinute } from '../../ground/log.ts';
import type { Metrics } from './metrics.ts';
import { createQueueGauges } from './queue.ts';
import { createSourceGauge } from './sources.ts';

type Watched = { config: Config; metrics: Metrics; database: Database; readiness: AskReadiness; log: Logger };

/** Serves `/metrics` and the state of the components to everybody who can reach its port. */
export function createMetricsApp({ config, metrics: { registry }, database, readiness, log }: Watched): Hono<AppEnv> {
  const readQueues = createQueueGauges(database, registry);
  const readSources = createSourceGauge(database, registry, config);
  const warn = onceAMinute((fields, message) => log.warn(fields, message));
  const app = new Hono<AppEnv>();
  app.get('/metrics', async (context) => {
    await Promise.all([readQueues(), readSources()]).catch((error: unknown) =>
      warn({ err: error }, 'the database could not be asked for all metrics'),
    );
    return context.body(await registry.metrics(), 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    });
  });
  app.get(endpoints.ready.path, async (context) => {
    const state = await readiness();
    if (!state.ok) unavailable(context);
    return context.json(state);
  });
  return app;
}
