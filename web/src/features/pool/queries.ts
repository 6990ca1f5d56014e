import type { FoundPeople } from '@cotejo/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Milliseconds between two looks: at first, while people are judged, and later, as resumes come by and by. */
const [atFirst, whileJudged, later] = [400, 1500, 20_000];
/** People judged after which the page looks less often, even if nobody fits yet: each look slows the judging. */
const manyJudged = 100;

type Pages = { state: { data?: { pages: FoundPeople[] } | undefined } };

/** When to look again; `judged` is what is to be done when everybody is judged. */
function nextLook<Judged>({ state }: Pages, judged: Judged): Judged | number {
  const first = state.data?.pages[0];
  if (!first || first.done) return judged;
  return first.items.length === 0 && first.looked < manyJudged ? atFirst : whileJudged;
}

const inParts = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: FoundPeople) => nextCursor,
  staleTime: 0,
};

/** What a search has found, part by part; asked for again until everybody is judged. */
export const searchQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['pool', 'search', id],
    queryFn: ({ pageParam, signal }): Promise<FoundPeople> =>
      call('GET /api/searches/:id', { params: { id }, query: { ...(pageParam && { cursor: pageParam }) }, signal }),
    refetchInterval: (query) => nextLook(query, false),
    ...inParts,
  });

/** The people whom a role knows, part by part. */
export const knownPeopleQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['pool', 'role', id],
    queryFn: ({ pageParam, signal }): Promise<FoundPeople> =>
      call('GET /api/roles/:id/known-people', {
        params: { id },
        query: { ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    refetchInterval: (query) => nextLook(query, later),
    ...inParts,
  });

/** What would come of taking people into a role. */
export const shortlistQuery = (id: number, ids: number[]) =>
  queryOptions({
    queryKey: ['pool', 'shortlist', id, ids],
    queryFn: ({ signal }) =>
      call('GET /api/roles/:id/shortlist', { params: { id }, query: { ids: ids.join(',') }, signal }),
    staleTime: 0,
  });

export const savedSearchesQuery = queryOptions({
  queryKey: ['pool', 'saved'],
  queryFn: ({ signal }) => call('GET /api/searches', { signal }),
  staleTime: 0,
});
