import type { Analysis } from '@cotejo/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
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

/** By what the candidates of a job description are scored. */
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

/** The last result of a run; only a run fills it. */
export const analysisQuery = (jobDescriptionId: number) =>
  queryOptions<Analysis>({ queryKey: ['analysis', jobDescriptionId], queryFn: skipToken });

export const candidateQuery = (jobDescriptionId: number, resumeId: number) =>
  queryOptions({
    queryKey: ['candidate', jobDescriptionId, resumeId],
    queryFn: ({ signal }) =>
      call('GET /api/analysis/:jobDescriptionId/:resumeId', { params: { jobDescriptionId, resumeId }, signal }),
  });

export const resumeTextQuery = (resumeId: number) =>
  queryOptions({
    queryKey: ['resume-text', resumeId],
    queryFn: ({ signal }) => call('GET /api/analysis/resume/:resumeId', { params: { resumeId }, signal }),
    retry: 1,
  });

export const roleQuery = (roleId: number) =>
  queryOptions({
    queryKey: ['role', roleId],
    queryFn: ({ signal }) => call('GET /api/roles/:id', { params: { id: roleId }, signal }),
  });
