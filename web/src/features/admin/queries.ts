import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The users of the admin's company; as specified, asked for once more when it fails. */
export const usersQuery = queryOptions({
  queryKey: ['admin', 'users'],
  queryFn: ({ signal }) => call('GET /api/admin/users', { signal }),
  retry: 1,
});
