import { useInfiniteQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { FoundRow } from './found-row.tsx';
import { knownPeopleQuery } from './queries.ts';
import { TakeUp } from './take-up.tsx';

type Props = { roleId: number; onTaken: () => void };

/** The people whom a role knows, with their verdicts, and how many were judged for it. */
export function FoundList({ roleId, onTaken }: Props) {
  const { pool } = useTexts();
  const list = useInfiniteQuery(knownPeopleQuery(roleId));
  if (list.isPending) return <SkeletonRows label={pool.asking} count={4} />;
  if (list.isLoadingError) return <LoadProblem text={pool.failed} queries={[list]} />;
  const items = list.data.pages.flatMap((page) => page.items);
  const { looked, nearest, found, done } = list.data.pages[0]!;
  return (
    <>
      <p role="status" className="my-3 text-sm text-muted">
        {done ? pool.looked(found, looked) : pool.looking(looked, nearest)}
      </p>
      {done && items.length === 0 && <EmptyState icon={UserSearch}>{pool.nobody}</EmptyState>}
      <ul aria-label={pool.knownTitle} className="divide-y divide-base-300">
        {items.map((person) => (
          <FoundRow key={person.personId} person={person}>
            <TakeUp roleId={roleId} person={person} onTaken={onTaken} />
          </FoundRow>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="mt-4 grid place-items-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {pool.more}
          </Button>
        </div>
      )}
    </>
  );
}
