import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

const pageSize = 50;

/** The folder and mailboxes with their state, which changes by itself. */
export const sourcesQuery = queryOptions({
  queryKey: ['admin', 'intake', 'sources'],
  queryFn: ({ signal }) => call('GET /api/admin/intake/sources', { signal }),
  refetchInterval: 15_000,
});

/** What has come, newest first, a page at a time. */
export const arrivalsQuery = (show: 'all' | 'skipped') =>
  infiniteQueryOptions({
    queryKey: ['admin', 'intake', 'arrivals', show],
    queryFn: ({ signal, pageParam: cursor }) =>
      call('GET /api/admin/intake/arrivals', { query: { show, limit: pageSize, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
