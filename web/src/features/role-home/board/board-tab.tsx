import { type CandidateStatus, candidateStatuses, knownStatus, type ListedCandidacy } from '@cotejo/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../texts/index.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ListPart } from '../../../ui/list-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { statusMarks } from '../../candidates/statuses.ts';
import { useStatusChange } from '../../candidates/use-changes.ts';
import type { OnAddress } from '../address.ts';
import { MoreRows } from '../more-rows.tsx';
import { candidaciesQuery, refreshRole } from '../queries.ts';
import { BoardCard, type CardActions } from './board-card.tsx';

type Props = { roleId: number; statuses: Record<string, number>; onAddress: OnAddress };

/** The people of a role by status. Cards are moved by dragging, by their list of statuses and by keys. */
export function BoardTab({ roleId, statuses, onAddress }: Props) {
  const { board } = useTexts();
  const { mutateAsync } = useStatusChange();
  const list = useRef<HTMLUListElement>(null);
  const dragged = useRef<ListedCandidacy>(undefined);
  const queryClient = useQueryClient();
  const move = useCallback(
    async (candidacy: ListedCandidacy, status: CandidateStatus) => {
      if (knownStatus(candidacy.status) === status) return;
      await mutateAsync({ candidate: candidacy, value: status }).catch(() => undefined);
      await refreshRole(queryClient, roleId);
    },
    [mutateAsync, queryClient, roleId],
  );
  const actions = useMemo<CardActions>(
    () => ({
      onDrag: (candidacy) => {
        dragged.current = candidacy;
      },
      onMove: (candidacy, status) => void move(candidacy, status),
      onKeyMove: async (candidacy, status) => {
        await move(candidacy, status);
        // The card is drawn anew in another column, where it gets the focus back.
        list.current?.querySelector<HTMLElement>(`[data-card="${candidacy.id}"]`)?.focus();
      },
      onShow: (id) => onAddress({ tab: undefined, status: undefined, q: undefined, candidate: id }, true),
    }),
    [dragged, list, move, onAddress],
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2">
      <p className="text-sm text-muted">{board.hint}</p>
      <ul
        ref={list}
        aria-label={board.label}
        className="flex min-h-80 flex-1 snap-x gap-3 overflow-x-auto pb-2 max-lg:min-h-[60vh]"
      >
        {candidateStatuses.map((status) => (
          <Column
            key={status}
            roleId={roleId}
            status={status}
            count={statuses[status] ?? 0}
            onDrop={() => {
              if (dragged.current) void move(dragged.current, status);
              dragged.current = undefined;
            }}
            actions={actions}
          />
        ))}
      </ul>
    </div>
  );
}

function Column({
  roleId,
  status,
  count,
  onDrop,
  actions,
}: {
  roleId: number;
  status: CandidateStatus;
  count: number;
  onDrop: () => void;
  actions: CardActions;
}) {
  const { candidates, board } = useTexts();
  const [over, setOver] = useState(false);
  const list = useInfiniteQuery(candidaciesQuery(roleId, { status }));
  const { icon: Icon, ink } = statusMarks[status];
  return (
    <li
      aria-label={candidates.statuses[status]}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
      className={classNames(
        'flex min-h-0 w-60 shrink-0 snap-start flex-col rounded-box border bg-base-200',
        over ? 'border-primary bg-primary/5' : 'border-base-300',
      )}
    >
      <h2 className="flex items-center gap-2 px-3 py-2 font-sans text-sm font-semibold">
        <Icon size={15} aria-hidden="true" className={ink} />
        <span className="min-w-0 truncate">{candidates.statuses[status]}</span>
        <span className="ml-auto text-xs font-normal text-muted tabular-nums">{count}</span>
      </h2>
      <div className="min-h-0 overflow-y-auto px-2">
        {list.isPending && <Skeleton className="h-16" />}
        {list.data?.pages[0]?.items.length === 0 && <p className="px-1 pb-2 text-xs text-muted">{board.empty}</p>}
        <div role="list" aria-label={candidates.statuses[status]}>
          {list.data?.pages.map(({ items }, index) => (
            <Cards key={index} items={items} status={status} actions={actions} />
          ))}
        </div>
        <MoreRows list={list} />
      </div>
    </li>
  );
}

type CardsProps = { items: ListedCandidacy[]; status: CandidateStatus; actions: CardActions };

/** The cards that came with one answer of the server, without those that have been moved since. */
const Cards = memo(function Cards({ items, status, actions }: CardsProps) {
  const cards = items.filter((one) => knownStatus(one.status) === status);
  return (
    <ListPart rows={cards.length} rowHeight={7} className="grid grid-cols-1 gap-2 pb-2">
      {cards.map((candidacy) => (
        <BoardCard key={candidacy.id} candidacy={candidacy} status={status} {...actions} />
      ))}
    </ListPart>
  );
});
