import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** One's own API tokens; an administrator's are those of the company. */
export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: ({ signal }) => call('GET /api/tokens', { signal }),
});
