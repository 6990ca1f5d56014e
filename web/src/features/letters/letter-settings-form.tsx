import type { LetterSettings } from '@cotejo/contract';
import { limits } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, NumberField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showFailure } from '../messages/show-failure.ts';
import { letterSettingsQuery } from './queries.ts';

const days = { min: 0, max: limits.dueDaysMaximum };

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
      <NumberField
        label={words.noticeDays}
        hint={words.daysHint}
        value={values.noticeDays}
        onChange={(noticeDays) => setValues({ ...values, noticeDays })}
        {...days}
      />
      <NumberField
        label={words.explanationDays}
        hint={words.daysHint}
        value={values.explanationDays}
        onChange={(explanationDays) => setValues({ ...values, explanationDays })}
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
