import type { HistoryEntry } from '@cotejo/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileClock, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../../lib/api-client.ts';
import { say, useTexts } from '../../texts/index.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { EmptyState, Skeleton } from '../../ui/states.tsx';
import { groupsOf } from './groups.ts';
import { HistoryCard, Place } from './history-card.tsx';
import { historyQuery, type HistoryFilter } from './queries.ts';
import { RoleCandidates } from './role-candidates.tsx';

type Props = { filter: HistoryFilter; onSearch: (q: string | undefined) => void };

export function HistoryPage({ filter, onSearch }: Props) {
  const { history, product, frame } = useTexts();
  const kind = filter.resumeId ? 'resume' : filter.roleId ? 'role' : 'all';
  return (
    <div className="page py-8">
      <title>{`${history.titles[kind]} · ${product}`}</title>
      <PageHead title={history.titles[kind]} intro={history.intros[kind]}>
        <div className="flex flex-wrap gap-2">
          {filter.roleId !== undefined && (
            <Link to="/roles/$roleId" params={{ roleId: String(filter.roleId) }} className={buttonClass()}>
              {history.role}
            </Link>
          )}
          {kind !== 'all' && (
            <Link to="/history" search={{}} className={buttonClass()}>
              {history.viewAll}
            </Link>
          )}
          <Link to="/analyze" search={{}} className={buttonClass({ variant: 'primary' })}>
            <Plus size={16} aria-hidden="true" />
            {frame.newAnalysis}
          </Link>
        </div>
      </PageHead>
      <SearchBox
        label={history.search}
        clearLabel={history.clear}
        term={filter.q ?? ''}
        onTerm={(term) => onSearch(term.trim() || undefined)}
      />
      {filter.roleId !== undefined && !filter.q && <RoleCandidates roleId={filter.roleId} />}
      <List filter={filter} empty={filter.q ? history.noneFound : history.empty[kind]} />
    </div>
  );
}

function List({ filter, empty }: { filter: HistoryFilter; empty: string }) {
  const texts = useTexts();
  const { history } = texts;
  const list = useInfiniteQuery({ ...historyQuery(filter), placeholderData: keepPreviousData });
  if (list.isPending) return <Loading label={history.loading} />;
  const reason = list.isError && failureText(list.error, '') && (
    <p className="text-muted">{say(texts, failureText(list.error, ''))}</p>
  );
  if (!list.data)
    return (
      <Problem busy={list.isFetching} onRetry={() => void list.refetch()}>
        {reason}
      </Problem>
    );
  const entries = list.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <EmptyState icon={FileClock}>{empty}</EmptyState>;
  return (
    <div className="grid justify-items-stretch gap-6">
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {groupsOf(entries).map((group) => (
          <Group key={group[0]!.id} group={group} />
        ))}
      </ul>
      {list.isError && (
        <Problem
          busy={list.isFetching}
          onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        >
          {reason}
        </Problem>
      )}
      {!list.isError && (
        <MoreButton list={list} className="justify-self-center">
          {history.more}
        </MoreButton>
      )}
    </div>
  );
}

/** An entry, or the batches of a role under its name. */
function Group({ group }: { group: HistoryEntry[] }) {
  const [entry] = group as [HistoryEntry];
  if (group.length === 1)
    return (
      <li className="grid grid-cols-1">
        <HistoryCard entry={entry}>
          <Place entry={entry} />
        </HistoryCard>
      </li>
    );
  return (
    <li className="col-span-full rounded-box border border-base-300 p-3 sm:p-4">
      <Place entry={entry} />
      <ul className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {group.map((one) => (
          <li key={one.id} className="grid grid-cols-1">
            <HistoryCard entry={one} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Problem({ busy, onRetry, children }: { busy: boolean; onRetry: () => void; children: ReactNode }) {
  const { history, frame } = useTexts();
  return (
    <div role="alert">
      <Notice tone="error">
        <p className="font-semibold">{history.failed}</p>
        <p>{history.failedHint}</p>
        {children}
        <Button size="small" busy={busy} onClick={onRetry} className="mt-3">
          {frame.retry}
        </Button>
      </Notice>
    </div>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} data-skeleton className="sheet grid gap-3 p-4 sm:p-5">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="mt-4 h-10 w-32" />
        </div>
      ))}
    </div>
  );
}
