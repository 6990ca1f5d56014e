import { useSyncExternalStore } from 'react';

/** Milliseconds between two attempts to reach a server that does not answer. */
const pause = 3000;

let isLost = false;
let looking = false;
const listeners = new Set<() => void>();

function set(lost: boolean): void {
  isLost = lost;
  for (const listener of listeners) listener();
}

/** Whether the server answers, and not only what stands before it. */
async function answers(): Promise<boolean> {
  try {
    return ![502, 503, 504].includes((await fetch('/api/health', { method: 'HEAD' })).status);
  } catch {
    return false;
  }
}

/** Looks whether the server is away, as a call that got no answer suggests; then until it is back. */
export async function suspectLoss(): Promise<void> {
  if (looking) return;
  looking = true;
  while (!(await answers())) {
    set(true);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  looking = false;
  set(false);
}

/** Whether the server is away at the moment. */
export function useConnectionLost(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isLost,
  );
}
