import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { useDisclosure } from './use-disclosure.ts';

type Item = { label: string; icon: LucideIcon; disabled?: boolean; onChoose: () => void };
type Props = {
  label: string;
  icon: LucideIcon;
  busy: boolean;
  items: Item[];
  /** A remark below the items. */
  remark?: string | undefined;
};

/** A button that opens a few things to do, each with its name. */
export function MenuButton({ label, icon, busy, items, remark }: Props) {
  const { open, root, button, toggle, close } = useDisclosure();
  const menuId = useId();
  return (
    <div ref={root} className="relative">
      <Button
        ref={button}
        size="small"
        icon={icon}
        busy={busy}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={toggle}
      >
        {label}
        <ChevronDown size={14} aria-hidden="true" />
      </Button>
      <div id={menuId} hidden={!open} className="sheet absolute left-0 z-20 mt-1 w-52 p-1 shadow-sheet">
        {items.map(({ label: name, icon: Icon, disabled, onChoose }) => (
          <button
            key={name}
            type="button"
            disabled={disabled || busy}
            onClick={() => {
              close();
              button.current?.focus();
              onChoose();
            }}
            className={classNames(
              'flex h-10 w-full cursor-pointer items-center gap-3 rounded-field px-3 text-sm hover:bg-base-200',
              'disabled:cursor-not-allowed disabled:text-muted disabled:hover:bg-transparent',
            )}
          >
            <Icon size={16} aria-hidden="true" className="shrink-0 text-muted" />
            {name}
          </button>
        ))}
        {remark && <p className="px-3 py-2 text-xs text-muted">{remark}</p>}
      </div>
    </div>
  );
}
