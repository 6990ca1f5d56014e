import type { ProgressHub } from './progress.ts';

/** Milliseconds after which to read again without an event, which a half-open connection loses. */
const PATIENCE = 15_000;

type Ends = {
  /** Ends the wait with its reason. */
  signal: AbortSignal;
};

/**
 * Resolves to the first value of `read` that is not undefined. Reads at the start, and whenever a document or candidate
 * of the job description is done or failed. Throws what `read` throws, or the signal's reason.
 */
export async function waitUntil<Value>(
  hub: ProgressHub,
  jobDescriptionId: number,
  read: () => Promise<Value | undefined>,
  { signal }: Ends,
): Promise<Value> {
  let wake = () => {};
  let woken = false;
  const notice = () => {
    woken = true;
    wake();
  };
  const unsubscribe = hub.subscribe(jobDescriptionId, (event) => {
    if (!event || event.stage === 'done' || event.stage === 'failed') notice();
  });
  const clock = setInterval(notice, PATIENCE);
  signal.addEventListener('abort', notice, { once: true });
  try {
    for (;;) {
      signal.throwIfAborted();
      woken = false;
      const value = await read();
      if (value !== undefined) return value;
      if (!woken)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    unsubscribe();
    clearInterval(clock);
    signal.removeEventListener('abort', notice);
  }
}
