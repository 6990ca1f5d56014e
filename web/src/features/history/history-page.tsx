import type { HistoryEntry } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileClock, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../../lib/api-client.ts';
import { say, useTexts } from '../../texts/index.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState, Skeleton } from '../../ui/states.tsx';
import { HistoryCard } from './history-card.tsx';
import { historyQuery, type HistoryFilter } from './queries.ts';

/** What the address says: the filter, and the page from 1. */
export type HistoryAddress = HistoryFilter & { page?: number | undefined };
type Props = { address: HistoryAddress; onPage: (page: number) => void };

const pageSize = 24;

export function HistoryPage({ address, onPage }: Props) {
  const { history, product, frame } = useTexts();
  const kind = address.resumeId ? 'resume' : address.roleId ? 'role' : 'all';
  return (
    <div className="page py-8">
      <title>{`${history.titles[kind]} · ${product}`}</title>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">{history.titles[kind]}</h1>
          <p className="mt-1 max-w-prose text-muted">{history.intros[kind]}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {kind !== 'all' && <Link to="/history" search={{}} className={buttonClass()}>{history.viewAll}</Link>}
          <Link to="/analyze" search={{}} className={buttonClass({ variant: 'primary' })}><Plus size={16} aria-hidden="true" />{frame.newAnalysis}</Link>
        </div>
      </div>
      <List address={address} empty={history.empty[kind]} onPage={onPage} />
    </div>
  );
}

function List({ address, empty, onPage }: Props & { empty: string }) {
  const texts = useTexts();
  const { history } = texts;
  const list = useQuery(historyQuery(address));
  if (list.isPending) return <Loading label={history.loading} />;
  if (list.isError) {
    return (
      <Problem busy={list.isFetching} onRetry={() => void list.refetch()}>
        {failureText(list.error, '') && <p className="text-muted">{say(texts, failureText(list.error, ''))}</p>}
      </Problem>
    );
  }
  if (list.data.length === 0) return <EmptyState icon={FileClock}>{empty}</EmptyState>;
  return <Cards entries={list.data} page={address.page ?? 1} onPage={onPage} />;
}

function Cards({ entries, page, onPage }: { entries: HistoryEntry[]; page: number; onPage: (page: number) => void }) {
  const { history, table } = useTexts();
  const index = Math.min(page, Math.ceil(entries.length / pageSize)) - 1;
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {entries.slice(index * pageSize, (index + 1) * pageSize).map((entry) => <li key={entry.id} className="grid"><HistoryCard entry={entry} /></li>)}
      </ul>
      {entries.length > pageSize && <Pager label={history.titles.all} texts={table} pageIndex={index} size={pageSize} total={entries.length} onPageIndex={(next) => onPage(next + 1)} />}
    </>
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
        <Button size="small" busy={busy} onClick={onRetry} className="mt-3">{frame.retry}</Button>
      </Notice>
    </div>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} data-skeleton className="sheet grid gap-3 p-4 sm:p-5">
          <Skeleton className="h-5 w-3/5" /><Skeleton className="h-4 w-4/5" /><Skeleton className="h-4 w-2/5" /><Skeleton className="mt-4 h-10 w-32" />
        </div>
      ))}
    </div>
  );
}
