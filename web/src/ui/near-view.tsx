import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** How far from the window something may be and is drawn already, in pixels. */
const margin = 1200;

/** Draws what it holds once that comes near the window, for long pages; until then it keeps about as much room. */
export function NearView({ height, children }: { height: number; children: ReactNode }) {
  const [near, setNear] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (near || !element) return;
    const { top, bottom } = element.getBoundingClientRect();
    if (top < window.innerHeight + margin && bottom > -margin) {
      setNear(true);
      return;
    }
    // It is not there to be seen yet: scrolling goes before.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return near ? children : <div ref={box} style={{ height }} />;
}
