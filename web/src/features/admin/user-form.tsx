import { userRoles, type User } from '@cotejo/contract';
import type { GenericSchema } from 'valibot';
import { useTexts } from '../../texts/index.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { DialogActions } from '../dialogs/dialog-actions.tsx';
import { DraftNote } from '../forms/draft-note.tsx';
import { useEntryForm } from '../forms/use-entry-form.ts';
import { shownRole } from '../session/role.ts';

type Values = {
  firstName: string;
  lastName: string;
  email?: string;
  username?: string;
  password?: string | undefined;
  company?: string;
  role: User['role'];
};

type Props<Checked> = {
  title: string;
  schema: GenericSchema<Values, Checked>;
  /** The user to change; without it a new one is created. */
  user?: User;
  company: string;
  change: { mutateAsync: (input: Checked) => Promise<User>; isPending: boolean };
  onClose: () => void;
};

/** The form of a user. Fields that cannot be changed are shown and locked; a blank password is not sent. */
export function UserForm<Checked>({ title, schema, user, company, change, onClose }: Props<Checked>) {
  const { admin, frame, forms } = useTexts();
  const { field, submit, draft } = useEntryForm({
    schema,
    draft: user ? `edit ${user.id}` : 'new',
    send: change.mutateAsync,
    defaultValues: {
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      email: user?.email ?? '',
      username: user?.username ?? '',
      company: user?.company || company,
      ...(user && { role: shownRole(user) }),
    },
  });
  const locked = user ? { readOnly: true, hint: admin.locked } : {};
  const cancel = () => {
    draft.drop();
    onClose();
  };
  return (
    <Dialog fit title={title} closeLabel={frame.close} onClose={onClose}>
      <form noValidate autoComplete="off" onSubmit={submit} className="flex min-h-0 flex-col">
        <div className="grid min-h-0 grid-cols-1 items-start gap-4 overflow-y-auto p-4 sm:grid-cols-2">
          <DraftNote draft={draft} className="sm:col-span-2" />
          <Field label={admin.firstName} {...field('firstName')} />
          <Field label={admin.lastName} {...field('lastName')} />
          <Field label={admin.email} type="email" className="sm:col-span-2" {...locked} {...field('email')} />
          <Field label={admin.username} autoCapitalize="none" {...locked} {...field('username')} />
          <Field
            label={user ? admin.newPassword : admin.password}
            type="password"
            autoComplete="new-password"
            {...(user && { hint: admin.keepPassword })}
            {...field('password', user && { setValueAs: (text: string) => text || undefined })}
          />
          <Field
            label={admin.company}
            readOnly
            hint={user ? admin.locked : admin.companyLocked}
            {...field('company')}
          />
          <SelectField label={admin.role} {...field('role')}>
            {!user && (
              <option value="" hidden>
                {admin.chooseRole}
              </option>
            )}
            {userRoles.map((role) => (
              <option key={role} value={role}>
                {frame.roles[role]}
              </option>
            ))}
          </SelectField>
          {user && <p className="text-sm text-muted sm:col-span-2">{admin.signsOut}</p>}
        </div>
        <DialogActions
          submit={user ? forms.save : forms.create}
          submitting={user ? forms.saving : forms.creating}
          busy={change.isPending}
          onCancel={cancel}
        />
      </form>
    </Dialog>
  );
}
