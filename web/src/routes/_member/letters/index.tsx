import { createFileRoute } from '@tanstack/react-router';
import { DueLettersPage } from '../../../features/letters/due-page.tsx';
import { dueQuery } from '../../../features/letters/queries.ts';
import { needTexts } from '../../../texts/index.tsx';

export const Route = createFileRoute('/_member/letters/')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(dueQuery);
    return needTexts('shared', 'letters');
  },
  component: DueLettersPage,
});
