import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('skeleton bg-base-300', className)} />;
}

export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-[50vh] place-items-center">
      <span className="loading loading-spinner loading-lg text-primary" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </div>
  );
}

type EmptyProps = { icon: LucideIcon; children: ReactNode; className?: string };

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon: Icon, children, className }: EmptyProps) {
  return (
    <div className={classNames('grid justify-items-center gap-2 rounded-box border border-dashed border-base-300 px-4 py-8 text-center text-sm text-muted', className)}>
      <Icon size={24} aria-hidden="true" strokeWidth={1.5} />
      <p className="max-w-prose">{children}</p>
    </div>
  );
}
