/**
 * Milliseconds that a service asks to wait before the next try, undefined where it says nothing: the header
 * `Retry-After` in seconds or as a date (RFC 9110), `retry-after-ms`, or Google's `retryDelay` in the body.
 */
export function retryDelay(headers: Headers, body: string, now: number = Date.now()): number | undefined {
  const delay =
    milliseconds(headers.get('retry-after-ms'), 1) ??
    milliseconds(headers.get('retry-after'), 1000) ??
    untilDate(headers.get('retry-after'), now) ??
    milliseconds(/"retryDelay":\s*"([\d.]+)s"/.exec(body)?.[1], 1000);
  return delay === undefined ? undefined : Math.max(0, delay);
}

function milliseconds(value: string | null | undefined, unit: number): number | undefined {
  return value && /^\d+(\.\d+)?$/.test(value) ? Number(value) * unit : undefined;
}

function untilDate(value: string | null, now: number): number | undefined {
  const date = Date.parse(value ?? '');
  return Number.isNaN(date) ? undefined : date - now;
}
