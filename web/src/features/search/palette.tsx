import { limits } from '@cotejo/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useModal } from '../../ui/dialog.tsx';
import { NotByName } from '../blind/not-by-name.tsx';
import { useCurrentUser } from '../session/current-user.ts';
import { groupsOf, type Hit } from './hits.ts';

/** The search from anywhere: a field, and below it the hits, which arrow keys choose and Enter opens. */
export function Palette({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const { search, frame } = texts;
  const dialog = useModal();
  const list = useId();
  const router = useRouter();
  const user = useCurrentUser();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const q = useDeferredValue(typed.trim());
  const { data, isError, isFetching } = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => call('GET /api/search', { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const groups = groupsOf(q ? data : undefined, q, { user, path: router.state.location.pathname }, texts);
  const hits = groups.flatMap((group) => group.hits);
  const current = hits[Math.min(chosen, hits.length - 1)];
  const optionId = (hit: Hit) => `${list}-${hit.key}`;
  const open = ({ to }: Hit) => {
    onClose();
    void router.navigate({ href: to });
  };
  const choose = (index: number) => {
    setChosen(index);
    const hit = hits[index];
    if (hit) document.getElementById(optionId(hit))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || hits.length === 0) return;
    event.preventDefault();
    choose((Math.min(chosen, hits.length - 1) + step + hits.length) % hits.length);
  };
  const isNothing = hits.length === 0 && !isFetching && !isError;
  return (
    <dialog
      ref={dialog}
      aria-label={frame.search}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      className={classNames(
        'm-0 w-full max-w-none bg-base-100 p-0 text-base-content max-sm:h-dvh max-sm:max-h-none',
        'sm:mx-auto sm:mt-[12vh] sm:max-w-xl sm:rounded-box',
      )}
    >
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (current) open(current);
        }}
        className="flex items-center gap-3 border-b border-base-300 px-4"
      >
        <Search size={18} aria-hidden="true" className="shrink-0 text-muted" />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current)}
          aria-label={search.hint}
          placeholder={search.hint}
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.nameMaximum}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
        />
        <button type="button" onClick={onClose} className="link text-sm sm:hidden">
          {frame.close}
        </button>
      </form>
      <div id={list} role="listbox" aria-label={frame.search} className="max-h-[min(60vh,32rem)] overflow-y-auto p-2">
        {groups.map(({ title, hits: ofGroup }) => (
          <div key={title} role="group" aria-label={title} className="mb-1">
            <p aria-hidden="true" className="px-2 pt-2 pb-1 text-xs font-medium text-muted">
              {title}
            </p>
            {ofGroup.map((hit) => (
              <Option
                key={hit.key}
                id={optionId(hit)}
                hit={hit}
                selected={hit === current}
                onPoint={() => setChosen(hits.indexOf(hit))}
                onOpen={() => open(hit)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={isNothing || isError ? 'px-4 pb-4 text-sm text-muted wrap-anywhere' : 'sr-only'}>
        {isError ? search.failed : isNothing ? search.nothing(typed.trim()) : q && search.found(hits.length)}
        {isNothing && <NotByName />}
      </p>
      <p aria-hidden="true" className="hidden gap-4 border-t border-base-300 px-4 py-2 text-xs text-muted sm:flex">
        <span>↑↓ {search.choose}</span>
        <span>↵ {search.open}</span>
        <span>Esc {search.close}</span>
      </p>
    </dialog>
  );
}

type OptionProps = { id: string; hit: Hit; selected: boolean; onPoint: () => void; onOpen: () => void };

function Option({ id, hit: { name, beside, score }, selected, onPoint, onOpen }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={selected}
      onPointerMove={onPoint}
      onClick={onOpen}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-2 py-1.5',
        selected && 'bg-primary/10',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        {beside && <span className="block truncate text-xs text-muted">{beside}</span>}
      </span>
      {typeof score === 'number' && <span className="text-sm tabular-nums">{score}%</span>}
    </div>
  );
}
