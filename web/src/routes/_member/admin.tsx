import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { AccessDenied } from '../../features/admin/access-denied.tsx';
import { AdminPage } from '../../features/admin/admin-page.tsx';
import { dialogAddress } from '../../features/dialogs/use-open-dialog.ts';
import { useCurrentUser } from '../../features/session/current-user.ts';
import { needTexts } from '../../texts/index.tsx';

export const Route = createFileRoute('/_member/admin')({
  validateSearch: v.object(dialogAddress),
  loader: () => needTexts('administration', 'clients'),
  component: Admin,
});

function Admin() {
  const user = useCurrentUser();
  return user && (user.role === 'admin' ? <AdminPage user={user} /> : <AccessDenied />);
}
