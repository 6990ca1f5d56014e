import type { Calls, InputOf, OutputOf, User } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { codeInput } from '@cotejo/contract';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { useEntryForm } from '../forms/use-entry-form.ts';
import { showFailure } from '../messages/show-failure.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { ShownOnceDialog } from '../dialogs/shown-once-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import { secondFactorQuery } from './queries.ts';

type Begun = OutputOf<Calls['POST /api/second-factor']>;

/** Sets a second factor up: asks for the password, then for a code of the app, and shows the recovery codes once. */
export function SetUp({ user, onDone }: { user: User; onDone?: () => void }) {
  const { secondFactor: words } = useTexts();
  const queryClient = useQueryClient();
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();
  // Only now, as the screens that these change show no codes any more.
  const finish = async () => {
    queryClient.setQueryData(currentUserQuery.queryKey, withoutNeed);
    await queryClient.invalidateQueries(secondFactorQuery);
    onDone?.();
  };
  return (
    <>
      {begun ? <Confirm begun={begun} onConfirmed={setCodes} /> : <Begin user={user} onBegun={setBegun} />}
      {codes && (
        <ShownOnceDialog
          title={words.codes}
          text={words.codesText}
          secret={codes.join('\n')}
          onClose={() => void finish()}
        />
      )}
    </>
  );
}

const withoutNeed = (user: User | null | undefined): User | null | undefined => {
  if (!user) return user;
  const { needsSecondFactor: _, ...rest } = user;
  return rest;
};

const passwordSchema = v.object({ password: v.string() });

function Begin({ user, onBegun }: { user: User; onBegun: (begun: Begun) => void }) {
  const { secondFactor: words } = useTexts();
  const begin = useChange('POST /api/second-factor', onBegun);
  const { field, submit } = useEntryForm({
    schema: passwordSchema,
    defaultValues: { password: '' },
    send: begin.mutateAsync,
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-sm gap-4">
      <input type="text" autoComplete="username" value={user.username} readOnly hidden />
      <PasswordField label={words.password} autoComplete="current-password" {...field('password')} />
      <div>
        <Button type="submit" variant="primary" busy={begin.isPending} disabled={begin.isPending}>
          {begin.isPending ? words.beginning : words.begin}
        </Button>
      </div>
    </form>
  );
}

const codeSchema = v.object({ code: codeInput });

function Confirm({ begun, onConfirmed }: { begun: Begun; onConfirmed: (codes: string[]) => void }) {
  const { secondFactor: words } = useTexts();
  const confirm = useChange('POST /api/second-factor/confirm', ({ recoveryCodes }) => {
    showToast({ title: words.confirmed });
    onConfirmed(recoveryCodes);
  });
  const { form, field, submit } = useEntryForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    send: confirm.mutateAsync,
  });
  useEffect(() => form.setFocus('code'), [form]);
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap gap-6">
      <QrCode text={begun.address} label={words.picture} />
      <div className="grid min-w-0 flex-1 basis-64 content-start gap-4">
        <p className="text-sm">{words.scan}</p>
        <p className="text-sm">
          {words.byHand} <code className="block font-medium wrap-anywhere select-all">{inGroups(begun.secret)}</code>
        </p>
        <Field
          label={words.code}
          hint={words.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...field('code')}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary" busy={confirm.isPending} disabled={confirm.isPending}>
            {confirm.isPending ? words.confirming : words.confirm}
          </Button>
          <p className="text-sm text-muted">{words.elsewhere}</p>
        </div>
      </div>
    </form>
  );
}

/** As people type it. */
const inGroups = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');

type Change = 'POST /api/second-factor' | 'POST /api/second-factor/confirm';

/** Makes a call of the setting up, and says what failed. */
function useChange<Name extends Change>(name: Name, onSuccess: (output: OutputOf<Calls[Name]>) => void) {
  const texts = useTexts();
  const { secondFactor: words, forms } = texts;
  return useMutation({
    mutationFn: (input: InputOf<Calls[Name]>) => call(name, { input } as never),
    onSuccess,
    onError: (error) => showFailure(texts, forms.error, failureText(error, words.failed)),
  });
}
