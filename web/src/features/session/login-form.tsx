import { valibotResolver } from '@hookform/resolvers/valibot';
import { loginInput } from '@cotejo/contract';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api-client.ts';
import { say, useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useSignIn } from './use-session.ts';

export function LoginForm({ onDone }: { onDone: () => void }) {
  const texts = useTexts();
  const { succeeded, failed } = useSignIn('login', onDone);
  const { register, handleSubmit, formState: { errors } } = useForm({ resolver: valibotResolver(loginInput), defaultValues: { username: '', password: '' } });
  const login = useMutation({ mutationFn: (input: { username: string; password: string }) => call('POST /api/login', { input }), onSuccess: succeeded, onError: failed });
  const errorOf = (name: 'username' | 'password') => errors[name]?.message && say(texts, errors[name].message);
  return (
    <form noValidate onSubmit={handleSubmit((input) => login.mutate(input))} className="grid gap-4">
      <Field label={texts.session.username} autoComplete="username" autoCapitalize="none" error={errorOf('username')} {...register('username')} />
      <Field label={texts.session.password} type="password" autoComplete="current-password" error={errorOf('password')} {...register('password')} />
      <Button type="submit" variant="primary" busy={login.isPending} disabled={login.isPending} className="mt-2 w-full">{login.isPending ? texts.session.loggingIn : texts.session.loginAction}</Button>
    </form>
  );
}
