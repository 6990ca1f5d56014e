import type { CandidacyList, CandidacySort, CandidateStatus, RoleActivity } from '@cotejo/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { candidaciesKey } from '../candidates/held.ts';
import type { RoleAddress } from './address.ts';

export type CandidacyFilter = {
  q?: string | undefined;
  status?: CandidateStatus | undefined;
  sort?: CandidacySort | undefined;
};

/** Entries per call. */
const pageSize = 100;

/** Asks the server again whenever the window gets the focus, since colleagues may work on the same role. */
const shared = { refetchOnWindowFocus: 'always', staleTime: 0 } as const;

/** A role's candidacies that fit a filter, part by part. */
export const candidaciesQuery = (roleId: number, filter: CandidacyFilter) =>
  infiniteQueryOptions({
    queryKey: [...candidaciesKey(roleId), filter],
    queryFn: ({ signal, pageParam }): Promise<CandidacyList> =>
      call('GET /api/roles/:id/candidacies', {
        params: { id: roleId },
        query: { ...filter, limit: pageSize, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...shared,
  });

/** The best three of a role. */
export const topQuery = (roleId: number) =>
  queryOptions({
    queryKey: ['role-top', roleId],
    queryFn: ({ signal }) =>
      call('GET /api/roles/:id/candidacies', { params: { id: roleId }, query: { limit: 3 }, signal }),
    ...shared,
  });

/** The files of a role that wait to be judged, or that could not be. */
export const roleFilesQuery = (roleId: number, state: 'waiting' | 'failed') =>
  queryOptions({
    queryKey: ['role-files', roleId, state],
    queryFn: ({ signal }) => call('GET /api/roles/:id/files', { params: { id: roleId }, query: { state }, signal }),
    ...shared,
  });

/** What has happened in a role, part by part, newest first. */
export const activityQuery = (roleId: number, { q, what }: Pick<RoleAddress, 'q' | 'what'>) =>
  infiniteQueryOptions({
    queryKey: ['role-activity', roleId, q, what],
    queryFn: ({ signal, pageParam }): Promise<RoleActivity> =>
      call('GET /api/roles/:id/activity', {
        params: { id: roleId },
        query: { limit: pageSize, ...(q && { q }), ...(what && { what }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    ...shared,
  });

/** The verdicts of a candidacy as they were before a change of its score; they do not change any more. */
export const pastJudgmentQuery = (id: number, entryId: number) =>
  queryOptions({
    queryKey: ['past-judgment', id, entryId],
    queryFn: ({ signal }) =>
      call('GET /api/candidacies/:id/activity/:entryId/judgment', { params: { id, entryId }, signal }),
  });

/** Loads the lists, counts, files and activity of a role's page anew, but no single candidacy. */
export async function refreshRole(queryClient: QueryClient, roleId: number): Promise<void> {
  await Promise.all(
    [candidaciesKey(roleId), ['role', roleId], ['role-files', roleId], ['role-activity', roleId]].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
