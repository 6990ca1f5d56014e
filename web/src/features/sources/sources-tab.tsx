import type { IntakeSource } from '@cotejo/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FolderInput, Inbox, PlugZap } from 'lucide-react';
import { call, failureText } from '../../lib/api-client.ts';
import { secondText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { LoadProblem } from '../messages/load-problem.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { ArrivalsCard } from './arrivals-card.tsx';
import { sourcesQuery } from './queries.ts';

/** The folder and mailboxes that are read by themselves with their state, and what has come from them. */
export function SourcesTab() {
  const { sources } = useTexts();
  const list = useQuery(sourcesQuery);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title={sources.title} hint={sources.hint}>
        {list.isLoadingError && <LoadProblem text={sources.loadFailed} queries={[list]} />}
        {list.isPending && <SkeletonRows label={sources.loading} count={2} />}
        {list.data?.length === 0 && <EmptyState icon={Inbox}>{sources.none}</EmptyState>}
        {list.data && list.data.length > 0 && (
          <ul className="grid grid-cols-1 divide-y divide-base-300">
            {list.data.map((source) => (
              <Source key={source.name} source={source} />
            ))}
          </ul>
        )}
      </Card>
      {list.data && list.data.length > 0 && <ArrivalsCard />}
    </div>
  );
}

function Source({ source }: { source: IntakeSource }) {
  const { sources } = useTexts();
  const { name, kind, place, role, lookedAt, problem, taken, known, refused } = source;
  const title = kind === 'folder' ? sources.kinds.folder : `${sources.kinds.mailbox} ${name}`;
  const Icon = kind === 'folder' ? FolderInput : Inbox;
  return (
    <li className="grid grid-cols-1 gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-2 font-medium">
            <Icon size={16} aria-hidden="true" className="shrink-0 text-muted" />
            {title}
            <Badge tone={problem ? 'error' : lookedAt ? 'accent' : 'plain'}>
              {problem ? sources.fails : lookedAt ? sources.works : sources.unknown}
            </Badge>
          </h3>
          <p className="text-sm wrap-anywhere text-muted">{place}</p>
        </div>
        <TryButton name={name} title={title} />
      </div>
      {problem && <Notice tone="error">{sources.problems[problem]}</Notice>}
      <p className="text-sm wrap-anywhere text-muted">
        {kind === 'folder' ? sources.byFolder : role ? sources.forRole(role.name) : sources.forNobody}
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm tabular-nums">
        <span>{sources.counts(taken, known, refused)}</span>
        {lookedAt && <span className="text-muted">{sources.lookedAt(secondText(lookedAt))}</span>}
      </p>
    </li>
  );
}

/** Has a source looked at, and says whether that went well; what is wrong stands beside it then. */
function TryButton({ name, title }: { name: string; title: string }) {
  const texts = useTexts();
  const { sources } = texts;
  const queryClient = useQueryClient();
  const look = useMutation({
    mutationFn: () => call('POST /api/admin/intake/look', { query: { source: name } }),
    onSuccess: ({ problem, lookedAt }) => {
      if (problem) showToast({ title: sources.fails, description: sources.problems[problem], destructive: true });
      else if (lookedAt) showToast({ title: sources.tried, description: sources.triedText });
      else showToast({ title: sources.silent, description: sources.silentText, destructive: true });
    },
    onError: (error) => showFailure(texts, sources.fails, failureText(error, sources.tryFailed)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'intake'] }),
  });
  const label = look.isPending ? sources.trying : sources.try;
  return (
    <Button
      size="small"
      icon={PlugZap}
      busy={look.isPending}
      aria-label={`${label}: ${title}`}
      onClick={() => look.mutate()}
    >
      {label}
    </Button>
  );
}
