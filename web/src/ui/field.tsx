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
  const id = useId();
  return (
    <Labeled {...{ id, label, hint, error, className }}>
      <div className="relative">
        <input
          {...describedBy(id, error, hint)}
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
    </Labeled>
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
  const id = useId();
  return (
    <Labeled {...{ id, label, hint, error, className }}>
      <textarea
        {...describedBy(id, error, hint)}
        className={classNames(
          'textarea w-full bg-base-100 text-base',
          error ? 'textarea-error' : 'border-base-content/50',
        )}
        {...area}
      />
    </Labeled>
  );
}

type SelectProps = ComponentProps<'select'> & { label: string; error?: string | undefined };

export function SelectField({ label, error, className, children, ...select }: SelectProps) {
  const id = useId();
  return (
    <Labeled {...{ id, label, error, className }}>
      <select
        {...describedBy(id, error)}
        className={classNames('select w-full bg-base-100 text-sm', error ? 'select-error' : 'border-base-content/50')}
        {...select}
      >
        {children}
      </select>
    </Labeled>
  );
}

const remarkOf = (id: string): string => `${id}-remark`;

/** What tells a reader of the screen that a remark belongs to the control with this id. */
const describedBy = (id: string, error: string | undefined, hint?: string) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint ? remarkOf(id) : undefined,
});

type LabeledProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  className: string | undefined;
  children: ReactNode;
};

/** A label, the control with this id, and its error or else its hint. */
function Labeled({ id, label, hint, error, className, children }: LabeledProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      {children}
      {error && (
        <p id={remarkOf(id)} role="alert" className="mt-1 text-sm text-error">
          {error}
        </p>
      )}
      {!error && hint && (
        <p id={remarkOf(id)} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
