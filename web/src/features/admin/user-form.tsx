import { limits, userRoles, type ManagedUser, type User } from '@cotejo/contract';
import type { GenericSchema } from 'valibot';
import { useTexts } from '../../texts/index.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { EntryDialog } from '../dialogs/entry-dialog.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { useEntryForm, type EntryField } from '../forms/use-entry-form.ts';
import { shownRole } from '../session/role.ts';

type Values = {
  firstName: string;
  lastName: string;
  email?: string;
  username?: string;
  password?: string | undefined;
  company?: string;
  role: User['role'];
  resetSecondFactor?: boolean | undefined;
};

type Props<Checked> = {
  title: string;
  schema: GenericSchema<Values, Checked>;
  /** The user to change; without it a new one is created. */
  user?: ManagedUser;
  company: string;
  change: { mutateAsync: (input: Checked) => Promise<User>; isPending: boolean };
  onClose: () => void;
};

/** The form of a user. Fields that cannot be changed are shown and locked; a blank password is not sent. */
export function UserForm<Checked>({ title, schema, user, company, change, onClose }: Props<Checked>) {
  const { admin, secondFactorRule } = useTexts();
  const entry = useEntryForm({
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
  return (
    <EntryDialog
      wide
      title={title}
      changes={user !== undefined}
      entry={entry}
      busy={change.isPending}
      onClose={onClose}
    >
      <Fields user={user} field={entry.field} />
      {user?.hasSecondFactor && (
        <label className="flex items-start gap-2.5 text-sm sm:col-span-2">
          <CheckBox {...entry.form.register('resetSecondFactor')} />
          <span>
            {secondFactorRule.reset} <span className="block text-xs text-muted">{secondFactorRule.resetHint}</span>
          </span>
        </label>
      )}
      {user && <p className="text-sm text-muted sm:col-span-2">{admin.signsOut}</p>}
    </EntryDialog>
  );
}

type FieldsProps = { user: User | undefined; field: EntryField<Values> };

function Fields({ user, field }: FieldsProps) {
  const { admin, session } = useTexts();
  const locked = user ? { readOnly: true, hint: admin.locked } : {};
  return (
    <>
      <Field label={admin.firstName} {...field('firstName')} />
      <Field label={admin.lastName} {...field('lastName')} />
      <Field label={admin.email} type="email" className="sm:col-span-2" {...locked} {...field('email')} />
      <Field label={admin.username} autoCapitalize="none" {...locked} {...field('username')} />
      <PasswordField
        label={user ? admin.newPassword : admin.password}
        autoComplete="new-password"
        hint={user ? admin.keepPassword : session.passwordHint(limits.passwordMinimum)}
        {...field('password', user && { setValueAs: (text: string) => text || undefined })}
      />
      <Field label={admin.company} readOnly hint={user ? admin.locked : admin.companyLocked} {...field('company')} />
      <RoleField isNew={!user} {...field('role')} />
    </>
  );
}

function RoleField({ isNew, ...select }: ReturnType<EntryField<Values>> & { isNew: boolean }) {
  const { admin, frame } = useTexts();
  return (
    <SelectField label={admin.role} {...select}>
      {isNew && (
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
  );
}
