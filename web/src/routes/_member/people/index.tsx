import { createFileRoute } from '@tanstack/react-router';
import { type PeopleAddress, PeoplePage } from '../../../features/people/people-page.tsx';
import { peopleQuery } from '../../../features/people/queries.ts';
import { naturalIn, type Search, textIn } from '../../../lib/search.ts';
import { needTexts } from '../../../texts/index.tsx';

const addressIn = (search: Search): PeopleAddress => ({
  q: textIn(search['q']),
  asked: naturalIn(search['asked']),
});

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
  return (
    <PeoplePage
      address={Route.useSearch()}
      onAddress={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}
