import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const roleQuery = (roleId: number) =>
  queryOptions({
    queryKey: ['role', roleId],
    queryFn: ({ signal }) => call('GET /api/roles/:id', { params: { id: roleId }, signal }),
  });

/** The key lies below the opportunity's, so that both are refreshed together. */
export const rolesQuery = (opportunityId: number) =>
  queryOptions({
    queryKey: ['opportunities', opportunityId, 'roles'],
    queryFn: ({ signal }) => call('GET /api/opportunities/:id/roles', { params: { id: opportunityId }, signal }),
  });
