import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';

/** Once the process is leaving, every answer is the last on its connection: a proxy that keeps connections sends its next call elsewhere. */
export function lastOnConnection(leaving: AbortSignal): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    if (leaving.aborted) context.res.headers.set('Connection', 'close');
  };
}
