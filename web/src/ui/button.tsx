import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const variants = {
  primary: 'btn-primary',
  outline: 'border-base-300 bg-base-100 hover:border-base-content/30 hover:bg-base-200',
  danger: 'btn-error',
  quiet: 'btn-ghost text-muted hover:text-base-content',
};
const sizes = { small: 'btn-sm h-8 px-3 text-sm', medium: 'h-10 px-4 text-sm', large: 'btn-lg h-12 px-6 text-base' };

/** The look of a disabled button that can still be pressed, and then says why it does nothing. */
const unavailable = classNames(
  'aria-disabled:pointer-events-auto aria-disabled:cursor-not-allowed',
  'aria-disabled:border-transparent aria-disabled:bg-base-content/10',
  'aria-disabled:text-base-content/50',
);

type Appearance = { variant?: keyof typeof variants; size?: keyof typeof sizes };

/** The look of a button, for links that act like one. */
export function buttonClass({ variant = 'outline', size = 'medium' }: Appearance = {}): string {
  return classNames('btn font-medium', unavailable, variants[variant], sizes[size]);
}

type Props = ComponentProps<'button'> & Appearance & { icon?: LucideIcon; busy?: boolean };

/** A button. While it is busy it keeps the focus and does nothing, nor does the second click of a double click. */
export function Button({ variant, size, icon: Icon, busy, className, onClick, children, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      onClick={(event) => (busy || (busy === false && event.detail > 1) ? event.preventDefault() : onClick?.(event))}
      className={classNames(buttonClass({ ...(variant && { variant }), ...(size && { size }) }), className)}
      {...rest}
    >
      {busy ? (
        <span className="loading loading-spinner loading-xs" aria-hidden="true" />
      ) : (
        Icon && <Icon size={16} aria-hidden="true" className="shrink-0" />
      )}
      {children}
    </button>
  );
}

/** A square button that shows only an icon. Its label is read out, and the browser shows it on hover. */
export function IconButton({
  label,
  icon: Icon,
  className,
  ...rest
}: ComponentProps<'button'> & { label: string; icon: LucideIcon }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'btn btn-ghost btn-square size-9 text-muted hover:text-base-content disabled:text-base-content/30',
        className,
      )}
      {...rest}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}
