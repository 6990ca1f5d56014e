import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from './context.ts';
import { refusal } from '../../ground/errors.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a page of another site sends with our user's cookie, whatever their content type. Browsers say
 * where a request comes from in `Sec-Fetch-Site` and `Origin`; programs say neither and have no cookie of somebody else's.
 */
export function writeGuard(publicUrl: string | undefined): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (!reading.has(context.req.method) && isForeign(context, publicUrl)) {
      throw refusal('foreign-origin');
    }
    await next();
  };
}

function isForeign(context: AppContext, publicUrl: string | undefined): boolean {
  const site = context.req.header('Sec-Fetch-Site');
  const origin = context.req.header('Origin');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  if (publicUrl !== undefined) return origin !== publicUrl;
  return !URL.canParse(origin) || new URL(origin).host !== context.req.header('Host')?.toLowerCase();
}
