import { useTexts } from '../../texts/index.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../dialogs/dialog-actions.tsx';

type Props = { busy: boolean; onUndo: () => void; onClose: () => void };

/** Asks before an import is undone, and says who stays. */
export function UndoDialog({ busy, onUndo, onClose }: Props) {
  const { imports, frame } = useTexts();
  return (
    <Dialog fit title={imports.undoTitle} closeLabel={frame.close} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onUndo();
        }}
      >
        <p className="p-4">{imports.undoText}</p>
        <DialogActions
          destructive
          submit={imports.undoConfirm}
          submitting={imports.undoConfirm}
          busy={busy}
          failure={undefined}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
