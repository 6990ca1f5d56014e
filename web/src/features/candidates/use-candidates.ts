import type { RoleCandidates } from '@cotejo/contract';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useWhenMatched } from '../progress/use-when-matched.ts';
import { candidatesQuery } from './queries.ts';

/**
 * The candidates of all roles of an opportunity. They are loaded anew when those that are being scored again are
 * done, one job description after another.
 */
export function useCandidates(opportunityId: number, enabled: boolean): UseQueryResult<RoleCandidates[]> {
  const queryClient = useQueryClient();
  const query = useQuery({ ...candidatesQuery(opportunityId), enabled });
  const pending = query.data?.flatMap(({ candidates }) => candidates).filter(({ isPending }) => isPending) ?? [];
  const jobDescriptionId = pending[0]?.jobDescriptionId;
  const resumeIds = pending
    .filter((candidate) => candidate.jobDescriptionId === jobDescriptionId)
    .map(({ resumeId }) => resumeId);
  useWhenMatched(jobDescriptionId, resumeIds, () => void queryClient.invalidateQueries(candidatesQuery(opportunityId)));
  return query;
}
