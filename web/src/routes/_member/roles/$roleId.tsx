import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { roleAddressIn, type OnAddress } from '../../../features/role-home/address.ts';
import { RolePage } from '../../../features/role-home/role-page.tsx';
import { roleQuery } from '../../../features/roles/queries.ts';
import { idParameter } from '../../../lib/id-parameter.ts';
import { needTexts } from '../../../texts/index.tsx';

export const Route = createFileRoute('/_member/roles/$roleId')({
  validateSearch: roleAddressIn,
  loader: ({ context: { queryClient }, params }) => {
    const id = idParameter(params.roleId);
    if (id !== undefined) void queryClient.prefetchQuery(roleQuery(id));
    return needTexts(
      'shared',
      'clients',
      'recruiting',
      'analysis',
      'rubric',
      'roleHome',
      'moves',
      'pool',
      'blind',
      'packs',
    );
  },
  component: Role,
});

function Role() {
  const { roleId } = Route.useParams();
  const navigate = Route.useNavigate();
  const onAddress: OnAddress = useCallback(
    (change, push = false) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: !push, resetScroll: false }),
    [navigate],
  );
  return <RolePage key={roleId} roleId={idParameter(roleId)} address={Route.useSearch()} onAddress={onAddress} />;
}
