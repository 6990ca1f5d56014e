import type { AskedSearch, PoolQuestion } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { ChoosePeople } from './choose-people.tsx';
import { Demands } from './demands.tsx';
import { searchQuery } from './queries.ts';
import { SavedSearches, SaveSearch } from './saved-searches.tsx';

type Props = {
  /** What is typed, and what becomes of it. */
  q: string;
  onQ: (q: string) => void;
  asking: Asking;
};

/** One field, of which the list shows who has the words, and which asks all people for what their resumes show. */
export function AskPool({ q, onQ, asking }: Props) {
  const { pool } = useTexts();
  const found = asking.data;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q'));
    if (text.trim() && !asking.isPending) asking.mutate({ q: text });
  };
  const search = (text: string) => {
    if (text === '') asking.reset();
    onQ(text);
  };
  const askFor = (requirements: string[]) => (requirements.length > 0 ? asking.mutate({ requirements }) : search(''));
  return (
    <section aria-label={pool.label} className="sheet mb-6 p-4">
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <SearchBox
          className="min-w-0 flex-1 basis-72"
          name="q"
          label={pool.field}
          clearLabel={pool.clear}
          term={q}
          onTerm={search}
        />
        <Button type="submit" variant="primary" icon={Search} busy={asking.isPending}>
          {pool.ask}
        </Button>
      </form>
      <p className="mt-1 text-xs text-muted">{pool.hint}</p>
      <SavedSearches onOpen={askFor} />
      {found && (
        <>
          <div className="mt-4 flex flex-wrap items-end justify-between gap-3">
            <Demands key={found.id} understood={found.understood} onChange={askFor} />
            <SaveSearch id={found.id} />
          </div>
          {found.leftOut.length > 0 && (
            <p className="mt-2 text-sm wrap-anywhere text-muted">{pool.leftOut(found.leftOut.join(', '))}</p>
          )}
          <ChoosePeople key={`people of ${found.id}`} query={searchQuery(found.id)} />
        </>
      )}
    </section>
  );
}

type Asking = ReturnType<typeof useAsking>;

/** Asks a question; its first answer becomes the first part of the list. */
export function useAsking() {
  const texts = useTexts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: PoolQuestion): Promise<AskedSearch> => call('POST /api/people/search', { input }),
    onSuccess: (answer) =>
      queryClient.setQueryData(searchQuery(answer.id).queryKey, { pages: [answer], pageParams: [''] }),
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, texts.pool.failed)),
  });
}
