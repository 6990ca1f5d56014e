import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** Pixels from the window within which content is drawn already. */
const margin = 1200;

/**
 * Draws its content only when it comes near the window, for long pages. Until then it is an empty box of about the
 * same height.
 */
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
    // The content is not in sight yet, so that scrolling goes first.
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
