/** Milliseconds of the pause. */
const PAUSE = 300;

/** Does work at the first request at once, and then at most once in each pause. Calls `fail` where the work fails. */
export function throttled(work: () => Promise<void>, fail: () => void): { ask(): void; stop(): void } {
  let isAsked = false;
  let isBusy = false;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    if (isBusy || !isAsked) return;
    isBusy = true;
    isAsked = false;
    work().then(() => {
      timer = setTimeout(() => {
        isBusy = false;
        run();
      }, PAUSE);
    }, fail);
  };
  return {
    ask() {
      isAsked = true;
      run();
    },
    stop: () => clearTimeout(timer),
  };
}
