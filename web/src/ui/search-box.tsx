import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

type Props = {
  label: string;
  clearLabel: string;
  term: string;
  onTerm: (term: string) => void;
  /** In a form: by which its data have the text as it is typed. */
  name?: string;
  className?: string;
};

/**
 * Filters a list while a person types. The input keeps its own text, since the term may come back late (for example
 * from the address) and would undo the last letters. Another term is taken over only while nobody types.
 */
export function SearchBox({ label, clearLabel, term, onTerm, name, className = 'mb-4 max-w-md' }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = term;
  }, [term]);
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onTerm('');
  };
  return (
    <div role="search" className={classNames('relative', className)}>
      <Search size={16} aria-hidden="true" className="pointer-events-none absolute top-3 left-3 z-10 text-muted" />
      <input
        ref={input}
        name={name}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        defaultValue={term}
        onChange={(event) => onTerm(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
        className="input w-full border-base-content/50 bg-base-100 px-9 text-base placeholder:text-muted"
      />
      {term && <IconButton icon={X} label={clearLabel} onClick={clear} className="absolute top-0.5 right-0.5 z-10" />}
    </div>
  );
}
