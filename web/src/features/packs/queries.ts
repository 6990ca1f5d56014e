import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** What the profiles of the company look like. */
export const lookQuery = queryOptions({
  queryKey: ['pack-look'],
  queryFn: ({ signal }) => call('GET /api/packs/settings', { signal }),
});
