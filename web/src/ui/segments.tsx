import { classNames } from './class-names.ts';

type Props<Key extends string> = {
  label: string;
  selected: Key;
  options: readonly {
    key: Key;
    text: string;
    /** The language of the text, where it is not that of the page. */ lang?: string;
  }[];
  onSelect: (key: Key) => void;
};

/** A few choices in one row, one of which is always pressed. */
export function Segments<Key extends string>({ label, selected, options, onSelect }: Props<Key>) {
  return (
    <div role="group" aria-label={label} className="flex rounded-field border border-base-300 p-0.5">
      {options.map(({ key, text, lang }) => (
        <button
          key={key}
          type="button"
          lang={lang}
          aria-pressed={key === selected}
          onClick={() => onSelect(key)}
          className={classNames(
            'h-7 cursor-pointer rounded-[0.25rem] px-2.5 text-xs font-medium',
            key === selected ? 'bg-neutral text-neutral-content' : 'text-muted hover:text-base-content',
          )}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
