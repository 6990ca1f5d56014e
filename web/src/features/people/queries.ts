import { limits, type PeopleList } from '@cotejo/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Everything about people: the list and each person lie below it, so that a change of one refreshes all. */
export const peopleKey = ['people'] as const;

const nobody: PeopleList = { items: [], total: 0, isLike: false, isCut: false, waiting: 0, nextCursor: null };

/** The people whose names hold the words of `q`, in parts. A longer text is a question, whose words nobody has. */
export const peopleQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...peopleKey, 'list', q],
    queryFn: async ({ pageParam, signal }): Promise<PeopleList> =>
      q.length > limits.nameMaximum
        ? nobody
        : call('GET /api/people', {
            query: { ...(q && { q }), ...(pageParam && { cursor: pageParam }), limit: 50 },
            signal,
          }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const personQuery = (id: number) =>
  queryOptions({
    queryKey: [...peopleKey, id],
    queryFn: ({ signal }) => call('GET /api/people/:id', { params: { id }, signal }),
    staleTime: 0,
  });

export const changesQuery = (id: number, resumeId: number) =>
  queryOptions({
    queryKey: [...peopleKey, id, 'changes', resumeId],
    queryFn: ({ signal }) => call('GET /api/people/:id/changes/:resumeId', { params: { id, resumeId }, signal }),
  });

export const factsQuery = (id: number, resumeId: number) =>
  queryOptions({
    queryKey: [...peopleKey, id, 'facts', resumeId],
    queryFn: ({ signal }) => call('GET /api/people/:id/facts/:resumeId', { params: { id, resumeId }, signal }),
  });
