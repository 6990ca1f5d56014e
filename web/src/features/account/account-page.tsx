import { profileInput, type User } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InferInput } from 'valibot';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DraftNote } from '../forms/draft-note.tsx';
import { useEntryForm } from '../forms/use-entry-form.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { PasswordForm } from './password-form.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { SecondFactorTab } from '../second-factor/second-factor-tab.tsx';
import { TokensTab } from '../tokens/tokens-tab.tsx';

export function AccountPage({ user }: { user: User }) {
  const { account, password, product, secondFactor, tokens } = useTexts();
  const [tab, setTab] = useState<'details' | 'password' | 'factor' | 'tokens'>('details');
  return (
    <div className="page max-w-3xl py-8">
      <title>{`${account.title} · ${product}`}</title>
      <h1 className="text-3xl">{account.title}</h1>
      <p className="mt-1 mb-6 text-muted">{account.intro}</p>
      <Tabs
        label={account.title}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { key: 'details', label: account.tab },
          // Who has no password has nothing to guard it by.
          ...(user.byProvider
            ? []
            : [
                { key: 'password' as const, label: password.tab },
                { key: 'factor' as const, label: secondFactor.tab },
              ]),
          { key: 'tokens', label: tokens.tab },
        ]}
      >
        {tab === 'details' && <DetailsForm user={user} />}
        {tab === 'password' && <PasswordForm user={user} />}
        {tab === 'factor' && <SecondFactorTab user={user} />}
        {tab === 'tokens' && <TokensTab user={user} />}
      </Tabs>
    </div>
  );
}

type Values = InferInput<typeof profileInput>;
const names = ['firstName', 'lastName', 'email', 'company'] as const;
const autoComplete = { firstName: 'given-name', lastName: 'family-name', email: 'email', company: 'organization' };

function DetailsForm({ user }: { user: User }) {
  const { account } = useTexts();
  const values: Values = {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email,
    company: user.company ?? '',
  };
  const update = useDetailsChange(user);
  const { field, isDirty, submit, draft } = useEntryForm({
    schema: profileInput,
    values,
    draft: 'details',
    send: update.mutateAsync,
  });
  return (
    <form noValidate onSubmit={submit} className="sheet grid gap-4 p-4 sm:grid-cols-2 sm:p-6">
      <DraftNote draft={draft} className="sm:col-span-2" />
      {names.map((name) => (
        <Field
          key={name}
          label={account[name]}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete={autoComplete[name]}
          {...field(name)}
        />
      ))}
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" busy={update.isPending} disabled={!isDirty || update.isPending}>
          {update.isPending ? account.saving : account.save}
        </Button>
      </div>
    </form>
  );
}

function useDetailsChange(user: User) {
  const texts = useTexts();
  const { account } = texts;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Values) => call('PUT /api/user/:id', { params: { id: user.id }, input }),
    onSuccess: (updated) => {
      queryClient.setQueryData(currentUserQuery.queryKey, updated);
      showToast({ title: account.updated, description: account.updatedText });
    },
    onError: (error) => showFailure(texts, account.updateFailed, failureText(error, account.updateFailedText)),
  });
}
