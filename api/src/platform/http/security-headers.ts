import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';

/** The page loads nothing from elsewhere and runs no script that is not a file of ours. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Adds headers to every answer, except those that the handler has set, as downloads have a stricter policy. */
export function securityHeaders(publicUrl: string | undefined): MiddlewareHandler<AppEnv> {
  const headers: Record<string, string> = {
    'Content-Security-Policy': contentSecurityPolicy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(publicUrl?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  return async (context, next) => {
    await next();
    // On the answer itself, as Hono's `header` would turn a finished text into a stream, which is sent in chunks.
    const sent = context.res.headers;
    for (const [name, value] of Object.entries(headers)) {
      if (!sent.has(name)) sent.set(name, value);
    }
    if (context.req.path.startsWith('/api/') && !sent.has('Cache-Control')) sent.set('Cache-Control', 'no-store');
  };
}
