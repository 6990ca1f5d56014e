import { loginInput } from '@cotejo/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { useEntryForm } from '../forms/use-entry-form.ts';
import { useSignIn } from './use-session.ts';

export function LoginForm({ onDone }: { onDone: () => void }) {
  const { session } = useTexts();
  const { succeeded, failed } = useSignIn('login', onDone);
  const login = useMutation({
    mutationFn: (input: { username: string; password: string }) => call('POST /api/login', { input }),
    onSuccess: succeeded,
    onError: failed,
  });
  const { field, submit } = useEntryForm({
    schema: loginInput,
    send: login.mutateAsync,
    defaultValues: { username: '', password: '' },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={session.username} autoComplete="username" autoCapitalize="none" {...field('username')} />
      <PasswordField label={session.password} autoComplete="current-password" {...field('password')} />
      <Button type="submit" variant="primary" busy={login.isPending} disabled={login.isPending} className="mt-2 w-full">
        {login.isPending ? session.loggingIn : session.loginAction}
      </Button>
    </form>
  );
}
