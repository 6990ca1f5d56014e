import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { call, failureText } from '../../lib/api-client.ts';
import { dayText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { LoadProblem } from '../messages/load-problem.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { AskDialog } from '../dialogs/ask-dialog.tsx';
import { blindQuery } from './queries.ts';

/** Whether the whole company reviews blind, what that means, and the switch. */
export function BlindTab() {
  const { blind } = useTexts();
  const query = useQuery(blindQuery);
  return (
    <Card title={blind.company} hint={blind.companyHint}>
      <Meaning />
      {query.isPending && <SkeletonRows label={blind.loading} count={1} />}
      {query.isLoadingError && <LoadProblem text={blind.loadFailed} queries={[query]} />}
      {query.data && <Switch since={query.data.since} />}
    </Card>
  );
}

/** What blind review does, and what it does not. */
function Meaning() {
  const { blind } = useTexts();
  return (
    <ul className="mb-5 grid max-w-prose list-disc gap-1 ps-5 text-sm">
      {blind.meaning.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Switch({ since }: { since: string | null }) {
  const { blind } = useTexts();
  const [asking, setAsking] = useState(false);
  const isBlind = since !== null;
  const change = useCompanyBlind(() => setAsking(false));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-base-300 pt-4">
      <p className="flex-1 basis-60 text-sm font-medium">
        {since === null ? blind.isOff : blind.onSince(dayText(since))}
      </p>
      <Button variant={isBlind ? 'outline' : 'primary'} icon={isBlind ? Eye : EyeOff} onClick={() => setAsking(true)}>
        {isBlind ? blind.end : blind.begin}
      </Button>
      {asking && (
        <AskDialog
          title={isBlind ? blind.endCompanyTitle : blind.companyTitle}
          action={isBlind ? blind.endAction : blind.beginAction}
          busy={change.isPending}
          onSubmit={() => change.mutate(!isBlind)}
          onClose={() => setAsking(false)}
        >
          <p>{isBlind ? blind.endCompanyText : blind.companyText}</p>
        </AskDialog>
      )}
    </div>
  );
}

/** Switches for the company. Its badge in the head of every page sees to it that names go, or come back. */
function useCompanyBlind(onDone: () => void) {
  const texts = useTexts();
  const { blind, forms } = texts;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wanted: boolean) => call('PUT /api/admin/blind', { input: { blind: wanted } }),
    onSuccess: (stored) => {
      queryClient.setQueryData(blindQuery.queryKey, stored);
      showToast({ title: stored.company ? blind.begun : blind.ended });
      onDone();
    },
    onError: (error) => showFailure(texts, forms.error, failureText(error, blind.failed)),
  });
}
