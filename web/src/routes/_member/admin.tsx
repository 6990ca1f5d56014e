import { createFileRoute } from '@tanstack/react-router';
import { AccessDenied } from '../../features/admin/access-denied.tsx';
import { AdminPage, type AdminTab } from '../../features/admin/admin-page.tsx';
import { dialogIn, type DialogAddress } from '../../features/dialogs/use-open-dialog.ts';
import { useCurrentUser } from '../../features/session/current-user.ts';
import { oneOf, type Search } from '../../lib/search.ts';
import { needTexts } from '../../texts/index.tsx';

export const Route = createFileRoute('/_member/admin')({
  validateSearch: (search: Search): DialogAddress & { tab?: 'plugins' | 'intake' | 'export' | undefined } => ({
    ...dialogIn(search),
    tab: oneOf(['plugins', 'intake', 'export'], search.tab),
  }),
  loader: () => needTexts('shared', 'administration'),
  component: Admin,
});

function Admin() {
  const user = useCurrentUser();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onTab = (next: AdminTab) =>
    void navigate({ search: { tab: next === 'users' ? undefined : next }, replace: true, resetScroll: false });
  return (
    user && (user.role === 'admin' ? <AdminPage user={user} tab={tab ?? 'users'} onTab={onTab} /> : <AccessDenied />)
  );
}
