import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The plugins in use with their state, for which the server asks each of them. */
export const pluginsQuery = queryOptions({
  queryKey: ['admin', 'plugins'],
  queryFn: ({ signal }) => call('GET /api/admin/plugins', { signal }),
});
