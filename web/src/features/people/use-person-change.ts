import type { Person } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showFailure } from '../messages/show-failure.ts';
import { peopleKey, personQuery } from './queries.ts';

/** Changes a person by a call that answers with the person as it is then, and says how it went. */
export function usePersonChange(id: number) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<Person>) => change(),
    onSuccess: (person) => {
      queryClient.setQueryData(personQuery(id).queryKey, person);
      showToast({ title: texts.persons.saved });
    },
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, texts.persons.failed)),
    // A refused change is known as such once the person is on the screen as it is now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: peopleKey }),
  });
}
