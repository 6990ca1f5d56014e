import { limits, registerInput } from '@cotejo/contract';
import { useMutation } from '@tanstack/react-query';
import type { InferInput } from 'valibot';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { useEntryForm } from '../forms/use-entry-form.ts';
import { useSignIn } from './use-session.ts';

type Values = InferInput<typeof registerInput>;

const empty: Values = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  company: '',
  password: '',
  confirmPassword: '',
};
const names = ['firstName', 'lastName', 'username', 'email', 'company'] as const;
const inputs: Record<(typeof names)[number], { type?: string; autoComplete: string; className?: string }> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  username: { autoComplete: 'username', className: 'sm:col-span-2' },
  email: { type: 'email', autoComplete: 'email', className: 'sm:col-span-2' },
  company: { autoComplete: 'organization', className: 'sm:col-span-2' },
};

export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { session } = useTexts();
  const { succeeded, failed } = useSignIn('register', onDone);
  const registration = useMutation({
    mutationFn: (input: Values) => call('POST /api/register', { input }),
    onSuccess: succeeded,
    onError: failed,
  });
  const { field, submit } = useEntryForm({
    schema: registerInput,
    send: registration.mutateAsync,
    defaultValues: empty,
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      {names.map((name) => (
        <Field key={name} label={session[name]} {...inputs[name]} {...field(name)} />
      ))}
      <PasswordField
        label={session.password}
        hint={session.passwordHint(limits.passwordMinimum)}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField label={session.confirmPassword} autoComplete="new-password" {...field('confirmPassword')} />
      <Button
        type="submit"
        variant="primary"
        busy={registration.isPending}
        disabled={registration.isPending}
        className="mt-2 w-full sm:col-span-2"
      >
        {registration.isPending ? session.registering : session.registerAction}
      </Button>
    </form>
  );
}
