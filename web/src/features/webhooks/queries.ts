import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Milliseconds between two looks at what waits. */
const PAUSE = 2000;

/** The webhooks of the company, asked for again while a delivery waits. */
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call('GET /api/webhooks', { signal }),
  refetchInterval: ({ state }) => state.data?.some(({ waiting }) => waiting > 0) && PAUSE,
});

/** The last deliveries of one of them. */
export const deliveriesQuery = (id: number) =>
  queryOptions({
    queryKey: ['webhooks', id],
    queryFn: ({ signal }) => call('GET /api/webhooks/:id/deliveries', { params: { id }, signal }),
    refetchInterval: ({ state }) => state.data?.some((one) => one.state === 'waiting') && PAUSE,
  });
