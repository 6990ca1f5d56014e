import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { classNames } from '../../ui/class-names.ts';

/** A role, or an opportunity in which one is to be made; `new` for an opportunity that is to be made as well. */
export type Place = { kind: 'role' | 'opportunity' | 'new'; id: number; name: string };
type Option = Place & { beside: string };

type Props = {
  chosen: Place | undefined;
  onChoose: (place: Place | undefined) => void;
  /** The role that is no choice, as the candidates are in it. */
  except?: number | undefined;
  /** Whether a role can be made in an opportunity. */
  withNew?: boolean;
};

const same = (one: Place | undefined, other: Place) => one?.kind === other.kind && one.id === other.id;

/** Finds a role by words of its name, its opportunity or its client. The only one that is found is chosen. */
export function RolePicker({ chosen, onChoose, except, withNew = false }: Props) {
  const { moves } = useTexts();
  const fieldId = useId();
  const group = useId();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, isError } = useQuery({
    queryKey: ['search', 'places', q],
    queryFn: ({ signal }) => call('GET /api/search/places', { query: { q }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const options: Option[] = [
    ...(data?.roles ?? []).flatMap(({ id, name, client, opportunity }) =>
      id === except ? [] : [{ kind: 'role' as const, id, name, beside: `${client.name} › ${opportunity.name}` }],
    ),
    ...(withNew ? (data?.opportunities ?? []) : []).map(({ id, name, client }) => ({
      kind: 'opportunity' as const,
      id,
      name,
      beside: client.name,
    })),
  ];
  const [only] = options.length === 1 && q ? options : [];
  useEffect(() => {
    if (only) onChoose(only);
  }, [only?.kind, only?.id]);
  const newPlace: Option = { kind: 'new', id: 0, name: '', beside: moves.newPlaceHint };
  const none = withNew ? moves.none : q ? moves.noRoles : moves.noOther;
  return (
    <div className="grid gap-2">
      <div>
        <label htmlFor={fieldId} className="mb-1 block text-sm font-medium">
          {moves.where}
        </label>
        <input
          id={fieldId}
          type="search"
          value={typed}
          maxLength={100}
          autoComplete="off"
          placeholder={moves.find}
          onChange={(event) => setTyped(event.target.value)}
          className="input w-full border-base-content/50 bg-base-100 text-base placeholder:text-muted"
        />
      </div>
      <div role="radiogroup" aria-label={moves.where} className="grid max-h-56 gap-1 overflow-y-auto empty:hidden">
        {[...options, ...(withNew && data ? [newPlace] : [])].map((option) => (
          <label
            key={`${option.kind} ${option.id}`}
            className={classNames(
              'grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-field px-2 py-1.5',
              same(chosen, option) ? 'bg-primary/10' : 'hover:bg-base-200',
            )}
          >
            <input
              type="radio"
              name={group}
              checked={same(chosen, option)}
              onChange={() => onChoose(option)}
              className="radio radio-sm row-span-2 border-base-content/50 checked:border-primary"
            />
            <span className="truncate text-sm font-medium">
              {{ role: option.name, opportunity: moves.newIn(option.name), new: moves.newPlace }[option.kind]}
            </span>
            <span className="col-start-2 truncate text-xs text-muted">{option.beside}</span>
          </label>
        ))}
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isError ? moves.failedToFind : data && options.length === 0 && (q || !withNew) && none}
      </p>
    </div>
  );
}
