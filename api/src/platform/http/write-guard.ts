import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from './context.ts';
import { refusal } from '../../ground/errors.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a page of another site sends with a user's cookie. Browsers tell the site in `Sec-Fetch-Site` and
 * `Origin`; programs send neither, and have nobody else's cookie.
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
  // What a page of ours without a referrer sends by a form.
  if (site === 'same-origin' && origin === 'null') return false;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  if (publicUrl !== undefined) return origin !== publicUrl;
  return !URL.canParse(origin) || new URL(origin).host !== context.req.header('Host')?.toLowerCase();
}
