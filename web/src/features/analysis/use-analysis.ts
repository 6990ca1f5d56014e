import type { Analysis } from '@cotejo/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, call, failureText } from '../../lib/api-client.ts';
import { say, useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { refreshHistory } from '../history/queries.ts';
import { analysisQuery, candidateQuery } from './candidate/queries.ts';
import { refreshLists } from '../../lib/refresh-lists.ts';
import { jobQuery, resumesQuery } from '../documents/queries.ts';

type Options = {
  jobDescriptionId: number | undefined;
  roleId: number | undefined;
  /** With the job description in the address, the analysis starts by itself. */
  automatic: boolean;
  onComplete: (analysis: Analysis) => void;
  /** The job description is not there, or not ours. */
  onMissing: () => void;
};

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** How often an analysis that goes on without its call is asked for again, and milliseconds between. */
const ASK_AGAIN = { times: 30, pause: 2000 };

/** Whether to ask once more: a server that is replaced says that the analysis goes on, and the next one may not be there yet. */
function goesOn(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.code === 'analysis.running') return true;
  const away = !(error instanceof ApiError) || error.status >= 500;
  return away && failures > 0 && failures < ASK_AGAIN.times;
}

/** The analysis of a job description: its last result, whether one is under way, and how to start it. */
export function useAnalysis({ jobDescriptionId, roleId, automatic, onComplete, onMissing }: Options) {
  const texts = useTexts();
  const { toasts } = texts;
  const queryClient = useQueryClient();
  const result = useQuery(analysisQuery(jobDescriptionId ?? 0)).data;
  const fail = (reason: string) =>
    showToast({ title: toasts.analysisFailed, description: say(texts, reason), destructive: true });
  async function isGone(id: number): Promise<boolean> {
    try {
      await queryClient.fetchQuery(jobQuery(id));
      return false;
    } catch (error) {
      return isMissing(error);
    }
  }
  const analyze = (id: number) =>
    call('POST /api/analyze/:jobDescriptionId', {
      params: { jobDescriptionId: id },
      query: roleId === undefined ? {} : { roleId: String(roleId) },
    });
  const keep = (analysis: Analysis, id: number) => {
    const best = analysis.selectedCandidate;
    if (best) queryClient.setQueryData(candidateQuery(id, best.id).queryKey, best);
    queryClient.setQueryData(analysisQuery(id).queryKey, analysis);
    void queryClient.invalidateQueries(resumesQuery(id));
    refreshHistory(queryClient);
    void refreshLists(queryClient);
  };
  const run = useMutation({
    mutationFn: analyze,
    retry: goesOn,
    retryDelay: ASK_AGAIN.pause,
    onSuccess: async (analysis, id) => {
      queryClient.removeQueries({ queryKey: ['candidate', id] });
      keep(analysis, id);
      const scored = analysis.resumes.filter((resume) => resume.matchScore !== null).length;
      if (scored === 0) return fail(analysis.resumes[0]?.failure?.message ?? toasts.analysisFailedText);
      showToast({ title: toasts.analysisComplete, description: toasts.analyzed(scored) });
      onComplete(analysis);
    },
    onError: async (error, id) => {
      if (error instanceof ApiError && error.code === 'resumes.none')
        return showToast({
          title: toasts.noResumes,
          description: say(texts, failureText(error, toasts.noResumesText)),
          destructive: true,
        });
      if (!isMissing(error) || !(await isGone(id))) return fail(failureText(error, toasts.analysisFailedText));
      fail(toasts.noJobUploaded);
      onMissing();
    },
  });

  // After a change of the requirements the results stay on the screen and follow.
  const again = useMutation({
    mutationFn: analyze,
    retry: goesOn,
    retryDelay: ASK_AGAIN.pause,
    onSuccess: async (analysis, id) => {
      keep(analysis, id);
      await queryClient.invalidateQueries({ queryKey: ['candidate', id] });
    },
    onError: (error) => fail(failureText(error, toasts.analysisFailedText)),
  });

  const startedFor = useRef<number>(undefined);
  useEffect(() => {
    if (!automatic || jobDescriptionId === undefined || result || startedFor.current === jobDescriptionId) return;
    startedFor.current = jobDescriptionId;
    run.mutate(jobDescriptionId);
  }, [automatic, jobDescriptionId, result]);

  const analyzing = run.isPending && run.variables === jobDescriptionId;
  return {
    result,
    analyzing,
    start: run.mutate,
    reset: run.reset,
    rescoring: again.isPending && again.variables === jobDescriptionId,
    rescore: again.mutate,
  };
}
