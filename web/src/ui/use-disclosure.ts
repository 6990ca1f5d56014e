import { useEffect, useRef, useState } from 'react';

/**
 * A menu below its button. It closes on Escape, with the focus back on the button, on a click elsewhere and when the
 * focus leaves.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What the page does on Escape is not meant.
      event.stopPropagation();
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
