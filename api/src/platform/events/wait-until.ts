import type { ProgressHub } from './progress.ts';

/** Milliseconds after which to look again though no news has come, as from a half-open connection. */
const PATIENCE = 15_000;

type Ends = {
  /** Ends the waiting with its reason. */
  signal: AbortSignal;
};

/**
 * Resolves with the first value that `look` finds, looking at the start and whenever a document or candidate of the job
 * description has come to its end. Throws what `look` throws, or the signal's reason.
 */
export async function waitUntil<Value>(
  hub: ProgressHub,
  jobDescriptionId: number,
  look: () => Promise<Value | undefined>,
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
      const value = await look();
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
