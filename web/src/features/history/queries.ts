import { nextCursorHeader, type Calls, type CandidacyList, type OutputOf } from '@cotejo/contract';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { call, send } from '../../lib/api-client.ts';

/** The resume or the role whose entries are shown, and the words that they hold; without any, all are. */
export type HistoryFilter = { resumeId?: number | undefined; roleId?: number | undefined; q?: string | undefined };

/** Entries per call. */
const pageSize = 24;

/** The history, newest first, page by page. */
export const historyQuery = ({ resumeId, roleId, q }: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: ['history', { resumeId, roleId, q }],
    queryFn: async ({ signal, pageParam: cursor }) => {
      const response = await send('GET /api/analysis-history', {
        query: { resumeId, roleId, q, limit: pageSize, cursor },
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

/** The candidates of a role, best first, part by part. */
export const roleCandidatesQuery = (roleId: number) =>
  infiniteQueryOptions({
    queryKey: ['history', 'candidates', roleId],
    queryFn: ({ signal, pageParam }): Promise<CandidacyList> =>
      call('GET /api/roles/:id/candidacies', {
        params: { id: roleId },
        query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: false,
  });

/** Loads the history anew after an upload, a removal or a run, which change its counts and badges. */
export function refreshHistory(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['history'] });
}
