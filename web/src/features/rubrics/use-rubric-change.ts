import type { Rubric, RubricInput } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureText, isRefused } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { refreshLists } from '../../lib/refresh-lists.ts';
import { rubricQuery, rubricVersionsQuery } from './queries.ts';
import { showFailure } from '../messages/show-failure.ts';

type Options = {
  analyzed: boolean;
  onSaved: (saved: Rubric) => void;
  /** Gets the rubric of somebody who was faster, and what was sent. */
  onOvertaken: (theirs: Rubric, mine: RubricInput) => void;
};

/** Saves the rubric of a job description, and says how it went. */
export function useRubricChange(jobDescriptionId: number, { analyzed, onSaved, onOvertaken }: Options) {
  const { rubric } = useTexts();
  const taken = useTaken(jobDescriptionId, analyzed);
  const onError = useRefused(jobDescriptionId, rubric.failed, onOvertaken);
  return useMutation({
    mutationFn: (input: RubricInput) =>
      call('PUT /api/job-description/:jobDescriptionId/rubric', { params: { jobDescriptionId }, input }),
    onSuccess: (saved) => {
      taken(saved, rubric.saved);
      onSaved(saved);
    },
    onError,
  });
}

/** Asks who would rise and fall by changed requirements. */
export function useRubricPreview(jobDescriptionId: number, { onOvertaken }: Pick<Options, 'onOvertaken'>) {
  const { rubric } = useTexts();
  const onError = useRefused(jobDescriptionId, rubric.previewFailed, onOvertaken);
  return useMutation({
    mutationFn: (input: RubricInput) =>
      call('POST /api/job-description/:jobDescriptionId/rubric/preview', { params: { jobDescriptionId }, input }),
    onError,
  });
}

/** Brings an earlier version back. */
export function useRubricRestore(
  { jobDescriptionId, version }: Rubric,
  { analyzed, onRestored }: { analyzed: boolean; onRestored: () => void },
) {
  const { rubric } = useTexts();
  const taken = useTaken(jobDescriptionId, analyzed);
  const onError = useRefused(jobDescriptionId, rubric.failed);
  return useMutation({
    mutationFn: (restore: number) =>
      call('POST /api/job-description/:jobDescriptionId/rubric/restore', {
        params: { jobDescriptionId },
        input: { version, restore },
      }),
    onSuccess: (saved, restored) => {
      taken(saved, rubric.restoredAs(restored, saved.version));
      onRestored();
    },
    onError,
  });
}

/** What follows a change that the server has taken. */
function useTaken(jobDescriptionId: number, analyzed: boolean) {
  const { rubric } = useTexts();
  const queryClient = useQueryClient();
  return (saved: Rubric, title: string) => {
    queryClient.setQueryData(rubricQuery(jobDescriptionId).queryKey, saved);
    void queryClient.invalidateQueries(rubricVersionsQuery(jobDescriptionId));
    void refreshLists(queryClient);
    showToast({ title, description: analyzed ? rubric.savedScores : rubric.savedText });
  };
}

/** Says what was refused; where somebody else was faster, `onOvertaken` does. */
function useRefused<Sent>(
  jobDescriptionId: number,
  otherwise: string,
  onOvertaken?: (theirs: Rubric, mine: Sent) => void,
) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  return async (error: unknown, mine: Sent): Promise<void> => {
    const overtaken = isRefused(error, 'changed-meanwhile');
    if (!overtaken || !onOvertaken) showFailure(texts, texts.rubric.error, failureText(error, otherwise));
    if (!overtaken) return;
    void queryClient.invalidateQueries(rubricVersionsQuery(jobDescriptionId));
    const theirs = await queryClient.fetchQuery({ ...rubricQuery(jobDescriptionId), staleTime: 0 });
    onOvertaken?.(theirs, mine);
  };
}
