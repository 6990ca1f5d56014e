import type { MiddlewareHandler } from 'hono';
import { callOf } from '../http/call.ts';
import type { AppEnv } from '../http/context.ts';
import type { Metrics } from './metrics.ts';

/** Counts every call with its time, by the route's pattern. */
export function measureRequests(metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const started = performance.now();
    await next();
    metrics.request(callOf(context), (performance.now() - started) / 1000);
  };
}
