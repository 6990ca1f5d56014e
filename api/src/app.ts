import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Dependencies } from './platform/dependencies.ts';
import { measureRequests } from './platform/metrics/requests.ts';
import { createUserLimits } from './platform/session/user-limits.ts';
import { traceRequests } from './platform/tracing/requests.ts';
import { createGuard } from './platform/blind/guard.ts';
import { clientAddress } from './platform/http/client-address.ts';
import { createAuthorize } from './platform/http/authorize.ts';
import type { AppEnv } from './platform/http/context.ts';
import { refusal } from './ground/errors.ts';
import type { Handlers } from './platform/http/handler.ts';
import { head } from './platform/http/head.ts';
import { lastOnConnection } from './platform/http/last-on-connection.ts';
import { mountEndpoints } from './platform/http/mount.ts';
import { createCallRecorder } from './platform/http/record-call.ts';
import { createErrorReply } from './platform/http/reply-error.ts';
import { requestLog } from './platform/http/request-log.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import { writeGuard } from './platform/http/write-guard.ts';

/**
 * The HTTP app: the contract's calls below /api, the web app everywhere else. A worker only answers about its health.
 */
export function createApp(
  { config, log, database, mask, metrics, tracing, sessions, tokens, leaving }: Dependencies,
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
  for (const path of ['/api/*', '/s/*']) app.use(path, writeGuard(config.http.publicUrl));
  app.use('/s/*', compress());
  const limits = createUserLimits(database, config);
  mountEndpoints(
    app,
    { health, ready, ...(!isWorker && others) },
    createAuthorize(sessions, tokens, clientAddress(config.http.trustedProxies)),
    limits,
    createCallRecorder(database),
    createGuard(database, mask),
  );
  app.all(isWorker ? '*' : '/api/*', () => {
    throw refusal('not-found:call');
  });
  if (!isWorker) serveWebApp(app);
  return app;
}
