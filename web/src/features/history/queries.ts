import { nextCursorHeader, type Calls, type OutputOf } from '@cotejo/contract';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

/** Of which resume or which role; of all without either. */
export type HistoryFilter = { resumeId?: number | undefined; roleId?: number | undefined };

/** Entries that are asked for at once. */
const pageSize = 24;

/** Newest first, a page after the other. */
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

/** After an upload, a removal or a run: entries count resumes and say whether they were analysed. */
export function refreshHistory(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['history'] });
}
