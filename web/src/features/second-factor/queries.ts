import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** One's own second factor. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call('GET /api/second-factor', { signal }),
});

/** Whether the company asks everybody for one. */
export const secondFactorRuleQuery = queryOptions({
  queryKey: ['admin', 'second-factor'],
  queryFn: ({ signal }) => call('GET /api/admin/second-factor', { signal }),
});
