import { setImmediate } from 'node:timers/promises';

/** Milliseconds that a computation may keep the rest of the process waiting. */
const longest = 10;

/** For long computations on the server's own thread: awaited between two steps, it lets other work in when it is time. */
export function createBreather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longest) return;
    await setImmediate();
    since = performance.now();
  };
}
