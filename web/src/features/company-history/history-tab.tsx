import type { CompanyHistoryEntry, ManagedUser } from '@cotejo/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download, ScrollText } from 'lucide-react';
import { addressOf } from '../../lib/api-client.ts';
import { secondText } from '../../lib/dates.ts';
import { type Texts, useTexts } from '../../texts/index.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import type { HistoryFilters } from './filters.ts';
import { HistoryFilterFields } from './history-filters.tsx';
import { companyHistoryQuery } from './queries.ts';
import { queryOf } from './query.ts';
import { actorOf, nameOf, sentenceOf } from './sentence.ts';

type Props = { users: ManagedUser[]; filters: HistoryFilters; onFilters: (filters: HistoryFilters) => void };

/** Who has done what in the company, newest first, with filters that stand in the address. */
export function CompanyHistoryTab({ users, filters, onFilters }: Props) {
  const texts = useTexts();
  const { companyHistory: words } = texts;
  const list = useInfiniteQuery({ ...companyHistoryQuery(filters), placeholderData: keepPreviousData });
  const entries = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card
      title={words.title}
      hint={words.hint}
      actions={
        <a
          href={addressOf('GET /api/admin/history.csv', {}, queryOf(filters))}
          download
          className={buttonClass({ variant: 'outline' })}
        >
          <Download size={16} aria-hidden="true" className="shrink-0" />
          {words.save}
        </a>
      }
    >
      <HistoryFilterFields
        filters={filters}
        users={users}
        about={aboutOf(filters, entries, texts)}
        onFilters={onFilters}
      />
      {list.isError && <LoadProblem text={words.loadFailed} queries={[list]} />}
      {list.isPending && <SkeletonRows label={words.loading} count={8} />}
      {list.data && entries.length === 0 && <EmptyState icon={ScrollText}>{words.none}</EmptyState>}
      {entries.length > 0 && (
        <ol aria-label={words.title} className="grid grid-cols-1 divide-y divide-base-300">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <MoreButton list={list} className="mt-4">
        {words.more}
      </MoreButton>
    </Card>
  );
}

/** What all entries are about, if they are; its name stands in those that are about itself. */
function aboutOf({ about, aboutId }: HistoryFilters, entries: CompanyHistoryEntry[], texts: Texts): string | undefined {
  if (!about || !aboutId) return undefined;
  const named = entries.find(({ subject }) => subject?.kind === about && subject.id === aboutId)?.subject;
  return nameOf(named ?? { kind: about, id: aboutId, name: null }, texts);
}

/** A sentence with its moment; the proof of it behind a press. */
function Entry({ entry }: { entry: CompanyHistoryEntry }) {
  const texts = useTexts();
  const { companyHistory: words } = texts;
  const { createdAt, place, hash } = entry;
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-1 py-2.5 text-sm sm:grid-cols-[9.5rem_minmax(0,1fr)_auto]">
      <time dateTime={createdAt} className="text-muted tabular-nums">
        {secondText(createdAt)}
      </time>
      <p className="min-w-0 wrap-anywhere">
        <span className="font-medium">{actorOf(entry, texts)}</span> {sentenceOf(entry, texts)}
      </p>
      {place !== null && (
        <details className="text-xs text-muted sm:text-right">
          <summary className="inline-flex min-h-6 cursor-pointer items-center" title={words.proof}>
            {words.place(place)}
          </summary>
          <code className="block wrap-anywhere sm:max-w-[17rem]">{hash}</code>
        </details>
      )}
    </li>
  );
}
