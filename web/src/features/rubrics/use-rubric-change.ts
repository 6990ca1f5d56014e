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
  onOvertaken: (theirs: Rubric, mine: RubricInput) => void;
};

/**
 * Saves the rubric of a job description and says how it went. When somebody else was faster, `onOvertaken` gets their
 * version.
 */
export function useRubricChange(jobDescriptionId: number, { analyzed, onSaved, onOvertaken }: Options) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RubricInput) =>
      call('PUT /api/job-description/:jobDescriptionId/rubric', { params: { jobDescriptionId }, input }),
    onSuccess: (saved) => {
      queryClient.setQueryData(rubricQuery(jobDescriptionId).queryKey, saved);
      void queryClient.invalidateQueries(rubricVersionsQuery(jobDescriptionId));
      void refreshLists(queryClient);
      showToast({
        title: texts.rubric.saved,
        description: analyzed ? texts.rubric.savedScores : texts.rubric.savedText,
      });
      onSaved(saved);
    },
    onError: async (error, input) => {
      showFailure(texts, texts.rubric.error, failureText(error, texts.rubric.failed));
      if (!isRefused(error, 'changed-meanwhile')) return;
      void queryClient.invalidateQueries(rubricVersionsQuery(jobDescriptionId));
      onOvertaken(await queryClient.fetchQuery({ ...rubricQuery(jobDescriptionId), staleTime: 0 }), input);
    },
  });
}
