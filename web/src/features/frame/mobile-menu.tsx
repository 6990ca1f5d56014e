import type { User } from '@cotejo/contract';
import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { useRegistration } from '../session/sign-in-ways.ts';
import { useDisclosure } from '../../ui/use-disclosure.ts';

const itemClass = 'flex h-12 items-center rounded-field px-3 font-medium hover:bg-base-200';

/** The navigation of narrow screens. */
export function MobileMenu({ user }: { user: User | null | undefined }) {
  const { frame } = useTexts();
  const { open, root, button, toggle, close } = useDisclosure();
  const menuId = useId();
  return (
    <div ref={root} className="md:hidden">
      <button
        ref={button}
        type="button"
        aria-label={frame.menu}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={toggle}
        className="btn btn-ghost btn-square size-10"
      >
        <Menu size={20} aria-hidden="true" />
      </button>
      <nav
        id={menuId}
        hidden={!open}
        aria-label={frame.navigation}
        onClick={close}
        className="absolute inset-x-0 top-full border-b border-base-300 bg-base-100 p-2 shadow-sheet"
      >
        <NavigationLinks user={user} className={itemClass} activeClassName="bg-primary/10 text-primary" />
        {user === null && <SignInLinks />}
      </nav>
    </div>
  );
}

function SignInLinks() {
  const { frame } = useTexts();
  const registration = useRegistration();
  return (
    <>
      <Link to="/auth" className={itemClass}>
        {frame.logIn}
      </Link>
      {registration && (
        <Link to="/auth" search={{ tab: 'register' }} className={itemClass}>
          {frame.signUp}
        </Link>
      )}
    </>
  );
}
