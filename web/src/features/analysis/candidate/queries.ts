import type { Analysis } from '@cotejo/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** The result of the last run. It is never fetched: only a run sets it. */
export const analysisQuery = (jobDescriptionId: number) =>
  queryOptions<Analysis>({ queryKey: ['analysis', jobDescriptionId], queryFn: skipToken });

export const candidateQuery = (jobDescriptionId: number, resumeId: number) =>
  queryOptions({
    queryKey: ['candidate', jobDescriptionId, resumeId],
    queryFn: ({ signal }) =>
      call('GET /api/analysis/:jobDescriptionId/:resumeId', { params: { jobDescriptionId, resumeId }, signal }),
  });
