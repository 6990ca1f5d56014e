import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'size'> & { small?: boolean };

/** A box to check, without its label. */
export function CheckBox({ small = false, className, ...input }: Props) {
  return (
    <input
      type="checkbox"
      className={classNames(
        'checkbox shrink-0 border-base-content/50 checked:border-primary',
        small ? 'checkbox-xs' : 'checkbox-sm',
        className,
      )}
      {...input}
    />
  );
}
