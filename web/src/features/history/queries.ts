import { nextCursorHeader, type Calls, type OutputOf } from '@cotejo/contract';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

/** The resume or the role whose entries are shown; without either, all are. */
export type HistoryFilter = { resumeId?: number | undefined; roleId?: number | undefined };

/** Entries per call. */
const pageSize = 24;

/** The history, newest first, page by page. */
export const historyQuery = ({ resumeId, roleId }: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: ['history', { resumeId, roleId }],
    queryFn: async ({ signal, pageParam: cursor }) => {
      const response = await send('GET /api/analysis-history', {
        query: { resumeId, roleId, limit: pageSize, cursor },
        signal,
      });
      return {
        entries: (await response.json()) as OutputOf<Calls['GET /api/analysis-history']>,
        nextCursor: response.headers.get(nextCursorHeader) ?? undefined,
      };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Loads the history anew after an upload, a removal or a run, which change its counts and badges. */
export function refreshHistory(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['history'] });
}
