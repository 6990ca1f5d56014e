import type { PluginOverview } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { PluginsTable } from './plugins-table.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { TrialCard } from './trial-card.tsx';
import { pluginsQuery } from './queries.ts';

/** The plugins of each stage with their state, and a trial of them all. */
export function PluginsTab() {
  const { plugins } = useTexts();
  const query = useQuery(pluginsQuery);
  const { data, isPending, isFetching, isError, refetch } = query;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card
        title={plugins.title}
        hint={plugins.order}
        actions={
          data && (
            <Button size="small" icon={RefreshCw} busy={isFetching} onClick={() => void refetch()}>
              {plugins.again}
            </Button>
          )
        }
      >
        <div className="grid grid-cols-1 gap-3">
          {isError && <LoadProblem text={plugins.loadFailed} queries={[query]} />}
          {isPending && <SkeletonRows label={plugins.loading} count={8} />}
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
      {budget && (
        <Notice tone={isSpent ? 'warning' : 'info'}>
          {plugins.budget(figure(budget.spent), figure(budget.limit))}
          {isSpent && ` ${plugins.budgetSpent}`}
        </Notice>
      )}
    </>
  );
}
