import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { call, failureText } from '../../lib/api-client.ts';
import { dayText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AskDialog } from '../dialogs/ask-dialog.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { secondFactorRuleQuery } from './queries.ts';

/** Whether everybody in the company needs a second factor, and the switch. */
export function SecondFactorRuleCard() {
  const { secondFactorRule: words } = useTexts();
  const query = useQuery(secondFactorRuleQuery);
  return (
    <Card title={words.title} hint={words.hint} className="mt-6">
      {query.isPending && <SkeletonRows label={words.loading} count={1} />}
      {query.isLoadingError && <LoadProblem text={words.loadFailed} queries={[query]} />}
      {query.data && <Switch since={query.data.since} />}
    </Card>
  );
}

function Switch({ since }: { since: string | null }) {
  const { secondFactorRule: words } = useTexts();
  const [asking, setAsking] = useState(false);
  const isRequired = since !== null;
  const change = useRuleChange(() => setAsking(false));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="flex-1 basis-60 text-sm font-medium">{since === null ? words.off : words.on(dayText(since))}</p>
      <Button icon={isRequired ? ShieldOff : ShieldCheck} onClick={() => setAsking(true)}>
        {isRequired ? words.end : words.require}
      </Button>
      {asking && (
        <AskDialog
          title={isRequired ? words.endTitle : words.requireTitle}
          action={isRequired ? words.endAction : words.requireAction}
          busy={change.isPending}
          onSubmit={() => change.mutate(!isRequired)}
          onClose={() => setAsking(false)}
        >
          <p>{isRequired ? words.endText : words.requireText}</p>
        </AskDialog>
      )}
    </div>
  );
}

/** Changes the rule. An administrator without a second factor is then led to set one up by the next call. */
function useRuleChange(onDone: () => void) {
  const texts = useTexts();
  const { secondFactorRule: words, forms } = texts;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (required: boolean) => call('PUT /api/admin/second-factor', { input: { required } }),
    onSuccess: ({ required }) => {
      showToast({ title: required ? words.begun : words.ended });
      onDone();
    },
    onError: (error) => showFailure(texts, forms.error, failureText(error, words.failed)),
    onSettled: () => queryClient.invalidateQueries(secondFactorRuleQuery),
  });
}
