import type { Webhook } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DialogActions } from '../dialogs/dialog-actions.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { webhooksQuery } from './queries.ts';

type Props = { webhook: Webhook; onClose: () => void };

/** Asks before a webhook is deleted, as its receiver then hears no more. */
export function DeleteWebhookDialog({ webhook: { id, url }, onClose }: Props) {
  const { forms, frame, webhooks: words } = useTexts();
  const remove = useDeletion(onClose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!remove.isPending) remove.mutate(id);
  };
  return (
    <Dialog fit title={words.deleteTitle} closeLabel={frame.close} onClose={onClose}>
      <form onSubmit={submit}>
        <div className="grid gap-2 p-4 wrap-anywhere">
          <code>{url}</code>
          <p>{words.deleteText}</p>
        </div>
        <DialogActions
          destructive
          submit={forms.delete}
          submitting={forms.deleting}
          busy={remove.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

function useDeletion(onDone: () => void) {
  const texts = useTexts();
  const { webhooks: words, forms } = texts;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/webhooks/:id', { params: { id } }),
    onSuccess: () => {
      showToast({ title: words.deleted });
      onDone();
    },
    onError: (error) => showFailure(texts, forms.error, failureText(error, words.deleteFailed)),
    onSettled: () => queryClient.invalidateQueries(webhooksQuery),
  });
}
