import { createFileRoute } from '@tanstack/react-router';
import { HistoryPage } from '../../features/history/history-page.tsx';
import { type HistoryFilter, historyQuery } from '../../features/history/queries.ts';
import { naturalIn, textIn, type Search } from '../../lib/search.ts';
import { needTexts } from '../../texts/index.tsx';

export const Route = createFileRoute('/_member/history')({
  validateSearch: ({ resumeId, roleId, q }: Search): HistoryFilter => ({
    resumeId: naturalIn(resumeId),
    roleId: naturalIn(roleId),
    q: textIn(q) || undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(historyQuery(deps));
    return needTexts('shared', 'history');
  },
  component: History,
});

function History() {
  const navigate = Route.useNavigate();
  const filter = Route.useSearch();
  return (
    <HistoryPage
      filter={filter}
      onSearch={(q) => void navigate({ search: { ...filter, q }, replace: true, resetScroll: false })}
    />
  );
}
