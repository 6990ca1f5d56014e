import { createFileRoute } from '@tanstack/react-router';
import { AccessDenied } from '../../features/admin/access-denied.tsx';
import { AdminPage } from '../../features/admin/admin-page.tsx';
import { dialogIn } from '../../features/dialogs/use-open-dialog.ts';
import { useCurrentUser } from '../../features/session/current-user.ts';
import { needTexts } from '../../texts/index.tsx';

export const Route = createFileRoute('/_member/admin')({
  validateSearch: dialogIn,
  loader: () => needTexts('administration', 'clients'),
  component: Admin,
});

function Admin() {
  const user = useCurrentUser();
  return user && (user.role === 'admin' ? <AdminPage user={user} /> : <AccessDenied />);
}
