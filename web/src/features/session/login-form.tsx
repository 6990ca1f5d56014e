import { loginInput, type Calls, type InputOf } from '@cotejo/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, isRefused } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { useEntryForm } from '../forms/use-entry-form.ts';
import { useSignIn } from './use-session.ts';

export function LoginForm({ onDone }: { onDone: () => void }) {
  const { session } = useTexts();
  const { succeeded, failed } = useSignIn('login', onDone);
  // A second factor is asked for after the right password alone.
  const [asksCode, setAsksCode] = useState(false);
  const login = useMutation({
    mutationFn: (input: InputOf<Calls['POST /api/login']>) => call('POST /api/login', { input }),
    onSuccess: succeeded,
    onError: (error) => (isRefused(error, 'second-factor.needed') ? setAsksCode(true) : failed(error)),
  });
  const { form, field, submit } = useEntryForm({
    schema: loginInput,
    send: login.mutateAsync,
    defaultValues: { username: '', password: '' },
  });
  useEffect(() => void (asksCode && form.setFocus('code')), [asksCode, form]);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={session.username} autoComplete="username" autoCapitalize="none" {...field('username')} />
      <PasswordField label={session.password} autoComplete="current-password" {...field('password')} />
      {asksCode && <Field label={session.code} autoComplete="one-time-code" {...field('code')} />}
      <Button type="submit" variant="primary" busy={login.isPending} disabled={login.isPending} className="mt-2 w-full">
        {login.isPending ? session.loggingIn : session.loginAction}
      </Button>
    </form>
  );
}
