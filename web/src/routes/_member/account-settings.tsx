import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { AccountPage } from '../../features/account/account-page.tsx';
import { SecondFactorPage } from '../../features/second-factor/second-factor-page.tsx';
import { useCurrentUser } from '../../features/session/current-user.ts';
import { needTexts } from '../../texts/index.tsx';

export const Route = createFileRoute('/_member/account-settings')({
  loader: () => needTexts('shared', 'account'),
  component: AccountSettings,
});

function AccountSettings() {
  const user = useCurrentUser();
  const navigate = useNavigate();
  if (user?.needsSecondFactor)
    return <SecondFactorPage user={user} onDone={() => void navigate({ to: '/', replace: true })} />;
  return user && <AccountPage user={user} />;
}
