import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = {
  title: string;
  children: ReactNode;
  /** Whether the content shows from the start. */
  open?: boolean;
  onOpen?: () => void;
};

export function Disclosure({ title, children, open, onOpen }: Props) {
  return (
    <details
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.();
      }}
      className="group rounded-field border border-base-300"
    >
      <summary
        className={classNames(
          'flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 text-sm font-semibold',
          '[&::-webkit-details-marker]:hidden',
        )}
      >
        <ChevronRight size={16} aria-hidden="true" className="text-muted transition-transform group-open:rotate-90" />
        {title}
      </summary>
      <div className="grid grid-cols-1 gap-3 px-3 pb-3">{children}</div>
    </details>
  );
}
