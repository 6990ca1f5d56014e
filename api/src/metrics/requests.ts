import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/context.ts';
import type { Metrics } from './metrics.ts';

/** Counts every call with its time, by the route's pattern. */
export function measureRequests(metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { req: { method }, res: { status } } = context;
    metrics.request({ method, route: context.get('route') ?? 'web', status }, (performance.now() - started) / 1000);
  };
}
