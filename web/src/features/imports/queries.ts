import type { ImportState, RowOutcome } from '@cotejo/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const importsKey = ['imports'] as const;

/** Whether the server works on a spreadsheet. */
export const isUnderWay = (state: ImportState | undefined): boolean =>
  state === 'checking' || state === 'importing' || state === 'undoing';

/** Milliseconds between two looks at what the server works on. */
const pause = 1000;

export const importsQuery = queryOptions({
  queryKey: [...importsKey, 'list'],
  queryFn: ({ signal }) => call('GET /api/people/imports', { signal }),
  staleTime: 0,
});

/** A spreadsheet, asked for again while the server works on it. */
export const importQuery = (importId: number) =>
  queryOptions({
    queryKey: [...importsKey, importId],
    queryFn: ({ signal }) => call('GET /api/people/imports/:importId', { params: { importId }, signal }),
    refetchInterval: ({ state }) => isUnderWay(state.data?.state) && pause,
    staleTime: 0,
  });

export type RowFilter = RowOutcome | 'remarked' | undefined;

/** The rows of a spreadsheet in one of its states, part by part. */
export const importRowsQuery = (importId: number, state: ImportState, outcome: RowFilter) =>
  infiniteQueryOptions({
    queryKey: [...importsKey, importId, 'rows', state, outcome],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/people/imports/:importId/rows', {
        params: { importId },
        query: { limit: 20, ...(outcome && { outcome }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });

/** Resumes for no role that are not read, asked for again while some wait. */
export const poolFilesQuery = queryOptions({
  queryKey: ['pool-files'],
  queryFn: ({ signal }) => call('GET /api/people/files', { signal }),
  refetchInterval: ({ state }) => (state.data?.waiting ?? 0) > 0 && pause,
  staleTime: 0,
});
