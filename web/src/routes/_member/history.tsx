import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { HistoryPage } from '../../features/history/history-page.tsx';
import { historyQuery } from '../../features/history/queries.ts';
import { needTexts } from '../../texts/index.tsx';

const natural = v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined));

export const Route = createFileRoute('/_member/history')({
  validateSearch: v.object({ resumeId: natural, roleId: natural, page: natural }),
  loaderDeps: ({ search: { resumeId, roleId } }) => ({ resumeId, roleId }),
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(historyQuery(deps));
    return needTexts('administration', 'clients', 'analysis');
  },
  component: History,
});

function History() {
  const navigate = Route.useNavigate();
  return <HistoryPage address={Route.useSearch()} onPage={(page) => void navigate({ search: (before) => ({ ...before, page: page > 1 ? page : undefined }) })} />;
}
