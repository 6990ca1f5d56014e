import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { candidacyKey } from './held.ts';

/** The candidates of all roles of an opportunity. The key lies below the opportunity's: both are refreshed together. */
export const candidatesQuery = (opportunityId: number) =>
  queryOptions({
    queryKey: ['opportunities', opportunityId, 'candidates'],
    queryFn: ({ signal }) => call('GET /api/opportunities/:id/candidates', { params: { id: opportunityId }, signal }),
  });

/** A candidacy with where it belongs, by the analysis' id. */
export const candidacyQuery = (id: number) =>
  queryOptions({
    queryKey: candidacyKey(id),
    queryFn: ({ signal }) => call('GET /api/candidacies/:id', { params: { id }, signal }),
    refetchOnWindowFocus: 'always',
  });
