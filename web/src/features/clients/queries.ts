import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const clientsQuery = queryOptions({
  queryKey: ['clients'],
  queryFn: ({ signal }) => call('GET /api/clients', { signal }),
});

/** The key lies below the list's, so that both are refreshed together. */
export const clientQuery = (clientId: number) =>
  queryOptions({
    queryKey: ['clients', clientId],
    queryFn: ({ signal }) => call('GET /api/clients/:id', { params: { id: clientId }, signal }),
  });
