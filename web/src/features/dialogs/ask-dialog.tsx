import { type ReactNode, type SubmitEvent } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

type Props = {
  title: string;
  /** What the button does, in a word. */
  action: string;
  busy: boolean;
  onSubmit: (event: SubmitEvent) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something is switched, and says what that does. */
export function AskDialog({ title, action, busy, onSubmit, onClose, children }: Props) {
  const { frame } = useTexts();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSubmit(event);
  };
  return (
    <Dialog fit title={title} closeLabel={frame.close} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
        <div className="grid min-h-0 gap-3 overflow-y-auto p-4 wrap-anywhere">{children}</div>
        <DialogActions submit={action} submitting={action} busy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
