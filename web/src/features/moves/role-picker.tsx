import { limits } from '@cotejo/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { OptionList } from '../../ui/option-list.tsx';

/** A role, or an opportunity in which one is to be made; `new` for an opportunity that is to be made as well. */
export type Place = { kind: 'role' | 'opportunity' | 'new'; id: number; name: string };

type Props = {
  chosen: Place | undefined;
  onChoose: (place: Place | undefined) => void;
  /** The role that is no choice, as the candidates are in it. */
  except?: number | undefined;
  /** Whether a role can be made in an opportunity. */
  withNew?: boolean;
};

const keyOf = ({ kind, id }: Place): string => `${kind} ${id}`;
const optionOf = (place: Place, text: string, beside: string) => ({ ...place, key: keyOf(place), text, beside });

/** Finds a role by words of its name, its opportunity or its client. The only one that is found is chosen. */
export function RolePicker({ chosen, onChoose, except, withNew = false }: Props) {
  const { moves } = useTexts();
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, isError } = useQuery({
    queryKey: ['search', 'places', q],
    queryFn: ({ signal }) => call('GET /api/search/places', { query: { q }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const options = [
    ...(data?.roles ?? []).flatMap(({ id, name, client, opportunity }) =>
      id === except ? [] : [optionOf({ kind: 'role', id, name }, name, `${client.name} › ${opportunity.name}`)],
    ),
    ...(withNew ? (data?.opportunities ?? []) : []).map(({ id, name, client }) =>
      optionOf({ kind: 'opportunity', id, name }, moves.newIn(name), client.name),
    ),
  ];
  const [only] = options.length === 1 && q ? options : [];
  useEffect(() => {
    if (only) onChoose(only);
  }, [only?.key]);
  const newPlace = optionOf({ kind: 'new', id: 0, name: '' }, moves.newPlace, moves.newPlaceHint);
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
          maxLength={limits.nameMaximum}
          autoComplete="off"
          placeholder={moves.find}
          onChange={(event) => setTyped(event.target.value)}
          className="input w-full border-base-content/50 bg-base-100 text-base placeholder:text-muted"
        />
      </div>
      <OptionList
        label={moves.where}
        options={[...options, ...(withNew && data ? [newPlace] : [])]}
        chosen={chosen && keyOf(chosen)}
        onChoose={onChoose}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {isError ? moves.failedToFind : data && options.length === 0 && (q || !withNew) && none}
      </p>
    </div>
  );
}
