import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Of which resume or which role; of all without either. */
export type HistoryFilter = { resumeId?: number | undefined; roleId?: number | undefined };

export const historyQuery = ({ resumeId, roleId }: HistoryFilter) => queryOptions({
  queryKey: ['history', { resumeId, roleId }],
  queryFn: ({ signal }) => call('GET /api/analysis-history', { query: { ...(resumeId && { resumeId }), ...(roleId && { roleId }) }, signal }),
});

/** After an upload, a removal or a run: entries count resumes and say whether they were analysed. */
export function refreshHistory(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['history'] });
}
