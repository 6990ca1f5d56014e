import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';

/** HEAD is answered as GET without its body; nobody reads that, so whatever it would have come from, a file or a stream of events, is let go. */
export const head: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  if (context.req.method === 'HEAD') await context.res.body?.cancel();
};
