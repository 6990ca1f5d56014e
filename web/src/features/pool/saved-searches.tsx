import { limits } from '@cotejo/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, X } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focusWhenShown } from '../../ui/focus-when-shown.ts';
import { showToast } from '../../ui/toast-store.ts';
import { showFailure } from '../messages/show-failure.ts';
import { savedSearchesQuery } from './queries.ts';

/** The searches that were saved, each to be asked again or deleted. */
export function SavedSearches({ onOpen }: { onOpen: (requirements: string[]) => void }) {
  const { pool } = useTexts();
  const saved = useQuery(savedSearchesQuery);
  const deleting = useChange((id: number) => call('DELETE /api/searches/:id', { params: { id } }));
  if (!saved.data?.length) return null;
  return (
    <ul aria-label={pool.savedSearches} className="mt-3 flex flex-wrap gap-2">
      {saved.data.map(({ id, name, requirements }) => (
        <li key={id} className="flex items-center">
          <Button size="small" icon={Bookmark} onClick={() => onOpen(requirements)}>
            {name}
          </Button>
          <IconButton icon={X} label={pool.deleteSaved(name)} onClick={() => deleting.mutate(id)} />
        </li>
      ))}
    </ul>
  );
}

/** Saves the present search under a name. */
export function SaveSearch({ id }: { id: number }) {
  const { pool } = useTexts();
  const [name, setName] = useState<string>();
  const saving = useChange(async (input: { name: string }) => {
    await call('PUT /api/searches/:id', { params: { id }, input });
    setName(undefined);
    showToast({ title: pool.saved });
  });
  if (name === undefined)
    return (
      <Button size="small" icon={Bookmark} onClick={() => setName('')}>
        {pool.save}
      </Button>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() && !saving.isPending) saving.mutate({ name });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <Field
        ref={focusWhenShown}
        label={pool.saveAs}
        value={name}
        maxLength={limits.nameMaximum}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setName(undefined)}
      />
      <Button type="submit" variant="primary" busy={saving.isPending}>
        {pool.save}
      </Button>
    </form>
  );
}

/** A change of the saved searches, after which they are listed anew. */
function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, texts.pool.failed)),
    onSettled: () => queryClient.invalidateQueries(savedSearchesQuery),
  });
}
