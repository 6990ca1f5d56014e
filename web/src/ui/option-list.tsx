import { useId } from 'react';
import { classNames } from './class-names.ts';

/** What can be chosen, with a text and a quiet one below it. */
type Option = { key: string; text: string; beside: string };
type Props<Choice extends Option> = {
  label: string;
  options: Choice[];
  /** The key of the one that is chosen. */
  chosen: string | undefined;
  onChoose: (option: Choice) => void;
};

/** What a search has found, of which one is chosen. Without options it takes no room. */
export function OptionList<Choice extends Option>({ label, options, chosen, onChoose }: Props<Choice>) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className="grid max-h-56 gap-1 overflow-y-auto empty:hidden">
      {options.map((option) => (
        <label
          key={option.key}
          className={classNames(
            'grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-field px-2 py-1.5',
            option.key === chosen ? 'bg-primary/10' : 'hover:bg-base-200',
          )}
        >
          <input
            type="radio"
            name={group}
            checked={option.key === chosen}
            onChange={() => onChoose(option)}
            className="radio radio-sm row-span-2 border-base-content/50 checked:border-primary"
          />
          <span className="truncate text-sm font-medium">{option.text}</span>
          <span className="col-start-2 truncate text-xs text-muted">{option.beside}</span>
        </label>
      ))}
    </div>
  );
}
