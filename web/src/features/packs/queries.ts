import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** What the profiles of the company look like. */
export const lookQuery = queryOptions({
  queryKey: ['pack-look'],
  queryFn: ({ signal }) => call('GET /api/packs/settings', { signal }),
});

/** What was shared of a role by links. Clients may answer at any time. */
export const sharesQuery = (roleId: number) =>
  queryOptions({
    queryKey: ['shares', roleId],
    queryFn: ({ signal }) => call('GET /api/roles/:id/shares', { params: { id: roleId }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
