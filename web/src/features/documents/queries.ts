import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const jobQuery = (jobDescriptionId: number) =>
  queryOptions({
    queryKey: ['job-description', jobDescriptionId],
    queryFn: ({ signal }) =>
      call('GET /api/job-description/:jobDescriptionId', { params: { jobDescriptionId }, signal }),
  });

export const resumesQuery = (jobDescriptionId: number) =>
  queryOptions({
    queryKey: ['resumes', jobDescriptionId],
    queryFn: ({ signal }) => call('GET /api/resumes/:jobDescriptionId', { params: { jobDescriptionId }, signal }),
  });

export const resumeTextQuery = (resumeId: number) =>
  queryOptions({
    queryKey: ['resume-text', resumeId],
    queryFn: ({ signal }) => call('GET /api/analysis/resume/:resumeId', { params: { resumeId }, signal }),
    retry: 1,
  });
