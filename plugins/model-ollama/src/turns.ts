/** Lets at most `places` calls run at once; the others wait in order, or end when their signal aborts. */
export function createTurns(places: number) {
  let free = places;
  const waiting = new Set<() => void>();

  const enter = async (signal: AbortSignal) => {
    signal.throwIfAborted();
    if (free > 0) return void free--;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      waiting.delete(resolve);
      reject(signal.reason);
    };
    waiting.add(resolve);
    signal.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal.removeEventListener('abort', leave));
  };

  const passOn = () => {
    const [next] = waiting;
    if (!next) return void free++;
    waiting.delete(next);
    next();
  };

  return async <Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> => {
    await enter(signal);
    try {
      return await work();
    } finally {
      passOn();
    }
  };
}
