import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The candidates of all roles of an opportunity. The key lies below the opportunity's: both are refreshed together. */
export const candidatesQuery = (opportunityId: number) =>
  queryOptions({
    queryKey: ['opportunities', opportunityId, 'candidates'],
    queryFn: ({ signal }) => call('GET /api/opportunities/:id/candidates', { params: { id: opportunityId }, signal }),
  });
