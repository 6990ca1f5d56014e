import type { GenericSchema } from 'valibot';
import { Field } from '../../ui/field.tsx';
import { ChangedMeanwhile, type Present } from '../forms/changed-meanwhile.tsx';
import { useEntryForm } from '../forms/use-entry-form.ts';
import { EntryDialog } from './entry-dialog.tsx';

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
export function NameDialog({ title, label, draft, present, schema, change, onClose }: Props) {
  const entry = useEntryForm({
    schema,
    draft,
    send: change.send,
    defaultValues: { name: present?.name ?? '', ...(present && { updatedAt: present.updatedAt }) },
  });
  return (
    <EntryDialog
      title={title}
      changes={present !== undefined}
      entry={entry}
      busy={change.isPending}
      failure={change.failure}
      onClose={onClose}
    >
      <Field label={label} {...entry.field('name')} />
      <ChangedMeanwhile
        error={change.error}
        present={present}
        onSeen={(updatedAt) => entry.form.setValue('updatedAt', updatedAt)}
      />
    </EntryDialog>
  );
}
