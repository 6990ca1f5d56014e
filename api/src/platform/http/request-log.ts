import { randomUUID } from 'node:crypto';
import { endpoints } from '@cotejo/contract';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { logAs } from '../../ground/log.ts';
import type { AppEnv } from './context.ts';

/** Calls that monitors make every few seconds; they are not logged. */
const probes = new Set<string>([endpoints.health.path, endpoints.ready.path]);

/** Gives each call its id and logs one line about it, with the pattern of its path and never its address. */
export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return (context, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    context.set('requestId', requestId);
    return logAs({ requestId }, async () => {
      await next();
      context.res.headers.set('X-Request-Id', requestId);
      log[probes.has(context.get('route') ?? '') ? 'debug' : 'info'](
        {
          method: context.req.method,
          route: context.get('route') ?? 'web',
          status: context.res.status,
          milliseconds: Math.round(performance.now() - started),
          userId: context.get('actor')?.userId,
        },
        'request',
      );
    });
  };
}
