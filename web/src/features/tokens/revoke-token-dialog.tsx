import type { ApiToken } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DialogActions } from '../dialogs/dialog-actions.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { tokensQuery } from './queries.ts';

type Props = { token: ApiToken; onClose: () => void };

/** Asks before a token is revoked, as the programs that use it stop working. */
export function RevokeTokenDialog({ token: { id, name }, onClose }: Props) {
  const { frame, tokens: words } = useTexts();
  const revoke = useRevocation(onClose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!revoke.isPending) revoke.mutate(id);
  };
  return (
    <Dialog fit title={words.revokeTitle(name)} closeLabel={frame.close} onClose={onClose}>
      <form onSubmit={submit}>
        <p className="p-4 wrap-anywhere">{words.revokeText}</p>
        <DialogActions
          destructive
          submit={words.revoke}
          submitting={words.revoking}
          busy={revoke.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

function useRevocation(onDone: () => void) {
  const texts = useTexts();
  const { tokens: words, forms } = texts;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/tokens/:id', { params: { id } }),
    onSuccess: () => {
      showToast({ title: words.revoked });
      onDone();
    },
    onError: (error) => showFailure(texts, forms.error, failureText(error, words.revokeFailed)),
    onSettled: () => queryClient.invalidateQueries(tokensQuery),
  });
}
