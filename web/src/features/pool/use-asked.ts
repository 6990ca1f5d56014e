import type { AskedSearch, PoolQuestion, Understood } from '@cotejo/contract';
import { useInfiniteQuery, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { showFailure } from '../messages/show-failure.ts';
import { searchQuery } from './queries.ts';

export type Asked = { id: number; understood: Understood[]; leftOut: string[] };

/** The answer tells once what of a question was left out. */
const leftOutKey = (id: number) => ['pool', 'left out', id];

const askingKey = ['pool', 'asking'];

/** Whether a question waits for its answer. */
export const useIsAsking = (): boolean => useIsMutating({ mutationKey: askingKey }) > 0;

/** Asks a question; its first answer becomes the first part of the list. */
export function useAsking(onAsked: (searchId: number) => void) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: askingKey,
    mutationFn: (input: PoolQuestion): Promise<AskedSearch> => call('POST /api/people/search', { input }),
    onSuccess: (answer) => {
      queryClient.setQueryData(searchQuery(answer.id).queryKey, { pages: [answer], pageParams: [''] });
      queryClient.setQueryData(leftOutKey(answer.id), answer.leftOut);
      onAsked(answer.id);
    },
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, texts.pool.failed)),
  });
}

/** A search that was asked, also on another page before. Nothing where it has been deleted, as old ones are. */
export function useAsked(id: number | undefined): Asked | undefined {
  const queryClient = useQueryClient();
  const { data, error } = useInfiniteQuery({ ...searchQuery(id ?? 0), enabled: id !== undefined });
  const isGone = error instanceof ApiError && error.status === 404;
  if (id === undefined || isGone) return undefined;
  return {
    id,
    understood: data?.pages[0]?.understood ?? [],
    leftOut: queryClient.getQueryData<string[]>(leftOutKey(id)) ?? [],
  };
}
