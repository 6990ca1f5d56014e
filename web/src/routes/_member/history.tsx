import { createFileRoute } from '@tanstack/react-router';
import { HistoryPage } from '../../features/history/history-page.tsx';
import { historyQuery } from '../../features/history/queries.ts';
import { naturalIn, type Search } from '../../lib/search.ts';
import { needTexts } from '../../texts/index.tsx';

export const Route = createFileRoute('/_member/history')({
  validateSearch: ({ resumeId, roleId, page }: Search): { resumeId?: number | undefined; roleId?: number | undefined; page?: number | undefined } => (
    { resumeId: naturalIn(resumeId), roleId: naturalIn(roleId), page: naturalIn(page) }
  ),
  loaderDeps: ({ search: { resumeId, roleId } }) => ({ resumeId, roleId }),
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(historyQuery(deps));
    return needTexts('shared', 'history');
  },
  component: History,
});

function History() {
  const navigate = Route.useNavigate();
  return <HistoryPage address={Route.useSearch()} onPage={(page) => void navigate({ search: (before) => ({ ...before, page: page > 1 ? page : undefined }) })} />;
}
