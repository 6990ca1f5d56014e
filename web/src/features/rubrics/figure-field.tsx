import { useId, type ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';

type Props = ComponentProps<'input'> & { caption: string; label: string; error: string | undefined };

/** A small number with its caption before it, and what is wrong with it below. `label` names it in full. */
export function FigureField({ caption, label, error, ...input }: Props) {
  const remarkId = useId();
  return (
    <div>
      <label className="flex items-center gap-2 text-xs text-muted">
        {caption}
        <input
          type="number"
          inputMode="decimal"
          step="any"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? remarkId : undefined}
          className={classNames(
            'input h-9 w-18 bg-base-100 text-sm text-base-content tabular-nums',
            error ? 'input-error' : 'border-base-content/50',
          )}
          {...input}
        />
      </label>
      {error && (
        <p id={remarkId} role="alert" className="mt-1 max-w-40 text-xs text-error">
          {error}
        </p>
      )}
    </div>
  );
}
