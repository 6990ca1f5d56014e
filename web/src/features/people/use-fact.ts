import type { FactInput, ResumeFacts } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureText } from '../../lib/api-client.ts';
import { refreshLists } from '../../lib/refresh-lists.ts';
import { useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showFailure } from '../messages/show-failure.ts';
import { factsQuery, peopleKey } from './queries.ts';

/** A correction, or without an input the taking back of one; `of` is the resume that it was made on. */
type Wish = { factId: string; input?: FactInput; of?: number };

/** Corrects what was read from a resume. */
export function useFact({ personId: id, resumeId }: Pick<ResumeFacts, 'personId' | 'resumeId'>) {
  const texts = useTexts();
  const { facts } = texts;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ factId, input, of = resumeId }: Wish) => {
      const path = '/api/people/:id/facts/:resumeId/:factId';
      const params = { id, resumeId: of, factId };
      if (input) await call(`PUT ${path}`, { params, input });
      else await call(`DELETE ${path}`, { params });
    },
    onSuccess: (_, { input }) =>
      showToast({ title: input ? facts.saved : facts.takenBack, description: facts.savedText }),
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, facts.failed)),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: factsQuery(id, resumeId).queryKey });
      await Promise.all([
        ...[peopleKey, ['candidate'], ['candidacies']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
        refreshLists(queryClient),
      ]);
    },
  });
}
