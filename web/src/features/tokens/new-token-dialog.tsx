import { limits, newTokenInput, type User } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { EntryDialog } from '../dialogs/entry-dialog.tsx';
import { ShownOnceDialog } from '../dialogs/shown-once-dialog.tsx';
import { useEntryForm } from '../forms/use-entry-form.ts';
import { showFailure } from '../messages/show-failure.ts';
import { tokensQuery } from './queries.ts';

const DAY = 86_400_000;
const lifetimes = ['7', '30', '90', '365'] as const;

const { name, scope, admin } = newTokenInput.entries;
/** The input of the call, with days in place of the end. */
const schema = v.object({ name, scope, admin, days: v.picklist(lifetimes) });

type Props = { user: User; onClose: () => void };

/** Asks what a new token is for, and then shows it, once. */
export function NewTokenDialog({ user, onClose }: Props) {
  const { tokens: words } = useTexts();
  const [made, setMade] = useState<string>();
  const create = useTokenCreation(setMade);
  const entry = useEntryForm({
    schema,
    draft: 'token',
    send: create.mutateAsync,
    defaultValues: { name: '', scope: 'read', admin: false, days: '90' },
  });
  if (made !== undefined)
    return <ShownOnceDialog title={words.made} text={words.madeText} secret={made} onClose={onClose} />;
  const { field } = entry;
  return (
    <EntryDialog title={words.addTitle} changes={false} entry={entry} busy={create.isPending} onClose={onClose}>
      <Field label={words.name} hint={words.nameHint} maxLength={limits.nameMaximum} {...field('name')} />
      <SelectField label={words.scope} {...field('scope')}>
        <option value="read">{words.scopes.read}</option>
        <option value="write">{words.scopes.write}</option>
      </SelectField>
      <SelectField label={words.lifetime} {...field('days')}>
        {lifetimes.map((days) => (
          <option key={days} value={days}>
            {words.days(Number(days))}
          </option>
        ))}
      </SelectField>
      {user.role === 'admin' && (
        <label className="flex items-start gap-2.5 text-sm">
          <CheckBox {...entry.form.register('admin')} />
          <span>
            {words.admin} <span className="block text-xs text-muted">{words.adminHint}</span>
          </span>
        </label>
      )}
    </EntryDialog>
  );
}

/** Makes a token; `onMade` gets the only sight of it. */
function useTokenCreation(onMade: (token: string) => void) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ days, ...input }: v.InferOutput<typeof schema>) => {
      const expiresAt = new Date(Date.now() + Number(days) * DAY).toISOString();
      return call('POST /api/tokens', { input: { ...input, expiresAt } });
    },
    onSuccess: ({ token }) => onMade(token),
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, texts.tokens.addFailed)),
    onSettled: () => queryClient.invalidateQueries(tokensQuery),
  });
}
