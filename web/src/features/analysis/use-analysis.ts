import type { Analysis } from '@cotejo/contract';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, call, failureText, isRefused } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showFailure } from '../messages/show-failure.ts';
import { refreshHistory } from '../history/queries.ts';
import { analysisQuery, candidateQuery } from './candidate/queries.ts';
import { refreshLists } from '../../lib/refresh-lists.ts';
import { jobQuery, resumesQuery } from '../documents/queries.ts';

type Options = {
  jobDescriptionId: number | undefined;
  roleId: number | undefined;
  /** Whether the analysis starts by itself, as it does where the address names the job description. */
  automatic: boolean;
  onComplete: () => void;
  /** Called where the job description does not exist, or is not ours. */
  onMissing: () => void;
};

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** How often an analysis that goes on without its call is asked for again, with the milliseconds in between. */
const ASK_AGAIN = { times: 30, pause: 2000 };

/**
 * Whether to ask once more. A server that shuts down says that the analysis goes on; the next one may need time to
 * start.
 */
function goesOn(failures: number, error: unknown): boolean {
  if (isRefused(error, 'analysis.running')) return true;
  const away = !(error instanceof ApiError) || error.status >= 500;
  return away && failures > 0 && failures < ASK_AGAIN.times;
}

/** The call that scores candidates. A run that goes on without its call is joined by asking again. */
const analyzeCall = (roleId: number | undefined) => ({
  mutationFn: (jobDescriptionId: number) =>
    call('POST /api/analyze/:jobDescriptionId', {
      params: { jobDescriptionId },
      query: roleId === undefined ? {} : { roleId: String(roleId) },
    }),
  retry: goesOn,
  retryDelay: ASK_AGAIN.pause,
});

/** The analysis of a job description: its last result, whether one is under way, and how to start it. */
export function useAnalysis({ jobDescriptionId, roleId, automatic, onComplete, onMissing }: Options) {
  const result = useQuery(analysisQuery(jobDescriptionId ?? 0)).data;
  const run = useRun({ roleId, onComplete, onMissing });
  const rescoring = useRescoring(roleId);
  const startedFor = useRef<number>(undefined);
  useEffect(() => {
    // A result that is forgotten, as when names are masked, is asked for again.
    if (result) startedFor.current = undefined;
    if (!automatic || jobDescriptionId === undefined || result || startedFor.current === jobDescriptionId) return;
    startedFor.current = jobDescriptionId;
    run.mutate(jobDescriptionId);
  }, [automatic, jobDescriptionId, result]);
  return {
    result,
    analyzing: run.isPending && run.variables === jobDescriptionId,
    start: run.mutate,
    reset: run.reset,
    rescoring: rescoring.isPending && rescoring.variables === jobDescriptionId,
    rescore: rescoring.mutate,
  };
}

/** A run of the analysis, which replaces the results on the screen. */
function useRun({ roleId, onComplete, onMissing }: Pick<Options, 'roleId' | 'onComplete' | 'onMissing'>) {
  const texts = useTexts();
  const { toasts } = texts;
  const queryClient = useQueryClient();
  return useMutation({
    ...analyzeCall(roleId),
    onSuccess: (analysis, jobDescriptionId) => {
      queryClient.removeQueries({ queryKey: ['candidate', jobDescriptionId] });
      keepAnalysis(queryClient, jobDescriptionId, analysis);
      const scored = analysis.resumes.filter((resume) => resume.matchScore !== null).length;
      if (scored === 0)
        return showFailure(texts, toasts.analysisFailed, analysis.resumes[0]?.failure ?? toasts.analysisFailedText);
      showToast({ title: toasts.analysisComplete, description: toasts.analyzed(scored) });
      onComplete();
    },
    onError: async (error, jobDescriptionId) => {
      if (isRefused(error, 'resumes.none'))
        return showFailure(texts, toasts.noResumes, failureText(error, toasts.noResumesText));
      if (!isMissing(error) || !(await isGone(queryClient, jobDescriptionId)))
        return showFailure(texts, toasts.analysisFailed, failureText(error, toasts.analysisFailedText));
      showFailure(texts, toasts.analysisFailed, toasts.noJobUploaded);
      onMissing();
    },
  });
}

/** A run after a change of the requirements. The results stay on the screen meanwhile and are replaced one by one. */
function useRescoring(roleId: number | undefined) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  return useMutation({
    ...analyzeCall(roleId),
    onSuccess: async (analysis, jobDescriptionId) => {
      keepAnalysis(queryClient, jobDescriptionId, analysis);
      await queryClient.invalidateQueries({ queryKey: ['candidate', jobDescriptionId] });
    },
    onError: (error) =>
      showFailure(texts, texts.toasts.analysisFailed, failureText(error, texts.toasts.analysisFailedText)),
  });
}

/** Puts a result where the screens look for it, and refreshes what counts candidates. */
function keepAnalysis(queryClient: QueryClient, jobDescriptionId: number, analysis: Analysis): void {
  const best = analysis.selectedCandidate;
  if (best) queryClient.setQueryData(candidateQuery(jobDescriptionId, best.id).queryKey, best);
  queryClient.setQueryData(analysisQuery(jobDescriptionId).queryKey, analysis);
  void queryClient.invalidateQueries(resumesQuery(jobDescriptionId));
  refreshHistory(queryClient);
  void refreshLists(queryClient);
}

async function isGone(queryClient: QueryClient, jobDescriptionId: number): Promise<boolean> {
  try {
    await queryClient.fetchQuery(jobQuery(jobDescriptionId));
    return false;
  } catch (error) {
    return isMissing(error);
  }
}
