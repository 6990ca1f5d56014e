import { useEffect, useRef, useState } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus from the button to the first or last thing to choose, and on from there. */
function moveFocus(root: HTMLElement, step: number): void {
  const stops = [...root.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((Math.max(at, 0) + step) % stops.length)?.focus();
}

/**
 * A menu below its button. Arrow keys move in it. It closes on Escape, with the focus back on the button, on a click
 * elsewhere and when the focus leaves.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (event.key !== 'Escape' && !step) return;
      // What the page does on these keys is not meant.
      event.stopPropagation();
      event.preventDefault();
      if (step) {
        if (root.current) moveFocus(root.current, step);
        return;
      }
      setOpen(false);
      button.current?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open]);
  return { open, root, button, toggle: () => setOpen(!open), close: () => setOpen(false) };
}
