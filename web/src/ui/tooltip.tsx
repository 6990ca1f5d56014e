import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

const openDelay = 700;
/** Milliseconds after a tooltip has closed within which the next one opens at once. */
const skipDelay = 300;
let lastClosed = -Infinity;

const tipClass = classNames(
  'fixed inset-auto m-0 rounded-field bg-neutral px-2 py-1',
  'text-xs font-medium whitespace-nowrap text-neutral-content',
);

type Props = {
  text: string;
  /** Whether the Tab key stops here too, for content that is neither a control nor inside one. */
  stop?: boolean;
  children: ReactNode;
};

/** A hint that shows while its content is hovered or focused. */
export function Tooltip({ text, stop = false, children }: Props) {
  const { open, show, hide } = useDelayed();
  const tipId = useId();
  return (
    <span
      tabIndex={stop ? 0 : undefined}
      className="inline-flex rounded-field align-middle"
      aria-describedby={open ? tipId : undefined}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {open && (
        <span ref={placeAbove} popover="manual" role="tooltip" id={tipId} className={tipClass}>
          {text}
        </span>
      )}
    </span>
  );
}

/**
 * Shows the hint in the browser's top layer, where no scrolling box cuts it off, 8 px from its content and from the
 * edges of the window.
 */
function placeAbove(tip: HTMLElement | null): void {
  const wrapped = tip?.parentElement?.getBoundingClientRect();
  if (!tip || !wrapped) return;
  tip.showPopover();
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(
    Math.max(8, wrapped.left + (wrapped.width - width) / 2),
    document.documentElement.clientWidth - width - 8,
  );
  const above = wrapped.top - height - 8;
  tip.style.left = `${left}px`;
  tip.style.top = `${above >= 8 ? above : wrapped.bottom + 8}px`;
}

/** Whether the hint shows: after a moment, or at once where another one has just closed. */
function useDelayed() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
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
  return { open, show, hide };
}
