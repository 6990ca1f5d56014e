import type { User } from '@cotejo/contract';
import { CompanyBlindBadge } from '../blind/blind-badge.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { UserMenu } from './user-menu.tsx';

/** What the bar at the top has for signed-in users alone: the search and their menu. */
export function MemberTools({ user, onLogout }: { user: User; onLogout: () => void }) {
  return (
    <>
      <CompanyBlindBadge />
      <SearchButton />
      <UserMenu user={user} onLogout={onLogout} />
    </>
  );
}
