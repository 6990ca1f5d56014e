import type { webhookChange } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showFailure } from '../messages/show-failure.ts';
import { webhooksQuery } from './queries.ts';

type Change = { id: number; input: v.InferInput<typeof webhookChange> };

/** Changes a webhook and says so. */
export function useWebhookChange(done: string, onDone?: () => void) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, input }: Change) => call('PATCH /api/webhooks/:id', { params: { id }, input }),
    onSuccess: () => {
      showToast({ title: done });
      onDone?.();
    },
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, texts.webhooks.editFailed)),
    onSettled: () => queryClient.invalidateQueries(webhooksQuery),
  });
}
