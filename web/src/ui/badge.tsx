import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  plain: 'border-base-300 bg-base-200 text-base-content',
  accent: 'border-primary/25 bg-primary/8 text-primary',
  warning: 'border-warning/35 bg-warning/10 text-warning',
  error: 'border-error/35 bg-error/10 text-error',
};

export function Badge({
  tone = 'plain',
  children,
  className,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 shrink-0 items-center gap-1 rounded-selector border px-1.5 text-xs font-medium',
        'whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
