import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type Props = Omit<ComponentProps<'input'>, 'children'> & { text: string; active: boolean; children?: ReactNode };

/** Whether a line counts: a switch before its words, which are struck out while it does not. */
export function SwitchField({ text, active, children, ...input }: Props) {
  const switchId = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={switchId}
        type="checkbox"
        className="toggle toggle-sm mt-0.5 shrink-0 checked:bg-primary checked:text-primary-content"
        {...input}
      />
      <label
        htmlFor={switchId}
        className={classNames('min-w-0 cursor-pointer text-sm wrap-anywhere', !active && 'text-muted line-through')}
      >
        {text}
      </label>
      {children}
    </div>
  );
}
