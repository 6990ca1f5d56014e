import { useSyncExternalStore } from 'react';

const query = matchMedia('(min-width: 64rem)');

/** Whether two texts fit beside each other. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}
