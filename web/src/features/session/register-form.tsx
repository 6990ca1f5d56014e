import { valibotResolver } from '@hookform/resolvers/valibot';
import { registerInput } from '@cotejo/contract';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { InferInput } from 'valibot';
import { call } from '../../lib/api-client.ts';
import { say, useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showIssues } from './form-errors.ts';
import { useSignIn } from './use-session.ts';

type Values = InferInput<typeof registerInput>;

const empty: Values = { firstName: '', lastName: '', username: '', email: '', company: '', password: '', confirmPassword: '' };
const names = Object.keys(empty) as (keyof Values)[];
const inputs: Record<keyof Values, { type?: string; autoComplete: string; className?: string }> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  username: { autoComplete: 'username', className: 'sm:col-span-2' },
  email: { type: 'email', autoComplete: 'email', className: 'sm:col-span-2' },
  company: { autoComplete: 'organization', className: 'sm:col-span-2' },
  password: { type: 'password', autoComplete: 'new-password' },
  confirmPassword: { type: 'password', autoComplete: 'new-password' },
};

export function RegisterForm({ onDone }: { onDone: () => void }) {
  const texts = useTexts();
  const { succeeded, failed } = useSignIn('register', onDone);
  const { register, handleSubmit, setError, formState: { errors } } = useForm({ resolver: valibotResolver(registerInput), defaultValues: empty });
  const registration = useMutation({
    mutationFn: (input: Values) => call('POST /api/register', { input }),
    onSuccess: succeeded,
    onError: (error) => { showIssues(error, names, setError); failed(error); },
  });
  const errorOf = (name: keyof Values) => errors[name]?.message && say(texts, errors[name].message);
  return (
    <form noValidate onSubmit={handleSubmit((input) => registration.mutate(input))} className="grid gap-4 sm:grid-cols-2">
      {names.map((name) => <Field key={name} label={texts.session[name]} error={errorOf(name)} {...inputs[name]} {...register(name)} />)}
      <Button type="submit" variant="primary" busy={registration.isPending} disabled={registration.isPending} className="mt-2 w-full sm:col-span-2">
        {registration.isPending ? texts.session.registering : texts.session.registerAction}
      </Button>
    </form>
  );
}
