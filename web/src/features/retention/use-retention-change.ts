import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../lib/api-client.ts';
import { refreshLists } from '../../lib/refresh-lists.ts';
import { useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showFailure } from '../messages/show-failure.ts';
import { retentionKey } from './queries.ts';

/** Changes something about how long people are kept, says so, and asks again for what shows it. */
export function useRetentionChange(failed: string) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ send }: { send: () => Promise<unknown>; title: string }) => send(),
    onSuccess: (_, { title }) => showToast({ title }),
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, failed)),
    onSettled: () =>
      Promise.all([queryClient.invalidateQueries({ queryKey: retentionKey }), refreshLists(queryClient)]),
  });
}
