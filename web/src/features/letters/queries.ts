import type { Language, LetterKind } from '@cotejo/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Everything about letters lies below it, so that a change refreshes all. */
export const lettersKey = ['letters'] as const;

/** The letters of a candidacy. */
export const lettersQuery = (id: number) =>
  queryOptions({
    queryKey: [...lettersKey, 'of', id],
    queryFn: ({ signal }) => call('GET /api/candidacies/:id/letters', { params: { id }, signal }),
    staleTime: 0,
  });

/** A letter as it would be now. It is not asked for again while somebody edits it. */
export const draftQuery = (id: number, kind: LetterKind, language: Language) =>
  queryOptions({
    queryKey: ['letter-draft', id, kind, language],
    queryFn: ({ signal }) =>
      call('GET /api/candidacies/:id/letters/draft', { params: { id }, query: { kind, language }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** All letters of the company that are due, in parts. */
export const dueQuery = infiniteQueryOptions({
  queryKey: [...lettersKey, 'due'],
  queryFn: ({ signal, pageParam }) =>
    call('GET /api/letters/due', { query: { limit: 50, ...(pageParam && { cursor: pageParam }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
  staleTime: 0,
});

export const templatesQuery = queryOptions({
  queryKey: ['letter-templates'],
  queryFn: ({ signal }) => call('GET /api/letters/templates', { signal }),
});

export const letterSettingsQuery = queryOptions({
  queryKey: ['letter-settings'],
  queryFn: ({ signal }) => call('GET /api/letters/settings', { signal }),
});
