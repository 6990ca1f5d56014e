import type { User } from '@cotejo/contract';
import { Link } from '@tanstack/react-router';
import { LogOut, Settings } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { RoleBadge } from '../session/role-badge.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { classNames } from '../../ui/class-names.ts';

const itemClass = 'flex h-10 w-full cursor-pointer items-center gap-3 rounded-field px-3 text-sm hover:bg-base-200';

export function UserMenu({ user, onLogout }: { user: User; onLogout: () => void }) {
  const { frame } = useTexts();
  const { open, root, button, toggle, close } = useDisclosure();
  const menuId = useId();
  const name = user.firstName || user.username;
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={frame.userMenu(name)}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={toggle}
        className={classNames(
          'grid size-9 cursor-pointer place-items-center rounded-full bg-primary text-sm font-semibold',
          'text-primary-content',
        )}
      >
        {name.charAt(0).toUpperCase()}
      </button>
      <div id={menuId} hidden={!open} className="sheet absolute right-0 mt-2 w-64 p-2 shadow-sheet">
        <WhoIsSignedIn user={user} name={name} />
        <Items onClose={close} onLogout={onLogout} />
      </div>
    </div>
  );
}

function WhoIsSignedIn({ user, name }: { user: User; name: string }) {
  return (
    <div className="border-b border-base-300 px-3 pt-1 pb-3">
      <p className="truncate font-semibold">{name}</p>
      <p className="truncate text-sm text-muted">{user.email}</p>
      <p className="mt-2 flex items-center gap-2 text-sm">
        <span className="truncate">{user.company}</span>
        <RoleBadge user={user} />
      </p>
    </div>
  );
}

function Items({ onClose, onLogout }: { onClose: () => void; onLogout: () => void }) {
  const { frame } = useTexts();
  const logOut = () => {
    onClose();
    onLogout();
  };
  return (
    <div className="pt-2">
      <Link to="/account-settings" className={itemClass} onClick={onClose}>
        <Settings size={16} aria-hidden="true" />
        {frame.accountSettings}
      </Link>
      <button type="button" className={itemClass} onClick={logOut}>
        <LogOut size={16} aria-hidden="true" />
        {frame.logOut}
      </button>
    </div>
  );
}
