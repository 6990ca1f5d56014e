import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';

/** Closes connections after each answer once the process is leaving, so that proxies send their next call elsewhere. */
export function lastOnConnection(leaving: AbortSignal): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    if (leaving.aborted) context.res.headers.set('Connection', 'close');
  };
}
