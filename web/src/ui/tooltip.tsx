import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

const openDelay = 700;
/** Within this time after a tooltip has closed, the next one opens at once. */
const skipDelay = 300;
let lastClosed = -Infinity;

/** A hint on hover and on focus of what it wraps. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tipId = useId();
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), performance.now() - lastClosed < skipDelay ? 0 : openDelay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) lastClosed = performance.now();
    setOpen(false);
  };
  return (
    <span className="relative inline-flex" aria-describedby={open ? tipId : undefined} onMouseEnter={show} onMouseLeave={hide} onFocus={show} onBlur={hide} onKeyDown={(event) => event.key === 'Escape' && hide()}>
      {children}
      {open && <span role="tooltip" id={tipId} className="absolute bottom-full left-1/2 z-40 mb-2 -translate-x-1/2 rounded-field bg-neutral px-2 py-1 text-xs font-medium whitespace-nowrap text-neutral-content">{text}</span>}
    </span>
  );
}
