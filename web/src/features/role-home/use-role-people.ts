import type { ListedCandidacy } from '@cotejo/contract';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useWide } from '../../ui/use-wide.ts';
import type { OnAddress, RoleAddress } from './address.ts';
import { candidacyQuery } from '../candidates/queries.ts';
import { candidaciesQuery } from './queries.ts';

const nobody: ListedCandidacy[] = [];
const noneChosen: ReadonlySet<number> = new Set();
/** The number of candidacies after the open one that are loaded ahead, so that the next key shows them at once. */
const ahead = 2;

export type RolePeople = ReturnType<typeof useRolePeople>;

/** The candidacies of a role that fit the address, the one that is open, and those that are chosen. */
export function useRolePeople(roleId: number, address: RoleAddress, onAddress: OnAddress) {
  const { q, status, sort, candidate } = address;
  const wide = useWide();
  const list = useInfiniteQuery({
    ...candidaciesQuery(roleId, { q, status, sort }),
    placeholderData: keepPreviousData,
  });
  const items = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? nobody, [list.data]);
  const openId = candidate === 'none' ? undefined : (candidate ?? (wide ? items[0]?.id : undefined));
  const index = items.findIndex(({ id }) => id === openId);
  useAhead(items, index);
  const step = (by: number) => {
    const next = items[Math.max(0, index + by)];
    if (next && next.id !== openId) onAddress({ candidate: next.id });
    if (index + by >= items.length - 1 && list.hasNextPage && !list.isFetching) void list.fetchNextPage();
  };
  /** Shows another one in place of the open one, who is about to leave the list. */
  const stepOver = () => step(index >= items.length - 1 ? -1 : 1);
  return {
    list,
    items,
    total: list.data?.pages[0]?.total ?? 0,
    statuses: list.data?.pages[0]?.statuses ?? {},
    openId,
    index,
    open: items[index],
    step,
    stepOver,
    show: useCallback((id: number) => onAddress({ candidate: id }, !wide), [onAddress, wide]),
    close: () => onAddress({ candidate: 'none' }),
    ...useChosen(items),
  };
}

/** Loads the candidacies after the open one ahead. */
function useAhead(items: ListedCandidacy[], index: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (index < 0) return;
    for (const { id } of items.slice(index + 1, index + 1 + ahead))
      void queryClient.prefetchQuery({ ...candidacyQuery(id), staleTime: 60_000 });
  }, [items, index, queryClient]);
}

/** The candidacies that are ticked, as far as they are in the list. */
function useChosen(items: ListedCandidacy[]) {
  const [ids, setIds] = useState(noneChosen);
  return {
    chosen: useMemo(() => items.filter(({ id }) => ids.has(id)), [items, ids]),
    chosenIds: ids,
    toggle: useCallback(
      (id: number) =>
        setIds((before) => {
          const after = new Set(before);
          if (!after.delete(id)) after.add(id);
          return after;
        }),
      [],
    ),
    chooseAll: () => setIds(new Set(items.map(({ id }) => id))),
    clear: () => setIds(noneChosen),
  };
}
