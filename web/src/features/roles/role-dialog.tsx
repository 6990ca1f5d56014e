import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Role } from '@cotejo/contract';
import { useMemo, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { upload } from '../../lib/api-client.ts';
import { say, useTexts } from '../../texts/index.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useChange } from '../clients/use-change.ts';
import { DialogActions } from '../dialogs/dialog-actions.tsx';
import { showIssues } from '../session/form-errors.ts';
import { RoleFileField } from './role-file-field.tsx';
import { roleFormSchema, type RoleForm } from './role-rules.ts';

type Props = { opportunityId: number; /** The one to change; without it a new one is made. */ role?: Role; onClose: () => void };

/** A role's name and its job description. What the server refuses stays in the form to be corrected. */
export function RoleDialog({ opportunityId, role, onClose }: Props) {
  const texts = useTexts();
  const { roles, forms, frame } = texts;
  const [sent, setSent] = useState(0);
  const schema = useMemo(() => roleFormSchema(roles, role !== undefined), [roles, role]);
  const { register, control, handleSubmit, setError, formState: { errors } } = useForm<RoleForm>({ resolver: valibotResolver(schema), defaultValues: { name: role?.name ?? '', file: undefined } });
  const change = useChange({
    change: ({ name, file }: RoleForm) => (role
      ? upload('PUT /api/roles/:id', file, { name }, setSent, { id: role.id })
      : upload('POST /api/roles', file, { name, opportunityId: String(opportunityId) }, setSent)),
    done: { title: role ? roles.updated : roles.created }, failed: role ? roles.updateFailed : roles.createFailed, onDone: onClose,
  });
  const submit = (input: RoleForm) => change.mutate(input, { onError: (error) => showIssues(error, ['name', 'file'], setError) });
  const file = useWatch({ control, name: 'file' });
  return (
    <Dialog fit title={role ? roles.editTitle : roles.createTitle} closeLabel={frame.close} onClose={onClose}>
      <form noValidate onSubmit={handleSubmit(submit)}>
        <div className="grid grid-cols-1 gap-4 p-4">
          <Field label={roles.name} autoComplete="off" error={errors.name?.message && say(texts, errors.name.message)} {...register('name')} />
          <Controller control={control} name="file" render={({ field, fieldState }) => (
            <RoleFileField role={role} file={field.value} error={fieldState.error?.message && say(texts, fieldState.error.message)} onFile={field.onChange} />
          )} />
          {change.isPending && file && <ProgressBar label={roles.uploading(file.name)} fraction={sent} />}
        </div>
        <DialogActions submit={role ? forms.save : forms.create} submitting={role ? forms.saving : forms.creating} busy={change.isPending} failure={change.failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
