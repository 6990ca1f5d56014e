import type { ReactNode } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

type Props = { title: string; children: ReactNode; /** While something forbids it. */ blocked?: boolean; deletion: { mutate: () => void; isPending: boolean; failure: string | undefined }; onClose: () => void };

/** Asks before something is gone for good, and says what goes with it. */
export function DeleteDialog({ title, children, blocked = false, deletion, onClose }: Props) {
  const { frame, forms } = useTexts();
  return (
    <Dialog fit title={title} closeLabel={frame.close} onClose={onClose}>
      <form onSubmit={(event) => { event.preventDefault(); deletion.mutate(); }}>
        <div className="grid gap-3 p-4 wrap-anywhere">{children}</div>
        <DialogActions destructive submit={forms.delete} submitting={forms.deleting} busy={deletion.isPending} disabled={blocked} failure={deletion.failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
