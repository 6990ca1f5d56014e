/**
 * Waits for work, but no longer than until one of the signals aborts, whether the work heeds it or not. Throws that
 * signal's reason, or what the work throws.
 */
export async function untilAborted<Value>(
  signals: readonly AbortSignal[],
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  for (const signal of signals) signal.throwIfAborted();
  const ended = Promise.withResolvers<never>();
  // Not AbortSignal.any: nothing but the listeners here may decide how long the signals are watched.
  const either = new AbortController();
  const end = (event: Event) => {
    const { reason } = event.target as AbortSignal;
    either.abort(reason);
    ended.reject(reason);
  };
  for (const signal of signals) signal.addEventListener('abort', end);
  try {
    return await Promise.race([work(either.signal), ended.promise]);
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', end);
  }
}
