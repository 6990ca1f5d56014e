import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../features/session/account-page.tsx';
import { useCurrentUser } from '../../features/session/current-user.ts';
import { needTexts } from '../../texts/index.tsx';

export const Route = createFileRoute('/_member/account-settings')({
  loader: () => needTexts('shared', 'account'),
  component: AccountSettings,
});

function AccountSettings() {
  const user = useCurrentUser();
  return user && <AccountPage user={user} />;
}
