import type { Analysis, Candidacy, Candidate, CorrectionInput } from '@cotejo/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call, failureText } from '../../../lib/api-client.ts';
import { refreshLists } from '../../../lib/refresh-lists.ts';
import { useTexts } from '../../../texts/index.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { candidacyQuery } from '../../candidates/queries.ts';
import { showFailure } from '../../messages/show-failure.ts';

/** A correction, or without a verdict the taking back of one; `jobDescriptionId` where it does not fit any more. */
type Wish = { requirementId: string; input?: CorrectionInput; jobDescriptionId?: number };

/** Corrects verdicts on a candidate, and shows the new score wherever the candidate stands. */
export function useCorrection({ analysisId: id }: Candidate) {
  const texts = useTexts();
  const { correction } = texts;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ requirementId, input, jobDescriptionId }: Wish) => {
      const params = { id, requirementId };
      if (input) await call('PUT /api/candidacies/:id/corrections/:requirementId', { params, input });
      else
        await call('DELETE /api/candidacies/:id/corrections/:requirementId', {
          params,
          query: jobDescriptionId === undefined ? {} : { jobDescriptionId: String(jobDescriptionId) },
        });
      return queryClient.fetchQuery({ ...candidacyQuery(id), staleTime: 0 });
    },
    onSuccess: (candidacy, { input }) => {
      showScore(queryClient, candidacy);
      const title = input ? correction.saved : correction.takenBack;
      showToast({ title, description: correction.savedText(candidacy.matchScore) });
    },
    onError: (error) => {
      showFailure(texts, texts.forms.error, failureText(error, correction.failed));
      void queryClient.invalidateQueries({ queryKey: candidacyQuery(id).queryKey });
    },
    onSettled: () =>
      Promise.all([
        ...['candidate', 'candidacies'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
        refreshLists(queryClient),
      ]),
  });
}

/** Puts the score of a candidacy into the results of a run, which nothing loads anew. */
function showScore(queryClient: QueryClient, { resumeId, matchScore, musts, mustsMet }: Candidacy): void {
  queryClient.setQueriesData<Analysis>({ queryKey: ['analysis'] }, (analysis) => {
    if (!analysis?.resumes.some(({ id }) => id === resumeId)) return analysis;
    const resumes = analysis.resumes.map((one) =>
      one.id === resumeId ? { ...one, matchScore, musts, mustsMet } : one,
    );
    return {
      ...analysis,
      resumes: resumes.toSorted((a, b) => (b.matchScore ?? -1) - (a.matchScore ?? -1) || a.id - b.id),
    };
  });
}
