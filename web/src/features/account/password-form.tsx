import { limits, passwordChangeInput, type Calls, type InputOf, type User } from '@cotejo/contract';
import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { useEntryForm } from '../forms/use-entry-form.ts';
import { showFailure } from '../messages/show-failure.ts';

/** The input of the call, and the new password once more. */
const schema = v.pipe(
  v.object({ ...passwordChangeInput.entries, confirmPassword: v.string() }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      (input) => input.newPassword === input.confirmPassword,
      "Passwords don't match",
    ),
    ['confirmPassword'],
  ),
);

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the user's own password, which needs the current one. */
export function PasswordForm({ user }: { user: User }) {
  const { password, session } = useTexts();
  const change = usePasswordChange(user);
  const { form, field, isDirty, submit } = useEntryForm({
    schema,
    defaultValues: empty,
    send: async (input) => {
      await change.mutateAsync(input);
      form.reset();
    },
  });
  return (
    <form noValidate onSubmit={submit} className="sheet grid gap-4 p-4 sm:grid-cols-2 sm:p-6">
      <input type="text" autoComplete="username" value={user.username} readOnly hidden />
      <PasswordField
        label={password.current}
        autoComplete="current-password"
        className="sm:col-span-2"
        {...field('currentPassword')}
      />
      <PasswordField
        label={password.next}
        hint={session.passwordHint(limits.passwordMinimum)}
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <PasswordField label={password.confirm} autoComplete="new-password" {...field('confirmPassword')} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
        <Button type="submit" variant="primary" busy={change.isPending} disabled={!isDirty || change.isPending}>
          {change.isPending ? password.saving : password.save}
        </Button>
        <p className="text-sm text-muted">{password.hint}</p>
      </div>
    </form>
  );
}

function usePasswordChange(user: User) {
  const texts = useTexts();
  const { password } = texts;
  return useMutation({
    mutationFn: ({ currentPassword, newPassword }: InputOf<Calls['PUT /api/user/:id/password']>) =>
      call('PUT /api/user/:id/password', { params: { id: user.id }, input: { currentPassword, newPassword } }),
    onSuccess: () => showToast({ title: password.changed, description: password.changedText }),
    onError: (error) => showFailure(texts, password.failed, failureText(error, password.failedText)),
  });
}
