import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

const pageSize = 50;
/** Milliseconds after which the server is asked again. */
const REFRESH = 10_000;

/** The folder and mailboxes with their state, which changes by itself. */
export const sourcesQuery = queryOptions({
  queryKey: ['admin', 'intake', 'sources'],
  queryFn: ({ signal }) => call('GET /api/admin/intake/sources', { signal }),
  refetchInterval: REFRESH,
});

/** What has come, newest first, a page at a time; more comes by itself. */
export const arrivalsQuery = (show: 'all' | 'skipped') =>
  infiniteQueryOptions({
    queryKey: ['admin', 'intake', 'arrivals', show],
    queryFn: ({ signal, pageParam: cursor }) =>
      call('GET /api/admin/intake/arrivals', { query: { show, limit: pageSize, cursor }, signal }),
    refetchInterval: REFRESH,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
