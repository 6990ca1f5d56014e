/** Milliseconds between two times of what is done seldom. */
const PAUSE = 300;

/** Does work when it is asked for: at once, and then at most once in a pause. Where it fails, `fail` is called. */
export function seldom(work: () => Promise<void>, fail: () => void): { ask(): void; stop(): void } {
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
