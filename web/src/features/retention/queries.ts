import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Everything about how long people are kept lies below it, so that a change refreshes all. */
export const retentionKey = ['admin', 'retention'] as const;

/** The clocks and the legal holds. */
export const retentionQuery = queryOptions({
  queryKey: [...retentionKey, 'rules'],
  queryFn: ({ signal }) => call('GET /api/admin/retention', { signal }),
  staleTime: 0,
});

/** The next part of those who are due in which somebody is. */
async function duePart(cursor: string | undefined, signal: AbortSignal): ReturnType<typeof readDuePart> {
  const part = await readDuePart(cursor, signal);
  return part.items.length === 0 && part.nextCursor ? duePart(part.nextCursor, signal) : part;
}

const readDuePart = (cursor: string | undefined, signal: AbortSignal) =>
  call('GET /api/admin/retention/due', { query: { limit: 50, cursor }, signal });

/** Who is due, a page at a time. */
export const duePeopleQuery = infiniteQueryOptions({
  queryKey: [...retentionKey, 'due'],
  queryFn: ({ signal, pageParam }) => duePart(pageParam, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  staleTime: 0,
});

/** The receipts of erasures, newest first, a page at a time. */
export const erasuresQuery = infiniteQueryOptions({
  queryKey: [...retentionKey, 'receipts'],
  queryFn: ({ signal, pageParam: cursor }) => call('GET /api/admin/erasures', { query: { limit: 50, cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  staleTime: 0,
});
