import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FlaskConical, Trash2 } from 'lucide-react';
import { call, failureText } from '../../lib/api-client.ts';
import { refreshLists } from '../../lib/refresh-lists.ts';
import { useLanguage, useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showFailure } from '../messages/show-failure.ts';
import { worklistQuery } from './queries.ts';

/** Loads the samples and opens their role, in which one sees them fall into a list. */
export function TrySamples() {
  const texts = useTexts();
  const { samples } = texts;
  const language = useLanguage();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const adding = useMutation({
    mutationFn: () => call('POST /api/samples', { input: { language } }),
    onSuccess: ({ roleId }) => navigate({ to: '/roles/$roleId', params: { roleId: String(roleId) } }),
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, samples.failed)),
    onSettled: refresh,
  });
  return (
    <section aria-label={samples.try} className="sheet mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
      <p className="min-w-0 flex-1 basis-72">{samples.offer}</p>
      <Button icon={FlaskConical} busy={adding.isPending} onClick={() => adding.mutate()}>
        {adding.isPending ? samples.trying : samples.try}
      </Button>
    </section>
  );
}

/** Says that there are samples, and removes them. */
export function RemoveSamples() {
  const texts = useTexts();
  const { samples } = texts;
  const refresh = useRefresh();
  const removing = useMutation({
    mutationFn: () => call('DELETE /api/samples'),
    onSuccess: () => showToast({ title: samples.removed }),
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, samples.removeFailed)),
    onSettled: refresh,
  });
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      {samples.there}
      <Button size="small" icon={Trash2} busy={removing.isPending} onClick={() => removing.mutate()}>
        {samples.remove}
      </Button>
    </p>
  );
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => Promise.all([queryClient.invalidateQueries(worklistQuery), refreshLists(queryClient)]);
}
