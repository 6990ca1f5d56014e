import { valibotResolver } from '@hookform/resolvers/valibot';
import { userRoles, type User } from '@cotejo/contract';
import { useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { ApiError } from '../../lib/api-client.ts';
import { say, useTexts } from '../../texts/index.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { DialogActions } from '../dialogs/dialog-actions.tsx';
import { showIssues } from '../session/form-errors.ts';

type Values = { firstName: string; lastName: string; email?: string; username?: string; password?: string | undefined; company?: string; role: User['role'] };

type Props<Checked> = {
  title: string;
  schema: GenericSchema<Values, Checked>;
  /** Who is there already, when it is a change. */
  user?: User;
  company: string;
  change: { mutate: (input: Checked, options: { onError: (error: Error) => void }) => void; isPending: boolean };
  onClose: () => void;
};

const names = ['firstName', 'lastName', 'email', 'username', 'password', 'company', 'role'] as const;
const takenFields: Record<string, 'username' | 'email'> = { 'username-taken': 'username', 'email-taken': 'email' };

/** A user's details. What cannot be changed is shown and locked; a blank password is not sent. */
export function UserForm<Checked>({ title, schema, user, company, change, onClose }: Props<Checked>) {
  const texts = useTexts();
  const { admin, frame, forms } = texts;
  const { register, handleSubmit, setError, formState: { errors } } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '', email: user?.email ?? '', username: user?.username ?? '', company: user?.company || company, role: user?.role ?? 'recruiter' },
  });
  const field = (name: (typeof names)[number]) => ({ error: errors[name]?.message && say(texts, errors[name].message), ...register(name, name === 'password' && user ? { setValueAs: (text: string) => text || undefined } : {}) });
  const refuse = (error: Error) => {
    showIssues(error, [...names], setError);
    const taken = error instanceof ApiError && takenFields[error.code ?? ''];
    if (taken) setError(taken, { message: error.detail ?? '' }, { shouldFocus: true });
  };
  const locked = user ? { readOnly: true, hint: admin.locked } : {};
  return (
    <Dialog fit title={title} closeLabel={frame.close} onClose={onClose}>
      <form noValidate autoComplete="off" onSubmit={handleSubmit((input) => change.mutate(input, { onError: refuse }))} className="flex min-h-0 flex-col">
        <div className="grid min-h-0 grid-cols-1 items-start gap-4 overflow-y-auto p-4 sm:grid-cols-2">
          <Field label={admin.firstName} {...field('firstName')} />
          <Field label={admin.lastName} {...field('lastName')} />
          <Field label={admin.email} type="email" className="sm:col-span-2" {...locked} {...field('email')} />
          <Field label={admin.username} autoCapitalize="none" {...locked} {...field('username')} />
          <Field label={user ? admin.newPassword : admin.password} type="password" autoComplete="new-password" {...(user && { hint: admin.keepPassword })} {...field('password')} />
          <Field label={admin.company} readOnly hint={user ? admin.locked : admin.companyLocked} {...field('company')} />
          <SelectField label={admin.role} {...register('role')}>
            {userRoles.map((role) => <option key={role} value={role}>{frame.roles[role]}</option>)}
          </SelectField>
          {user && <p className="text-sm text-muted sm:col-span-2">{admin.signsOut}</p>}
        </div>
        <DialogActions submit={user ? forms.save : forms.create} submitting={user ? forms.saving : forms.creating} busy={change.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
