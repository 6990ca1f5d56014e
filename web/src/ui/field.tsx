import { useId, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type Props = ComponentProps<'input'> & { label: string; error?: string | undefined };

/** A labelled input with its error, for react-hook-form's `register`. */
export function Field({ label, error, className, ...input }: Props) {
  const inputId = useId();
  const errorId = `${inputId}-error`;
  return (
    <div className={className}>
      <label htmlFor={inputId} className="mb-1 block text-sm font-medium">{label}</label>
      <input
        id={inputId}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={classNames('input w-full bg-base-100 text-base', error ? 'input-error' : 'border-base-content/50')}
        {...input}
      />
      {error && <p id={errorId} role="alert" className="mt-1 text-sm text-error">{error}</p>}
    </div>
  );
}

type SelectProps = ComponentProps<'select'> & { label: string };

export function SelectField({ label, className, children, ...select }: SelectProps) {
  const selectId = useId();
  return (
    <div className={className}>
      <label htmlFor={selectId} className="mb-1 block text-sm font-medium">{label}</label>
      <select id={selectId} className="select w-full border-base-content/50 bg-base-100 text-sm" {...select}>{children}</select>
    </div>
  );
}
