import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The archive of the company, asked for again while it is being made. */
export const exportQuery = queryOptions({
  queryKey: ['admin', 'export'],
  queryFn: ({ signal }) => call('GET /api/admin/export', { signal }),
  refetchInterval: ({ state }) => state.data?.export?.state === 'making' && 1000,
});
