import { refusal } from '../../ground/errors.ts';

/** Resolves to the promise's value; throws a 503 when it takes longer than `milliseconds`. */
export async function withDeadline<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => deadline.reject(refusal('database-unavailable:silent', { retryAfter: 5 })),
    milliseconds,
  );
  try {
    return await Promise.race([promise, deadline.promise]);
  } finally {
    clearTimeout(timer);
  }
}
