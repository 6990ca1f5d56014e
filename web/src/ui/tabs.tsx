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
  /** Whether the panel fills the height of its parent, and scrolls inside. */
  fill?: boolean;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The tab that a key leads to from the current one; -1 for a key that leads nowhere. */
function targetOf(key: string, current: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? -1 : (Math.max(current, 0) + step + count) % count;
}

/** Scrolls the row, and not the page, to the selected tab, as the row may be wider than the screen. */
function scrollToSelected(row: HTMLElement | null): void {
  const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
  if (tab) row?.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 });
}

/** Tabs that follow the WAI-ARIA pattern: the Tab key stops once, arrow keys, Home and End move between tabs. */
export function Tabs<Key extends string | number>({
  label,
  tabs,
  selected,
  onSelect,
  children,
  className,
  fill = false,
}: Props<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.findIndex((tab) => tab.key === selected);
  useEffect(() => scrollToSelected(list.current), [current, tabs.length]);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, current, tabs.length);
    const tab = tabs[target];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };
  return (
    <div className={classNames(fill && 'flex min-h-0 flex-1 flex-col', className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="relative flex shrink-0 gap-1 overflow-x-auto border-b border-base-300 print:hidden"
      >
        {tabs.map((tab, index) => (
          <TabButton
            key={tab.key}
            id={`${id}-${tab.key}`}
            panelId={`${id}-panel`}
            tab={tab}
            selected={index === current}
            stop={index === Math.max(current, 0)}
            onSelect={() => onSelect(tab.key)}
          />
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={current < 0 ? undefined : `${id}-${selected}`}
        aria-label={current < 0 ? label : undefined}
        className={fill ? 'flex min-h-0 flex-1 flex-col pt-3' : 'pt-4'}
      >
        {children}
      </div>
    </div>
  );
}

type ButtonProps = {
  id: string;
  panelId: string;
  tab: Tab<string | number>;
  selected: boolean;
  /** Whether the Tab key stops here. */
  stop: boolean;
  onSelect: () => void;
};

function TabButton({ id, panelId, tab, selected, stop, onSelect }: ButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      id={id}
      aria-selected={selected}
      aria-controls={selected ? panelId : undefined}
      tabIndex={stop ? 0 : -1}
      onClick={onSelect}
      className={classNames(
        '-mb-px flex min-h-10 shrink-0 cursor-pointer items-center gap-2 border-b-2 px-1.5 text-sm sm:px-3',
        'font-medium whitespace-nowrap outline-offset-[-2px] transition-colors',
        selected
          ? 'border-primary text-base-content'
          : 'border-transparent text-muted hover:border-base-content/30 hover:text-base-content',
      )}
    >
      {tab.label}
    </button>
  );
}
