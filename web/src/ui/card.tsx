import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = { title: string; hint?: ReactNode; actions?: ReactNode; children: ReactNode; className?: string };

/** A titled section of a screen. */
export function Card({ title, hint, actions, children, className }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classNames('sheet min-w-0 p-4 sm:p-6', className)}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 id={headingId} className="text-xl">
            {title}
          </h2>
          {hint && <p className="text-sm text-muted">{hint}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
