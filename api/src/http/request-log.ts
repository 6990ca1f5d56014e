import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './context.ts';

/** Gives each call its id and writes one line about it: the route's pattern, never the address with what it may hold. */
export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const started = performance.now();
    context.set('requestId', randomUUID());
    await next();
    context.res.headers.set('X-Request-Id', context.get('requestId'));
    log.info({
      requestId: context.get('requestId'),
      method: context.req.method,
      route: context.get('route') ?? 'web',
      status: context.res.status,
      milliseconds: Math.round(performance.now() - started),
      userId: context.get('actor')?.userId,
    }, 'request');
  };
}
