import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = ComponentProps<'input'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Stands in the input at its end, placed by itself. */
  trailing?: ReactNode;
};

/** An input with its label, and its error or else its hint, for react-hook-form's `register`. */
export function Field({ label, hint, error, trailing, className, ...input }: Props) {
  const inputId = useId();
  const remarkId = `${inputId}-remark`;
  return (
    <div className={className}>
      <label htmlFor={inputId} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? remarkId : undefined}
          className={classNames(
            'input w-full text-base',
            Boolean(trailing) && 'pr-11',
            input.readOnly ? 'bg-base-200 text-muted' : 'bg-base-100',
            error ? 'input-error' : 'border-base-content/50',
          )}
          {...input}
        />
        {trailing}
      </div>
      {error && <ErrorText id={remarkId} text={error} />}
      {!error && hint && (
        <p id={remarkId} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

type NumberProps = Omit<Props, 'value' | 'onChange'> & {
  value: number | null;
  onChange: (value: number | null) => void;
};

/** A whole number that may be left out. */
export function NumberField({ value, onChange, ...field }: NumberProps) {
  return (
    <Field
      type="number"
      step={1}
      inputMode="numeric"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      {...field}
    />
  );
}

type AreaProps = ComponentProps<'textarea'> & { label: string; hint?: string | undefined; error?: string | undefined };

/** The same for text of many lines. */
export function TextField({ label, hint, error, className, ...area }: AreaProps) {
  const areaId = useId();
  const remarkId = `${areaId}-remark`;
  return (
    <div className={className}>
      <label htmlFor={areaId} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <textarea
        id={areaId}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? remarkId : undefined}
        className={classNames(
          'textarea w-full bg-base-100 text-base',
          error ? 'textarea-error' : 'border-base-content/50',
        )}
        {...area}
      />
      {error && <ErrorText id={remarkId} text={error} />}
      {!error && hint && (
        <p id={remarkId} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

type SelectProps = ComponentProps<'select'> & { label: string; error?: string | undefined };

export function SelectField({ label, error, className, children, ...select }: SelectProps) {
  const selectId = useId();
  const remarkId = `${selectId}-remark`;
  return (
    <div className={className}>
      <label htmlFor={selectId} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <select
        id={selectId}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? remarkId : undefined}
        className={classNames('select w-full bg-base-100 text-sm', error ? 'select-error' : 'border-base-content/50')}
        {...select}
      >
        {children}
      </select>
      {error && <ErrorText id={remarkId} text={error} />}
    </div>
  );
}

function ErrorText({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} role="alert" className="mt-1 text-sm text-error">
      {text}
    </p>
  );
}
