import { limits, type PoolQuestion, type PoolSearch } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { ChoosePeople } from './choose-people.tsx';
import { Demands } from './demands.tsx';
import { searchQuery } from './queries.ts';
import { SavedSearches, SaveSearch } from './saved-searches.tsx';

/** One field that asks all people for what their resumes show; what was understood can be corrected. */
export function AskPool() {
  const { pool } = useTexts();
  const [text, setText] = useState('');
  const asking = useAsking();
  const found = asking.data;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() && !asking.isPending) asking.mutate({ q: text });
  };
  const askFor = (requirements: string[]) => (requirements.length > 0 ? asking.mutate({ requirements }) : clear());
  const clear = () => {
    setText('');
    asking.reset();
  };
  return (
    <section aria-label={pool.label} className="sheet mb-6 p-4">
      <form role="search" noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <Field
          className="min-w-0 flex-1 basis-72"
          label={pool.label}
          hint={pool.hint}
          placeholder={pool.placeholder}
          value={text}
          maxLength={limits.questionMaximum}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="mb-5 flex gap-2">
          <Button type="submit" variant="primary" icon={Search} busy={asking.isPending}>
            {pool.ask}
          </Button>
          {found && <Button onClick={clear}>{pool.clear}</Button>}
        </div>
      </form>
      <SavedSearches onOpen={askFor} />
      {found && (
        <>
          <div className="mt-4 flex flex-wrap items-end justify-between gap-3">
            <Demands key={found.id} understood={found.understood} onChange={askFor} />
            <SaveSearch id={found.id} />
          </div>
          <ChoosePeople key={`people of ${found.id}`} query={searchQuery(found.id)} />
        </>
      )}
    </section>
  );
}

/** Asks a question; its first answer becomes the first part of the list. */
function useAsking() {
  const texts = useTexts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: PoolQuestion): Promise<PoolSearch> => call('POST /api/people/search', { input }),
    onSuccess: (answer) =>
      queryClient.setQueryData(searchQuery(answer.id).queryKey, { pages: [answer], pageParams: [''] }),
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, texts.pool.failed)),
  });
}
