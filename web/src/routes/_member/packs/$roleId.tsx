import { limits } from '@cotejo/contract';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { PackPage } from '../../../features/packs/pack-page.tsx';
import { roleQuery } from '../../../features/roles/queries.ts';
import { idParameter } from '../../../lib/id-parameter.ts';
import { naturalIn, type Search } from '../../../lib/search.ts';
import { needTexts } from '../../../texts/index.tsx';

export const Route = createFileRoute('/_member/packs/$roleId')({
  validateSearch: (search: Search): { ids?: number[] | undefined } => {
    const ids = Array.isArray(search['ids']) ? search['ids'].map(naturalIn).filter((id) => id !== undefined) : [];
    // A key that is left out would stay as somebody typed it.
    return { ids: ids.length > 0 ? [...new Set(ids)].slice(0, limits.candidatesInReport) : undefined };
  },
  loader: async ({ context: { queryClient }, params }) => {
    const roleId = idParameter(params.roleId);
    if (roleId === undefined) throw notFound();
    void queryClient.prefetchQuery(roleQuery(roleId));
    await needTexts('shared', 'analysis', 'blind', 'packs');
    return { roleId };
  },
  component: Pack,
});

function Pack() {
  const { ids = [] } = Route.useSearch();
  const { roleId } = Route.useLoaderData();
  return <PackPage key={`${roleId} ${ids.join()}`} roleId={roleId} ids={ids} />;
}
