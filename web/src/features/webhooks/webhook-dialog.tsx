import { newWebhookInput, type Webhook, webhookEvents } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as v from 'valibot';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Field } from '../../ui/field.tsx';
import { EntryDialog } from '../dialogs/entry-dialog.tsx';
import { ShownOnceDialog } from '../dialogs/shown-once-dialog.tsx';
import { useEntryForm } from '../forms/use-entry-form.ts';
import { showFailure } from '../messages/show-failure.ts';
import { webhooksQuery } from './queries.ts';
import { useWebhookChange } from './use-webhook-change.ts';

type Props = { webhook?: Webhook | undefined; onClose: () => void };

/** Asks whom to call when, for a webhook or a new one, whose secret it then shows, once. */
export function WebhookDialog({ webhook, onClose }: Props) {
  const { webhooks: words } = useTexts();
  const [secret, setSecret] = useState<string>();
  const create = useWebhookCreation(setSecret);
  const change = useWebhookChange(words.edited, onClose);
  const { url = '', events = [...webhookEvents], personalData = false } = webhook ?? {};
  const entry = useEntryForm({
    schema: newWebhookInput,
    draft: `webhook ${webhook?.id ?? ''}`,
    send: (input) => (webhook ? change.mutateAsync({ id: webhook.id, input }) : create.mutateAsync(input)),
    defaultValues: { url, events, personalData },
  });
  if (secret !== undefined)
    return <ShownOnceDialog title={words.made} text={words.madeText} secret={secret} onClose={onClose} />;
  const { field, form, errorOf } = entry;
  const eventsError = errorOf('events');
  return (
    <EntryDialog
      title={webhook ? words.editTitle : words.addTitle}
      changes={webhook !== undefined}
      entry={entry}
      busy={create.isPending || change.isPending}
      onClose={onClose}
    >
      <Field label={words.url} hint={words.urlHint} type="url" placeholder="https://" {...field('url')} />
      <fieldset className="grid gap-2 text-sm" aria-invalid={eventsError ? true : undefined}>
        <legend className="mb-1 font-medium">{words.events}</legend>
        {webhookEvents.map((event) => (
          <label key={event} className="flex items-center gap-2.5">
            <CheckBox value={event} {...form.register('events')} />
            {words.eventNames[event]}
          </label>
        ))}
        {eventsError && (
          <p role="alert" className="text-error">
            {eventsError}
          </p>
        )}
      </fieldset>
      <label className="flex items-start gap-2.5 text-sm">
        <CheckBox {...form.register('personalData')} />
        <span>
          {words.personalData} <span className="block text-xs text-muted">{words.personalDataHint}</span>
        </span>
      </label>
    </EntryDialog>
  );
}

/** Makes a webhook; `onMade` gets the only sight of its secret. */
function useWebhookCreation(onMade: (secret: string) => void) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: v.InferOutput<typeof newWebhookInput>) => call('POST /api/webhooks', { input }),
    onSuccess: ({ secret }) => onMade(secret),
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, texts.webhooks.addFailed)),
    onSettled: () => queryClient.invalidateQueries(webhooksQuery),
  });
}
