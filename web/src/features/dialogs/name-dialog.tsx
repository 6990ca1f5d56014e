import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { ApiError } from '../../lib/api-client.ts';
import { say, useTexts } from '../../texts/index.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { DialogActions } from './dialog-actions.tsx';

type Named = { name: string };
type Props = {
  title: string;
  label: string;
  /** What is there already, when it is changed. */
  name?: string;
  schema: GenericSchema<Named, Named>;
  change: { mutate: (input: Named, options: { onError: (error: Error) => void }) => void; isPending: boolean; failure: string | undefined };
  onClose: () => void;
};

/** Asks for a name, of something new or of something that is there. A name that the server refuses stays to be corrected. */
export function NameDialog({ title, label, name, schema, change, onClose }: Props) {
  const texts = useTexts();
  const { frame, forms } = texts;
  const { register, handleSubmit, setError, formState: { errors } } = useForm({ resolver: valibotResolver(schema), defaultValues: { name: name ?? '' } });
  const refuse = (error: Error) => {
    if (error instanceof ApiError && (error.status === 409 || error.status === 400) && error.detail) setError('name', { message: error.issues[0]?.message ?? error.detail }, { shouldFocus: true });
  };
  const busy = change.isPending;
  return (
    <Dialog fit title={title} closeLabel={frame.close} onClose={onClose}>
      <form noValidate onSubmit={handleSubmit((input) => change.mutate(input, { onError: refuse }))}>
        <Field className="p-4" label={label} autoComplete="off" error={errors.name?.message && say(texts, errors.name.message)} {...register('name')} />
        <DialogActions submit={name === undefined ? forms.create : forms.save} submitting={name === undefined ? forms.creating : forms.saving} busy={busy} failure={change.failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
