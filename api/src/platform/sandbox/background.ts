import { AsyncLocalStorage } from 'node:async_hooks';

const background = new AsyncLocalStorage<true>();

/** Has the sandbox do what `work` asks of it after what calls ask, for which somebody waits. */
export function inBackground<Result>(work: () => Result): Result {
  return background.run(true, work);
}

export function isInBackground(): boolean {
  return background.getStore() ?? false;
}
