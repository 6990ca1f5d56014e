import { createFileRoute } from '@tanstack/react-router';
import { HistoryPage } from '../../features/history/history-page.tsx';
import { type HistoryFilter, historyQuery } from '../../features/history/queries.ts';
import { naturalIn, type Search } from '../../lib/search.ts';
import { needTexts } from '../../texts/index.tsx';

export const Route = createFileRoute('/_member/history')({
  validateSearch: ({ resumeId, roleId }: Search): HistoryFilter => ({
    resumeId: naturalIn(resumeId),
    roleId: naturalIn(roleId),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(historyQuery(deps));
    return needTexts('shared', 'history');
  },
  component: History,
});

function History() {
  return <HistoryPage filter={Route.useSearch()} />;
}
