import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import type { HistoryFilters } from './filters.ts';
import { queryOf } from './query.ts';

const pageSize = 50;

/** What has been done in the company and fits, newest first, a page at a time. */
export const companyHistoryQuery = (filters: HistoryFilters) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'history', filters],
    queryFn: ({ signal, pageParam: cursor }) =>
      call('GET /api/admin/history', { query: { ...queryOf(filters), limit: String(pageSize), cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
