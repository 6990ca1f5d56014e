import type { PluginOverview } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTexts } from '../../../texts/index.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Problem, Skeleton } from '../../../ui/states.tsx';
import { pluginsQuery } from '../queries.ts';
import { PluginsTable } from './plugins-table.tsx';
import { TrialCard } from './trial-card.tsx';

/** Which plugins serve which stage and how they are, and a trial of them all. */
export function PluginsTab() {
  const { plugins, frame } = useTexts();
  const { data, isPending, isFetching, isError, refetch } = useQuery(pluginsQuery);
  const again = () => void refetch();
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title={plugins.title} hint={plugins.order} actions={data && <Button size="small" icon={RefreshCw} busy={isFetching} onClick={again}>{plugins.again}</Button>}>
        <div className="grid grid-cols-1 gap-3">
          {isError && <Problem text={plugins.loadFailed} retryLabel={frame.retry} busy={isFetching} onRetry={again} />}
          {isPending && <Loading label={plugins.loading} />}
          {data && <Notes overview={data} />}
          {data && <PluginsTable overview={data} />}
        </div>
      </Card>
      <TrialCard />
    </div>
  );
}

function Notes({ overview: { offline, budget } }: { overview: PluginOverview }) {
  const { plugins, language } = useTexts();
  const figure = (count: number) => count.toLocaleString(language.locale);
  const isSpent = budget !== null && budget.spent >= budget.limit;
  return (
    <>
      {offline && <Notice>{plugins.offline}</Notice>}
      {budget && <Notice tone={isSpent ? 'warning' : 'info'}>{plugins.budget(figure(budget.spent), figure(budget.limit))}{isSpent && ` ${plugins.budgetSpent}`}</Notice>}
    </>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-px overflow-hidden rounded-field border border-base-300">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="flex h-10 items-center gap-6 px-3"><Skeleton className="h-4 w-1/5" /><Skeleton className="h-4 w-1/4" /><Skeleton className="ml-auto h-4 w-20" /></div>
      ))}
    </div>
  );
}
