import type { ReactNode, SubmitEventHandler } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DraftNote } from '../forms/draft-note.tsx';
import { DialogActions } from './dialog-actions.tsx';

type Props = {
  title: string;
  /** Whether something is changed; otherwise it is created. */
  changes: boolean;
  /** The draft and the sending of `useEntryForm`. */
  entry: { draft: { restored: boolean; discard: () => void; drop: () => void }; submit: SubmitEventHandler };
  busy: boolean;
  failure?: string | undefined;
  /** Whether the fields stand in two columns where there is room. */
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog, with its fields as children. Cancel gives up the draft. */
export function EntryDialog({ title, changes, entry, busy, failure, wide = false, onClose, children }: Props) {
  const { forms, frame } = useTexts();
  const { draft, submit } = entry;
  const cancel = () => {
    draft.drop();
    onClose();
  };
  const fields = classNames('grid min-h-0 grid-cols-1 items-start gap-4 overflow-y-auto p-4', wide && 'sm:grid-cols-2');
  return (
    <Dialog fit title={title} closeLabel={frame.close} onClose={onClose}>
      <form noValidate autoComplete="off" onSubmit={submit} className="flex min-h-0 flex-col">
        <div className={fields}>
          <DraftNote draft={draft} {...(wide && { className: 'sm:col-span-2' })} />
          {children}
        </div>
        <DialogActions
          submit={changes ? forms.save : forms.create}
          submitting={changes ? forms.saving : forms.creating}
          busy={busy}
          failure={failure}
          onCancel={cancel}
        />
      </form>
    </Dialog>
  );
}
