import type { MiddlewareHandler } from 'hono';
import { callOf } from '../http/call.ts';
import { comesByProxy } from '../http/client-address.ts';
import type { AppEnv } from '../http/context.ts';
import type { Tracing } from './tracing.ts';

/**
 * Traces every call, except health checks. A call continues the trace of its caller only if that is a trusted proxy.
 */
export function traceRequests(tracing: Tracing, trustedProxies: string[]): MiddlewareHandler<AppEnv> {
  const isTrusted = comesByProxy(trustedProxies);
  return (context, next) => {
    if (/^\/api\/health(\/|$)/.test(context.req.path)) return next();
    const causedBy = context.req.header('traceparent');
    return tracing.span(
      'call',
      { kind: 'server', ...(causedBy && isTrusted(context) && { causedBy }) },
      async (span) => {
        await next();
        const { method, route, status } = callOf(context);
        span.rename(`${method} ${route}`);
        span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'cotejo.request_id': context.get('requestId'),
        });
        if (status >= 500) span.fail();
      },
    );
  };
}
