import { endpoints } from '@cotejo/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The company's clients; what belongs to a client has a key below it, so that it is refreshed together with the list. */
export const clientsQuery = queryOptions({
  queryKey: ['clients'],
  queryFn: ({ signal }) => call(endpoints.listClients, { signal }),
});

export const opportunitiesQuery = (clientId: number) => queryOptions({
  queryKey: ['clients', clientId, 'opportunities'],
  queryFn: ({ signal }) => call(endpoints.listOpportunities, { params: { id: clientId }, signal }),
});

export const rolesQuery = (opportunityId: number) => queryOptions({
  queryKey: ['opportunities', opportunityId, 'roles'],
  queryFn: ({ signal }) => call(endpoints.listRoles, { params: { id: opportunityId }, signal }),
});
