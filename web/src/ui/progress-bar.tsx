import { classNames } from './class-names.ts';

/** A progress bar. `fraction` runs from 0 to 1; without it, the bar only says that something is under way. */
export function ProgressBar({ label, fraction }: { label: string; fraction?: number | undefined }) {
  const percent = fraction === undefined ? undefined : Math.round(Math.min(1, Math.max(0, fraction)) * 100);
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="block h-1.5 w-full overflow-hidden rounded-full bg-base-300"
    >
      <span
        className={classNames(
          'block h-full rounded-full bg-primary',
          percent === undefined ? 'animate-pulse opacity-50' : 'transition-[width] duration-300',
        )}
        style={{ width: `${percent ?? 100}%` }}
      />
    </span>
  );
}
