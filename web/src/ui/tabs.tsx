import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Tab<Key extends string | number> = { key: Key; label: ReactNode };
type Props<Key extends string | number> = {
  label: string;
  tabs: Tab<Key>[];
  /** Undefined while no tab is selected. */
  selected: Key | undefined;
  onSelect: (key: Key) => void;
  /** What the selected tab shows. */
  children: ReactNode;
  className?: string;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Tabs that follow the WAI-ARIA pattern: the Tab key stops once, arrow keys, Home and End move between tabs. */
export function Tabs<Key extends string | number>({
  label,
  tabs,
  selected,
  onSelect,
  children,
  className,
}: Props<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.findIndex((tab) => tab.key === selected);
  // Scrolls the row, and not the page, to the selected tab, as the row may be wider than the screen.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2 });
  }, [current, tabs.length]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const target =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step && (Math.max(current, 0) + step + tabs.length) % tabs.length;
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab || target === undefined) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="relative flex gap-1 overflow-x-auto border-b border-base-300"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === selected}
            aria-controls={tab.key === selected ? `${id}-panel` : undefined}
            tabIndex={tab.key === selected || (current < 0 && index === 0) ? 0 : -1}
            onClick={() => onSelect(tab.key)}
            className={classNames(
              '-mb-px flex min-h-10 shrink-0 cursor-pointer items-center gap-2 border-b-2 px-3 text-sm',
              'font-medium whitespace-nowrap outline-offset-[-2px] transition-colors',
              tab.key === selected
                ? 'border-primary text-base-content'
                : 'border-transparent text-muted hover:border-base-content/30 hover:text-base-content',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={current < 0 ? undefined : `${id}-${selected}`}
        aria-label={current < 0 ? label : undefined}
        className="pt-4"
      >
        {children}
      </div>
    </div>
  );
}
