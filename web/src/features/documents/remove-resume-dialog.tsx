import type { Resume } from '@cotejo/contract';
import { useState } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';

export type Removal = { send: (resume: Resume) => Promise<void>; isPending: boolean };

type Props = { resume: Resume; removal: Removal; onClose: () => void };

/** Asks before an analyzed resume is removed, since its analysis is deleted too. */
export function RemoveResumeDialog({ resume, removal, onClose }: Props) {
  const { upload, toasts } = useTexts();
  const [failed, setFailed] = useState(false);
  const send = async () => {
    setFailed(false);
    try {
      await removal.send(resume);
      onClose();
    } catch {
      setFailed(true);
    }
  };
  return (
    <DeleteDialog
      title={upload.removeTitle}
      deletion={{ send, isPending: removal.isPending, failure: failed ? toasts.deleteFailed : undefined }}
      onClose={onClose}
    >
      <p className="font-medium">{resume.name}</p>
      <p>{upload.removeText}</p>
    </DeleteDialog>
  );
}
