import { useSyncExternalStore } from 'react';

const query = matchMedia('(min-width: 64rem)');

/** Whether the window is wide enough for two texts side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}
