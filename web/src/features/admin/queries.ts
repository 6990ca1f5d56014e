import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The users of the admin's company. As specified, the call is repeated once when it fails. */
export const usersQuery = queryOptions({
  queryKey: ['admin', 'users'],
  queryFn: ({ signal }) => call('GET /api/admin/users', { signal }),
  retry: 1,
});
