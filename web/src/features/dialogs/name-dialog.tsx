import type { GenericSchema } from 'valibot';
import { useTexts } from '../../texts/index.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { ChangedMeanwhile, type Present } from '../forms/changed-meanwhile.tsx';
import { DraftNote } from '../forms/draft-note.tsx';
import { useEntryForm } from '../forms/use-entry-form.ts';
import { DialogActions } from './dialog-actions.tsx';

/** The values of the form. */
export type Named = {
  name: string;
  /** The version that was on the screen when the change began. */
  updatedAt?: string | undefined;
};
type Props = {
  title: string;
  label: string;
  /** The name of the draft that keeps typed text over a reload. */
  draft: string;
  /** The thing to rename; undefined for a new one. */
  present?: Present;
  schema: GenericSchema<Named, Named>;
  change: {
    send: (input: Named) => Promise<unknown>;
    isPending: boolean;
    error: Error | null;
    failure: string | undefined;
  };
  onClose: () => void;
};

/** Asks for the name of something new, or renames something. A name that the server refuses stays in the field. */
export function NameDialog({ title, label, draft: draftName, present, schema, change, onClose }: Props) {
  const { frame, forms } = useTexts();
  const { form, field, submit, draft } = useEntryForm({
    schema,
    draft: draftName,
    send: change.send,
    defaultValues: { name: present?.name ?? '', ...(present && { updatedAt: present.updatedAt }) },
  });
  const cancel = () => {
    draft.drop();
    onClose();
  };
  return (
    <Dialog fit title={title} closeLabel={frame.close} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <div className="grid gap-3 p-4">
          <DraftNote draft={draft} />
          <Field label={label} autoComplete="off" {...field('name')} />
          <ChangedMeanwhile
            error={change.error}
            present={present}
            onSeen={(updatedAt) => form.setValue('updatedAt', updatedAt)}
          />
        </div>
        <DialogActions
          submit={present ? forms.save : forms.create}
          submitting={present ? forms.saving : forms.creating}
          busy={change.isPending}
          failure={change.failure}
          onCancel={cancel}
        />
      </form>
    </Dialog>
  );
}
