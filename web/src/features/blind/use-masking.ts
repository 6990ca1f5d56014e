import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showFailure } from '../messages/show-failure.ts';
import { refreshNames } from './refresh-names.ts';

/** Shows a person to the company for a reason, or masks them again; the message of the first offers the second. */
export function useMasking(personId: number, onDone: () => void = () => undefined) {
  const texts = useTexts();
  const { blind, forms } = texts;
  const queryClient = useQueryClient();
  const params = { id: personId };
  const onError = (error: Error) => showFailure(texts, forms.error, failureText(error, blind.maskFailed));
  const mask = useMutation({
    mutationFn: () => call('DELETE /api/people/:id/unmask', { params }),
    onSuccess: () => {
      showToast({ title: blind.maskedAgain });
      refreshNames(queryClient, true);
    },
    onError,
  });
  const unmask = useMutation({
    mutationFn: (reason: string) => call('POST /api/people/:id/unmask', { params, input: { reason } }),
    onSuccess: () => {
      showToast({ title: blind.unmasked, action: { label: blind.maskAgain, run: mask.mutate } });
      onDone();
      refreshNames(queryClient, false);
    },
    onError,
  });
  return { mask, unmask };
}
