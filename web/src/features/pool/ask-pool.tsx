import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { ChoosePeople } from './choose-people.tsx';
import { Demands } from './demands.tsx';
import { searchQuery } from './queries.ts';
import { SavedSearches, SaveSearch } from './saved-searches.tsx';
import { type Asked, useAsking } from './use-asked.ts';

type Props = {
  /** What is typed, and what becomes of it. */
  q: string;
  onQ: (q: string) => void;
  /** What was asked last, and what becomes of another question. */
  asked: Asked | undefined;
  onAsked: (searchId: number) => void;
};

/** One field, of which the list shows who has the words, and which asks all people for what their resumes show. */
export function AskPool({ q, onQ, asked, onAsked }: Props) {
  const { pool } = useTexts();
  const asking = useAsking(onAsked);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q'));
    if (text.trim() && !asking.isPending) asking.mutate({ q: text });
  };
  const askFor = (requirements: string[]) => (requirements.length > 0 ? asking.mutate({ requirements }) : onQ(''));
  return (
    <section aria-label={pool.label} className="sheet mb-6 p-4">
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <SearchBox
          className="min-w-0 flex-1 basis-72"
          name="q"
          label={pool.field}
          clearLabel={pool.clear}
          term={q}
          onTerm={onQ}
        />
        <Button type="submit" variant="primary" icon={Search} busy={asking.isPending}>
          {pool.ask}
        </Button>
      </form>
      <p className="mt-2 text-xs text-muted">{pool.hint}</p>
      <SavedSearches onOpen={askFor} />
      {asked && (
        <>
          <div className="mt-4 flex flex-wrap items-end justify-between gap-3">
            <Demands key={asked.id} understood={asked.understood} onChange={askFor} />
            <SaveSearch id={asked.id} />
          </div>
          {asked.leftOut.length > 0 && (
            <p className="mt-2 text-sm wrap-anywhere text-muted">{pool.leftOut(asked.leftOut.join(', '))}</p>
          )}
          <ChoosePeople key={`people of ${asked.id}`} query={searchQuery(asked.id)} />
        </>
      )}
    </section>
  );
}
