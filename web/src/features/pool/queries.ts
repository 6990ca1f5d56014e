import type { FoundPeople } from '@cotejo/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Milliseconds between two looks: while people are still being judged, and later, as resumes come by and by. */
const [whileJudged, later] = [1500, 20_000];

/** The people whom a role knows, part by part. */
export const knownPeopleQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['known-people', id],
    queryFn: ({ pageParam, signal }): Promise<FoundPeople> =>
      call('GET /api/roles/:id/known-people', {
        params: { id },
        query: { ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.done === false ? whileJudged : later),
    staleTime: 0,
  });
