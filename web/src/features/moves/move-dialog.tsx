import { useState, type SubmitEvent } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../dialogs/dialog-actions.tsx';
import { RolePicker, type Place } from './role-picker.tsx';

type Props = { count: number; from: number; onMove: (role: Place) => void; onClose: () => void };

/** Asks to which role candidates are to be moved. */
export function MoveDialog({ count, from, onMove, onClose }: Props) {
  const { moves, frame } = useTexts();
  const [role, setRole] = useState<Place>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!role) return;
    onMove(role);
    onClose();
  };
  return (
    <Dialog fit title={moves.moveTitle(count)} closeLabel={frame.close} onClose={onClose}>
      <form onSubmit={submit}>
        <div className="grid gap-3 p-4">
          <p className="text-sm text-muted">{moves.moveText}</p>
          <RolePicker chosen={role} onChoose={setRole} except={from} />
        </div>
        <DialogActions
          submit={moves.moveAction}
          submitting={moves.moveAction}
          busy={false}
          disabled={!role}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
