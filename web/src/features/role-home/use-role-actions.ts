import { type CandidateStatus, knownStatus } from '@cotejo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { refreshLists } from '../../lib/refresh-lists.ts';
import { useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showChange } from '../candidates/held.ts';
import { showFailure } from '../messages/show-failure.ts';
import { refreshRole } from './queries.ts';

type Role = { id: number; name: string };
type Held = { id: number; status: string };

/** What can be done with several candidacies of a role at once. Their messages undo a status, a removal and a move. */
export function useRoleActions(role: Role) {
  const texts = useTexts();
  const { forms, people, candidates, moves } = texts;
  const queryClient = useQueryClient();
  const refresh = () => Promise.all([refreshRole(queryClient, role.id), refreshLists(queryClient)]);
  const fail = (reason: string) => () => showFailure(texts, forms.error, reason);

  const statuses = useMutation({
    mutationFn: async ({ wanted }: { wanted: Held[]; before: Held[] }) => {
      for (const [status, group] of Map.groupBy(wanted, (one) => knownStatus(one.status)))
        await call('PUT /api/roles/:id/candidacies/status', {
          params: { id: role.id },
          input: { ids: group.map(({ id }) => id), status },
        });
    },
    onSuccess: (_done, { wanted, before }) => {
      for (const { id, status } of wanted) showChange(queryClient, id, { status });
      showToast({
        title: people.statusesUpdated(wanted.length),
        action: { label: forms.undo, run: () => statuses.mutate({ wanted: before, before: wanted }) },
      });
    },
    onError: fail(candidates.statusFailed),
    onSettled: refresh,
  });

  const move = useMutation({
    mutationFn: ({ ids, to }: { ids: number[]; to: Role | null }) =>
      call('PUT /api/candidacies/role', { input: { ids, roleId: to?.id ?? null } }),
    onSuccess: (_done, { ids, to }) => {
      if (to?.id === role.id) return;
      showToast({
        title: to ? moves.moved(ids.length, to.name) : people.removed(ids.length),
        action: { label: forms.undo, run: () => move.mutate({ ids, to: role }) },
      });
    },
    onError: (_error, { to }) => fail(to ? moves.moveFailed : people.removeFailed)(),
    onSettled: refresh,
  });

  return {
    busy: statuses.isPending || move.isPending,
    setStatus: (chosen: Held[], status: CandidateStatus) =>
      statuses.mutate({ wanted: chosen.map(({ id }) => ({ id, status })), before: chosen }),
    remove: (ids: number[]) => move.mutate({ ids, to: null }),
    move: (ids: number[], to: Role) => move.mutate({ ids, to }),
  };
}
