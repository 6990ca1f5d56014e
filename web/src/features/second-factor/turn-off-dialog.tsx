import { codeInput, type Calls, type InputOf, type User } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AskDialog } from '../dialogs/ask-dialog.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { useEntryForm } from '../forms/use-entry-form.ts';
import { showFailure } from '../messages/show-failure.ts';
import { secondFactorQuery } from './queries.ts';

const schema = v.object({ password: v.string(), code: codeInput });
type Props = { user: User; onClose: () => void };

/** Turns one's own second factor off, which needs the password and a code. */
export function TurnOffDialog({ user, onClose }: Props) {
  const { secondFactor: words } = useTexts();
  const end = useEnd(onClose);
  const { field, submit } = useEntryForm({
    schema,
    defaultValues: { password: '', code: '' },
    send: end.mutateAsync,
  });
  return (
    <AskDialog
      title={words.turnOffTitle}
      action={words.turnOffAction}
      busy={end.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{words.turnOffText}</p>
      <input type="text" autoComplete="username" value={user.username} readOnly hidden />
      <PasswordField label={words.password} autoComplete="current-password" {...field('password')} />
      <Field label={words.anyCode} autoComplete="one-time-code" {...field('code')} />
    </AskDialog>
  );
}

function useEnd(onDone: () => void) {
  const texts = useTexts();
  const { secondFactor: words, forms } = texts;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<Calls['POST /api/second-factor/end']>) =>
      call('POST /api/second-factor/end', { input }),
    onSuccess: () => {
      showToast({ title: words.turnedOff });
      onDone();
    },
    onError: (error) => showFailure(texts, forms.error, failureText(error, words.failed)),
    onSettled: () => queryClient.invalidateQueries(secondFactorQuery),
  });
}
