import type { FoundPerson } from '@cotejo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { FoundRow } from './found-row.tsx';
import type { knownPeopleQuery, searchQuery } from './queries.ts';

type Props = {
  label: string;
  query: ReturnType<typeof searchQuery> | ReturnType<typeof knownPeopleQuery>;
  /** What can be done with those who are shown. */
  renderAbove?: (shown: FoundPerson[]) => ReactNode;
  /** What can be done with a person. */
  renderActions?: (person: FoundPerson) => ReactNode;
};

/** People whom a search has found, with their verdicts, and how many were judged for it. */
export function FoundList({ label, query, renderAbove, renderActions }: Props) {
  const { pool } = useTexts();
  const list = useInfiniteQuery(query as ReturnType<typeof searchQuery>);
  if (list.isPending) return <SkeletonRows label={pool.asking} count={4} />;
  if (list.isLoadingError) return <LoadProblem text={pool.failed} queries={[list]} />;
  const items = list.data.pages.flatMap((page) => page.items);
  const { understood, looked, nearest, found, done } = list.data.pages[0]!;
  return (
    <>
      <p role="status" className="my-3 text-sm text-muted">
        {done ? pool.looked(found, looked) : pool.looking(looked, nearest)}
      </p>
      {done && items.length === 0 && <EmptyState icon={UserSearch}>{pool.nobody}</EmptyState>}
      {items.length > 0 && renderAbove?.(items)}
      <ul aria-label={label} className="divide-y divide-base-300">
        {items.map((person) => (
          <FoundRow key={person.personId} person={person} understood={understood}>
            {renderActions?.(person)}
          </FoundRow>
        ))}
      </ul>
      <MoreButton list={list} centered>
        {pool.more}
      </MoreButton>
    </>
  );
}
