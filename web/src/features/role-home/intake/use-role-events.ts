import type { Candidacy, RoleEvent } from '@cotejo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listen } from '../../../lib/event-stream.ts';
import { refreshRole } from '../queries.ts';

export type RoleCounts = Omit<Extract<RoleEvent, { what: 'counts' }>, 'what'>;

/** Milliseconds between two reloads of the list, however many rows change meanwhile. */
const pause = 1200;

/** Follows the changes of a role, made by the server or by colleagues: gives its counts, and reloads changed rows. */
export function useRoleEvents(roleId: number): RoleCounts | undefined {
  const queryClient = useQueryClient();
  const [counts, setCounts] = useState<RoleCounts>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refreshSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void refreshRole(queryClient, roleId);
      }, pause);
    };
    const stop = listen('GET /api/roles/:id/events', { id: roleId }, (event) => {
      if (event.what === 'counts') setCounts(event);
      if (event.what !== 'changed') return;
      refreshSoon();
      void queryClient.invalidateQueries({
        predicate: ({ queryKey, state }) =>
          queryKey[0] === 'candidacy' &&
          (event.resumeIds === null || event.resumeIds.includes((state.data as Candidacy | undefined)?.resumeId ?? 0)),
      });
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [roleId, queryClient]);
  return counts;
}
