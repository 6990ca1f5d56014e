import type { Webhook } from '@cotejo/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pause, Pencil, Play, Plus, RotateCcw, Send, Trash2, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { LoadProblem } from '../messages/load-problem.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { DeleteWebhookDialog } from './delete-webhook-dialog.tsx';
import { Deliveries } from './deliveries.tsx';
import { webhooksQuery } from './queries.ts';
import { useWebhookChange } from './use-webhook-change.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

/** The programs that are told when something happens, and whether they take it. */
export function WebhooksTab() {
  const { webhooks: words } = useTexts();
  const list = useQuery(webhooksQuery);
  const [isNew, setNew] = useState(false);
  const [edited, setEdited] = useState<Webhook>();
  const [unwanted, setUnwanted] = useState<Webhook>();
  return (
    <Card
      title={words.title}
      hint={words.hint}
      actions={
        <Button variant="primary" icon={Plus} onClick={() => setNew(true)}>
          {words.add}
        </Button>
      }
    >
      {list.isPending && <SkeletonRows label={words.loading} count={2} />}
      {list.isLoadingError && <LoadProblem text={words.loadFailed} queries={[list]} />}
      {list.data?.length === 0 && <EmptyState icon={WebhookIcon}>{words.none}</EmptyState>}
      {list.data?.some(({ dead }) => dead > 0) && (
        <Notice tone="error" className="mb-4">
          {words.deadNotice}
        </Notice>
      )}
      {list.data && list.data.length > 0 && (
        <ul aria-label={words.title} className="grid grid-cols-1 divide-y divide-base-300">
          {list.data.map((webhook) => (
            <OneWebhook
              key={webhook.id}
              webhook={webhook}
              onEdit={() => setEdited(webhook)}
              onDelete={() => setUnwanted(webhook)}
            />
          ))}
        </ul>
      )}
      {isNew && <WebhookDialog onClose={() => setNew(false)} />}
      {edited && <WebhookDialog webhook={edited} onClose={() => setEdited(undefined)} />}
      {unwanted && <DeleteWebhookDialog webhook={unwanted} onClose={() => setUnwanted(undefined)} />}
    </Card>
  );
}

type Props = { webhook: Webhook; onEdit: () => void; onDelete: () => void };

function OneWebhook({ webhook, onEdit, onDelete }: Props) {
  const { webhooks: words } = useTexts();
  const { id, url, events, personalData, paused, waiting, dead } = webhook;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="grid grid-cols-1 gap-2 py-3 text-sm first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <code className="font-medium">{url}</code>
            {paused && <Badge>{words.paused}</Badge>}
            {personalData && <Badge tone="warning">{words.withPersonalData}</Badge>}
            {waiting > 0 && <Badge>{words.waiting(waiting)}</Badge>}
            {dead > 0 && <Badge tone="error">{words.dead(dead)}</Badge>}
          </p>
          <p className="text-muted">{events.map((event) => words.eventNames[event]).join(' · ')}</p>
          {paused && <p className="text-muted">{words.pausedText}</p>}
        </div>
        <Actions webhook={webhook} onEdit={onEdit} onDelete={onDelete} />
      </div>
      <Disclosure title={words.deliveries} onOpen={() => setOpen(true)}>
        {isOpen && <Deliveries id={id} />}
      </Disclosure>
    </li>
  );
}

function Actions({ webhook: { id, url, paused, dead }, onEdit, onDelete }: Props) {
  const { forms, webhooks: words } = useTexts();
  const test = useTest();
  const retry = useRetry();
  const change = useWebhookChange(paused ? words.goesOn : words.paused);
  const setPaused = (to: boolean) => change.mutate({ id, input: { paused: to } });
  return (
    <div className="flex flex-wrap gap-2">
      {dead > 0 && (
        <Button
          icon={RotateCcw}
          aria-label={words.retryOf(url)}
          busy={retry.isPending}
          onClick={() => retry.mutate(id)}
        >
          {words.retry}
        </Button>
      )}
      {paused ? (
        <Button icon={Play} aria-label={words.goOnOf(url)} busy={change.isPending} onClick={() => setPaused(false)}>
          {words.goOn}
        </Button>
      ) : (
        <>
          <Button icon={Send} aria-label={words.testOf(url)} busy={test.isPending} onClick={() => test.mutate(id)}>
            {words.test}
          </Button>
          <Button icon={Pause} aria-label={words.pauseOf(url)} busy={change.isPending} onClick={() => setPaused(true)}>
            {words.pause}
          </Button>
        </>
      )}
      <Button icon={Pencil} aria-label={words.editOf(url)} onClick={onEdit}>
        {words.edit}
      </Button>
      <Button icon={Trash2} aria-label={words.deleteOf(url)} onClick={onDelete}>
        {forms.delete}
      </Button>
    </div>
  );
}

function useRetry() {
  const texts = useTexts();
  const { webhooks: words, forms } = texts;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('POST /api/webhooks/:id/retry', { params: { id } }),
    onSuccess: () => showToast({ title: words.retried }),
    onError: (error) => showFailure(texts, forms.error, failureText(error, words.retryFailed)),
    onSettled: () => queryClient.invalidateQueries(webhooksQuery),
  });
}

function useTest() {
  const texts = useTexts();
  const { webhooks: words, forms } = texts;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('POST /api/webhooks/:id/test', { params: { id } }),
    onSuccess: () => showToast({ title: words.testSent, description: words.testSentText }),
    onError: (error) => showFailure(texts, forms.error, failureText(error, words.testFailed)),
    onSettled: () => queryClient.invalidateQueries(webhooksQuery),
  });
}
