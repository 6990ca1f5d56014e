import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';

const query = matchMedia('(min-width: 64rem)');

/** Whether the window is wide enough for a list beside what it lists. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}

/** Whether an element is at least so many pixels wide. */
export function useWideElement(element: RefObject<HTMLElement | null>, pixels: number): boolean {
  const [wide, setWide] = useState(true);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => setWide(box.clientWidth >= pixels);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [pixels]);
  return wide;
}
