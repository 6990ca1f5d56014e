import type { ReactNode, SubmitEvent } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

type Props = {
  title: string;
  children: ReactNode;
  /** Whether something forbids the deletion. */
  blocked?: boolean;
  /** Whether a person is erased, of whom nothing stays. */
  erases?: boolean;
  deletion: { send: () => Promise<unknown>; isPending: boolean; failure: string | undefined };
  onClose: () => void;
};

/** Asks before something is deleted, and says what is deleted with it. */
export function DeleteDialog({ title, children, blocked = false, erases = false, deletion, onClose }: Props) {
  const { frame, forms } = useTexts();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // A failure has already been shown by then.
    if (!deletion.isPending) void deletion.send().catch(() => undefined);
  };
  return (
    <Dialog fit title={title} closeLabel={frame.close} onClose={onClose}>
      <form onSubmit={submit}>
        <div className="grid gap-3 p-4 wrap-anywhere">{children}</div>
        <DialogActions
          destructive
          submit={erases ? forms.erase : forms.delete}
          submitting={erases ? forms.erasing : forms.deleting}
          busy={deletion.isPending}
          disabled={blocked}
          failure={deletion.failure}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
