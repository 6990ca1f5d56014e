import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The company's clients; what belongs to a client has a key below it, so that it is refreshed together with the list. */
export const clientsQuery = queryOptions({
  queryKey: ['clients'],
  queryFn: ({ signal }) => call('GET /api/clients', { signal }),
});

export const clientQuery = (clientId: number) =>
  queryOptions({
    queryKey: ['clients', clientId],
    queryFn: ({ signal }) => call('GET /api/clients/:id', { params: { id: clientId }, signal }),
  });

export const opportunitiesQuery = (clientId: number) =>
  queryOptions({
    queryKey: ['clients', clientId, 'opportunities'],
    queryFn: ({ signal }) => call('GET /api/clients/:id/opportunities', { params: { id: clientId }, signal }),
  });

export const opportunityQuery = (opportunityId: number) =>
  queryOptions({
    queryKey: ['opportunities', opportunityId],
    queryFn: ({ signal }) => call('GET /api/opportunities/:id', { params: { id: opportunityId }, signal }),
  });

export const rolesQuery = (opportunityId: number) =>
  queryOptions({
    queryKey: ['opportunities', opportunityId, 'roles'],
    queryFn: ({ signal }) => call('GET /api/opportunities/:id/roles', { params: { id: opportunityId }, signal }),
  });

export const candidatesQuery = (opportunityId: number) =>
  queryOptions({
    queryKey: ['opportunities', opportunityId, 'candidates'],
    queryFn: ({ signal }) => call('GET /api/opportunities/:id/candidates', { params: { id: opportunityId }, signal }),
  });

/** After a change: counts and names stand in lists on both sides, and job descriptions tell their role. Resolves when what is on the screen is fresh. */
export async function refreshClients(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    ['clients', 'opportunities', 'job-description'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  );
}
