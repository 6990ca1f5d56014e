import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The opportunities of a client. The key lies below the client's, so that both are refreshed together. */
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
