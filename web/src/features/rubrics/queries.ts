import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The requirements by which the candidates of a job description are scored. */
export const rubricQuery = (jobDescriptionId: number) =>
  queryOptions({
    queryKey: ['rubric', jobDescriptionId],
    queryFn: ({ signal }) =>
      call('GET /api/job-description/:jobDescriptionId/rubric', { params: { jobDescriptionId }, signal }),
  });

export const rubricVersionsQuery = (jobDescriptionId: number) =>
  queryOptions({
    queryKey: ['rubric-versions', jobDescriptionId],
    queryFn: ({ signal }) =>
      call('GET /api/job-description/:jobDescriptionId/rubric/versions', { params: { jobDescriptionId }, signal }),
  });
