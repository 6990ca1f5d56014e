import { Hono } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { measureRequests } from '../metrics/requests.ts';
import { createUserLimits } from '../session/user-limits.ts';
import { traceRequests } from '../tracing/requests.ts';
import type { AppEnv } from './context.ts';
import { refusal } from './errors.ts';
import type { Handlers } from './handler.ts';
import { head } from './head.ts';
import { lastOnConnection } from './last-on-connection.ts';
import { mountEndpoints } from './mount.ts';
import { createErrorReply } from './reply-error.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { serveWebApp } from './web-app.ts';
import { writeGuard } from './write-guard.ts';

/** The whole HTTP side: the contract's calls below /api, the web app everywhere else. A worker only says how it is. */
export function createApp(
  { config, log, database, metrics, tracing, sessions, leaving }: Dependencies,
  { health, ready, ...others }: Handlers,
): Hono<AppEnv> {
  const isWorker = config.process.role === 'worker';
  const app = new Hono<AppEnv>();
  app.onError(createErrorReply(log));
  app.use(traceRequests(tracing, config.http.trustedProxies));
  app.use(requestLog(log));
  app.use(measureRequests(metrics));
  app.use(lastOnConnection(leaving));
  app.use(head);
  app.use(securityHeaders(config.http.publicUrl));
  app.use('/api/*', writeGuard(config.http.publicUrl));
  mountEndpoints(app, { health, ready, ...(!isWorker && others) }, sessions, createUserLimits(database, config));
  app.all(isWorker ? '*' : '/api/*', () => {
    throw refusal('not-found:call');
  });
  if (!isWorker) serveWebApp(app);
  return app;
}
