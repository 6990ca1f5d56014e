import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('skeleton bg-base-300', className)} />;
}

/** Placeholder for parts below one another, by the class of each one's height. */
export function SkeletonBlocks({ heights, className = 'gap-4' }: { heights: string[]; className?: string }) {
  return (
    <div className={classNames('grid', className)} aria-busy="true">
      {heights.map((height, index) => (
        <Skeleton key={index} className={height} />
      ))}
    </div>
  );
}

/** Placeholder for the rows of a table while they load. */
export function SkeletonRows({ label, count }: { label: string; count: number }) {
  return (
    <div role="status" aria-label={label} className="grid gap-px overflow-hidden rounded-field border border-base-300">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} data-skeleton className="flex h-12 items-center gap-6 px-3">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-1/5" />
          <Skeleton className="ml-auto h-4 w-24" />
        </div>
      ))}
    </div>
  );
}

type EmptyProps = { icon: LucideIcon; children: ReactNode; action?: ReactNode; className?: string };

/** Says that a list is empty, and offers what to do about it. */
export function EmptyState({ icon: Icon, children, action, className }: EmptyProps) {
  return (
    <div
      className={classNames(
        'grid justify-items-center gap-2 rounded-box border border-dashed border-base-300 px-4 py-8',
        'text-center text-sm text-muted',
        className,
      )}
    >
      <Icon size={24} aria-hidden="true" strokeWidth={1.5} />
      <p className="max-w-prose">{children}</p>
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

type ProblemProps = { text: string; retryLabel: string; busy?: boolean; onRetry: () => void; className?: string };

/** Says what could not be loaded, with a button to try again. */
export function Problem({ text, retryLabel, busy = false, onRetry, className }: ProblemProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-box border border-error/40 bg-error/8 px-4 py-3',
        className,
      )}
    >
      <CircleAlert size={20} aria-hidden="true" className="shrink-0 text-error" />
      <p className="min-w-0 flex-1 basis-48">{text}</p>
      <Button size="small" busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
