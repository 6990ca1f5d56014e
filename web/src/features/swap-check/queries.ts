import type { SwapKind } from '@cotejo/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The last check of a role by swaps, asked for again while it runs. */
export const swapCheckQuery = (roleId: number) =>
  queryOptions({
    queryKey: ['swap-check', roleId],
    queryFn: ({ signal }) => call('GET /api/roles/:id/swap-check', { params: { id: roleId }, signal }),
    refetchInterval: ({ state }) => state.data?.check?.state === 'running' && 1500,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });

/** Why a swap has moved the score of a candidacy; of the same check it is the same. */
export const explainedSwapQuery = (roleId: number, checkId: number, candidacyId: number, kind: SwapKind) =>
  queryOptions({
    queryKey: ['explained-swap', roleId, checkId, candidacyId, kind],
    queryFn: ({ signal }) =>
      call('GET /api/roles/:id/swap-check/:analysisId', {
        params: { id: roleId, analysisId: candidacyId },
        query: { kind },
        signal,
      }),
  });
