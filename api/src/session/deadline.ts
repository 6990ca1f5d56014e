import { AppError } from '../http/errors.ts';

/** The promise's value, or a 503 when it takes longer than `milliseconds`. */
export async function withDeadline<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      deadline.reject(
        new AppError(
          503,
          'database-unavailable',
          'The database does not answer at the moment. Please try again shortly.',
          { retryAfter: 5 },
        ),
      ),
    milliseconds,
  );
  try {
    return await Promise.race([promise, deadline.promise]);
  } finally {
    clearTimeout(timer);
  }
}
