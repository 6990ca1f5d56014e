import { limits, type SwapCheck } from '@cotejo/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useId } from 'react';
import { call, failureText } from '../../lib/api-client.ts';
import { minuteText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { MovedScores } from './moved-scores.tsx';
import { MovementsTable } from './movements-table.tsx';
import { swapCheckQuery } from './queries.ts';

type Props = { roleId: number; onOpen: (candidacyId: number) => void };

/** Whether scores of a role move when something about a person is swapped that should not count. */
export function SwapCheckSection({ roleId, onOpen }: Props) {
  const texts = useTexts();
  const { swapCheck: words } = texts;
  const headingId = useId();
  const queryClient = useQueryClient();
  const query = useQuery(swapCheckQuery(roleId));
  const start = useMutation({
    mutationFn: () => call('POST /api/roles/:id/swap-check', { params: { id: roleId } }),
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, words.wentWrong)),
    onSettled: () => queryClient.invalidateQueries(swapCheckQuery(roleId)),
  });
  const { data } = query;
  const check = data?.check;
  const isHeld = check?.state === 'running' || !data || data.scored === 0;
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-4 border-t border-base-300 pt-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h3 id={headingId} className="text-base">
            {words.title}
          </h3>
          <p className="max-w-prose text-sm text-muted">{words.hint(limits.resumesOfSwapCheck)}</p>
        </div>
        <Button
          icon={Scale}
          busy={start.isPending || check?.state === 'running'}
          aria-disabled={isHeld || undefined}
          onClick={() => {
            if (!isHeld && !start.isPending) start.mutate();
          }}
        >
          {check ? words.again : words.start}
        </Button>
      </div>
      {query.isLoadingError && <LoadProblem text={words.loadFailed} queries={[query]} />}
      {query.isPending && <Skeleton className="h-16" />}
      {data?.scored === 0 && <p className="text-sm text-muted">{words.nobody}</p>}
      {check && <State check={check} />}
      {check && check.movements.length > 0 && <MovementsTable movements={check.movements} />}
      {check && check.moved.length > 0 && <MovedScores roleId={roleId} check={check} onOpen={onOpen} />}
      {check?.state === 'done' && check.movements.length > 0 && check.moved.length === 0 && (
        <p className="text-sm">{words.none}</p>
      )}
      <Disclosure title={words.about}>
        {words.explanation.map((paragraph) => (
          <p key={paragraph} className="max-w-prose text-sm">
            {paragraph}
          </p>
        ))}
      </Disclosure>
    </section>
  );
}

function State({ check }: { check: SwapCheck }) {
  const { swapCheck: words } = useTexts();
  const { state, done, of, outdated, rubricVersion, createdAt, unreadable, movements } = check;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p role="status" className="text-sm">
        {state === 'running' ? words.running(done, of) : words.made(minuteText(createdAt), done, rubricVersion)}
      </p>
      {state === 'running' && <ProgressBar label={words.progress} fraction={done / of} />}
      {state === 'failed' && <Notice tone="error">{words.failed}</Notice>}
      {outdated && <Notice tone="warning">{words.outdated(rubricVersion)}</Notice>}
      {unreadable > 0 && <p className="text-sm text-muted">{words.unreadable(unreadable)}</p>}
      {state === 'done' && movements.length === 0 && <p className="text-sm text-muted">{words.nothing}</p>}
    </div>
  );
}
