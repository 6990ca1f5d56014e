/** Milliseconds of the pause. */
const PAUSE = 300;

/**
 * Does work at the first request at once, and then at most once in each pause, until it is stopped. Calls `fail` where
 * the work fails.
 */
export function throttled(work: () => Promise<void>, fail: () => void): { ask(): void; stop(): void } {
  let isAsked = false;
  let isBusy = false;
  let isStopped = false;
  const run = () => {
    if (isBusy || !isAsked || isStopped) return;
    isBusy = true;
    isAsked = false;
    work().then(() => {
      setTimeout(() => {
        isBusy = false;
        run();
      }, PAUSE).unref();
    }, fail);
  };
  return {
    ask() {
      isAsked = true;
      run();
    },
    stop: () => void (isStopped = true),
  };
}
