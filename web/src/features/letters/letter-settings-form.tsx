import type { LetterSettings } from '@cotejo/contract';
import { limits } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showFailure } from '../messages/show-failure.ts';
import { letterSettingsQuery } from './queries.ts';

const days = { type: 'number', min: 0, max: limits.dueDaysMaximum, step: 1, inputMode: 'numeric' } as const;
const numberIn = (text: string): number | null => (text === '' ? null : Number(text));

/** Whom candidates write to, and after how many days letters are due. */
export function LetterSettingsForm({ settings }: { settings: LetterSettings }) {
  const { letterTemplates: words, forms } = useTexts();
  const [values, setValues] = useState(settings);
  const change = useSettingsChange();
  const isChanged = JSON.stringify(values) !== JSON.stringify(settings);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate(values);
  };
  return (
    <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <Field
        label={words.contact}
        hint={words.contactHint}
        value={values.contact ?? ''}
        maxLength={limits.contactMaximum}
        className="sm:col-span-2"
        onChange={({ target }) => setValues({ ...values, contact: target.value || null })}
      />
      <Field
        label={words.noticeDays}
        hint={words.daysHint}
        value={values.noticeDays ?? ''}
        onChange={({ target }) => setValues({ ...values, noticeDays: numberIn(target.value) })}
        {...days}
      />
      <Field
        label={words.explanationDays}
        hint={words.daysHint}
        value={values.explanationDays ?? ''}
        onChange={({ target }) => setValues({ ...values, explanationDays: numberIn(target.value) })}
        {...days}
      />
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" busy={change.isPending} disabled={!isChanged || change.isPending}>
          {forms.save}
        </Button>
      </div>
    </form>
  );
}

function useSettingsChange() {
  const texts = useTexts();
  const { letterTemplates: words } = texts;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: LetterSettings) => call('PUT /api/letters/settings', { input }),
    onSuccess: (stored) => {
      queryClient.setQueryData(letterSettingsQuery.queryKey, stored);
      showToast({ title: words.settingsSaved });
    },
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, words.failed)),
  });
}
