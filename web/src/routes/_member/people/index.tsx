import { createFileRoute } from '@tanstack/react-router';
import { PeoplePage } from '../../../features/people/people-page.tsx';
import { peopleQuery } from '../../../features/people/queries.ts';
import { type Search, textIn } from '../../../lib/search.ts';
import { needTexts } from '../../../texts/index.tsx';

const addressIn = (search: Search): { q?: string | undefined } => ({ q: textIn(search['q']) });

export const Route = createFileRoute('/_member/people/')({
  validateSearch: addressIn,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ context, deps: { q } }) => {
    void context.queryClient.prefetchInfiniteQuery(peopleQuery(q ?? ''));
    return needTexts('shared', 'persons', 'pool', 'clients', 'recruiting', 'moves');
  },
  component: People,
});

function People() {
  const navigate = Route.useNavigate();
  const { q = '' } = Route.useSearch();
  return (
    <PeoplePage
      q={q}
      onQ={(next) => void navigate({ search: { q: next || undefined }, replace: true, resetScroll: false })}
    />
  );
}
