import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/**
 * Whether the company reviews blind. It is asked for again with each look at the window: an administrator may switch.
 */
export const blindQuery = queryOptions({
  queryKey: ['blind'],
  queryFn: ({ signal }) => call('GET /api/blind', { signal }),
  refetchOnWindowFocus: 'always',
});
