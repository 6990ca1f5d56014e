import type { ListedCandidacy } from '@cotejo/contract';
import { Users } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { useTexts } from '../../../texts/index.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ListPart } from '../../../ui/list-part.tsx';
import { EmptyState, SkeletonRows } from '../../../ui/states.tsx';
import { NotByName } from '../../blind/not-by-name.tsx';
import { LoadProblem } from '../../messages/load-problem.tsx';
import type { OnAddress, RoleAddress } from '../address.ts';
import type { RolePeople } from '../use-role-people.ts';
import { MoreRows } from '../more-rows.tsx';
import { CandidacyRow } from './candidacy-row.tsx';
import { rowGrid } from './row-grid.ts';

type Props = { people: RolePeople; blind: boolean; address: RoleAddress; onAddress: OnAddress };

/** The candidacies of a role, which are loaded further as somebody scrolls to their end. */
export function CandidacyList({ people, blind, address, onAddress }: Props) {
  const { people: texts } = useTexts();
  const { list, items, openId, chosenIds } = people;
  const box = useRef<HTMLDivElement>(null);
  // The one whom an address names may come with a later part of the list.
  const isThere = items.some(({ id }) => id === openId);
  useEffect(() => {
    box.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [openId, isThere]);
  if (list.isPending) return <SkeletonRows label={texts.loading} count={6} />;
  if (list.isError && items.length === 0) return <LoadProblem text={texts.loadFailed} queries={[list]} />;
  if (items.length === 0) {
    const waiting = list.data?.pages[0]?.waiting ?? 0;
    const none = waiting > 0 ? texts.noneYet(waiting) : texts.none;
    return (
      <EmptyState icon={Users}>
        {address.q || address.status ? texts.noneFound : none}
        {address.q && <NotByName inBlind={blind} />}
      </EmptyState>
    );
  }
  return (
    <div
      ref={box}
      className="@container min-h-0 flex-1 overflow-y-auto rounded-field border border-base-300 bg-base-100"
    >
      <Heads sort={address.sort} onSort={(sort) => onAddress({ sort })} />
      <div role="list" aria-label={texts.list}>
        {list.data?.pages.map((page, index) => (
          <Rows
            key={index}
            items={page.items}
            openId={page.items.some(({ id }) => id === openId) ? openId : undefined}
            chosenIds={chosenIds}
            onShow={people.show}
            onToggle={people.toggle}
          />
        ))}
      </div>
      <MoreRows list={list} />
    </div>
  );
}

type RowsProps = Pick<RolePeople, 'openId' | 'chosenIds'> & {
  items: ListedCandidacy[];
  onShow: RolePeople['show'];
  onToggle: RolePeople['toggle'];
};

/** The rows that came with one answer of the server. */
const Rows = memo(function Rows({ items, openId, chosenIds, onShow, onToggle }: RowsProps) {
  return (
    <ListPart rows={items.length} rowHeight={3.5} className="border-t border-base-300 first:border-t-0">
      {items.map((candidacy) => (
        <CandidacyRow
          key={candidacy.id}
          candidacy={candidacy}
          current={candidacy.id === openId}
          chosen={chosenIds.has(candidacy.id)}
          onShow={onShow}
          onToggle={onToggle}
        />
      ))}
    </ListPart>
  );
});

const sortable = [
  { column: 'score', down: '-score', up: 'score' },
  { column: 'name', down: 'name', up: '-name' },
  { column: 'musts', down: '-musts', up: 'musts' },
  { column: 'coverage' },
  { column: 'status', down: 'status', up: '-status' },
  { column: 'salary', down: 'salary', up: '-salary' },
  { column: 'added', down: '-added', up: 'added' },
] as const;

/** The names of the columns, where there are columns; pressing one orders by it. */
function Heads({
  sort = '-score',
  onSort,
}: {
  sort: RoleAddress['sort'];
  onSort: (sort: RoleAddress['sort']) => void;
}) {
  const { people } = useTexts();
  return (
    <div
      className={classNames(
        'sticky top-0 z-10 border-b border-base-300 bg-base-200 pr-3 text-xs font-semibold text-muted @max-3xl:hidden',
        rowGrid,
      )}
    >
      <span />
      {sortable.map((head) =>
        'down' in head ? (
          <button
            key={head.column}
            type="button"
            onClick={() => onSort(sort === head.down ? head.up : head.down)}
            className={classNames(
              'h-8 cursor-pointer truncate hover:text-base-content',
              ['score', 'added'].includes(head.column) ? 'text-right' : 'text-left',
              (sort === head.down || sort === head.up) && 'text-primary',
            )}
          >
            {people.columns[head.column]}
            {(sort === head.down || sort === head.up) && (sort.startsWith('-') ? ' ↓' : ' ↑')}
          </button>
        ) : (
          <span key={head.column}>{people.columns[head.column]}</span>
        ),
      )}
    </div>
  );
}
