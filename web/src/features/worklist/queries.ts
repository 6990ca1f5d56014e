import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Asked for at each visit, as others work in the same roles. */
export const worklistQuery = queryOptions({
  queryKey: ['worklist'],
  queryFn: ({ signal }) => call('GET /api/worklist', { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});
