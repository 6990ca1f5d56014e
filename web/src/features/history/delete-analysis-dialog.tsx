import { titleIn, type HistoryEntry } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureText } from '../../lib/api-client.ts';
import { refreshLists } from '../../lib/refresh-lists.ts';
import { useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { refreshHistory } from './queries.ts';

/** Asks before an analysis is deleted, since its resumes go with it. */
export function DeleteAnalysisDialog({ entry, onClose }: { entry: HistoryEntry; onClose: () => void }) {
  const texts = useTexts();
  const { history, forms } = texts;
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => call('DELETE /api/job-description/:jobDescriptionId', { params: { jobDescriptionId: entry.id } }),
    onSuccess: () => {
      showToast({ title: history.deleted });
      onClose();
    },
    onError: (error) => showFailure(texts, forms.error, failureText(error, history.deleteFailed)),
    onSettled: () => {
      refreshHistory(queryClient);
      void refreshLists(queryClient);
    },
  });
  return (
    <DeleteDialog
      title={history.deleteTitle}
      deletion={{
        send: deletion.mutateAsync,
        isPending: deletion.isPending,
        failure: deletion.isError ? history.deleteFailed : undefined,
      }}
      onClose={onClose}
    >
      <p className="font-medium">{titleIn(texts, entry)}</p>
      <p>{history.deleteText(entry.resumeCount)}</p>
    </DeleteDialog>
  );
}
