import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';

/**
 * Answers HEAD as GET without its body. Nobody reads that, so its source, such as a file or a stream of events, is
 * canceled.
 */
export const head: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  if (context.req.method === 'HEAD') await context.res.body?.cancel();
};
