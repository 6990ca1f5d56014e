import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { candidacyKey } from '../candidates/held.ts';
import { showFailure } from '../messages/show-failure.ts';
import { lettersKey } from './queries.ts';

/** Changes something about the letters of a candidacy, and asks again for what shows it. */
export function useLetterChange(candidacyId: number) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, texts.letters.failed)),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: lettersKey }),
        queryClient.invalidateQueries({ queryKey: candidacyKey(candidacyId) }),
      ]),
  });
}
