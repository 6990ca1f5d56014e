import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  info: { icon: Info, box: 'border-base-300 bg-base-200', ink: 'text-muted' },
  warning: { icon: TriangleAlert, box: 'border-warning/40 bg-warning/8', ink: 'text-warning' },
  error: { icon: CircleAlert, box: 'border-error/40 bg-error/8', ink: 'text-error' },
};

/** A remark that stays on the screen, unlike a toast. */
export function Notice({
  tone = 'info',
  children,
  className,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
  className?: string;
}) {
  const { icon: Icon, box, ink } = tones[tone];
  return (
    <div className={classNames('flex items-start gap-2.5 rounded-field border px-3 py-2 text-sm', box, className)}>
      <Icon size={16} aria-hidden="true" className={classNames('mt-0.5 shrink-0', ink)} />
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
    </div>
  );
}
