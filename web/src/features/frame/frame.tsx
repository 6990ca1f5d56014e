import type { User } from '@cotejo/contract';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTexts, type Language } from '../../texts/index.tsx';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { useRegistration } from '../session/sign-in-ways.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { Footer } from './footer.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { classNames } from '../../ui/class-names.ts';

/** Loaded apart, as the login need not wait for it. */
const MemberTools = lazy(async () => ({ default: (await import('./member-tools.tsx')).MemberTools }));

type Props = {
  /** Null while nobody is signed in, undefined while that is not known. */
  user: User | null | undefined;
  onLogout: () => void;
  onLanguage: (language: Language) => void;
  children: ReactNode;
};

/** The parts around every screen: navigation, footer, messages. */
export function Frame({ user, onLogout, onLanguage, children }: Props) {
  const { frame } = useTexts();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className={classNames(
          'sr-only z-50 rounded-field bg-primary px-4 py-2 text-primary-content',
          'focus:not-sr-only focus:fixed focus:top-2 focus:left-2',
        )}
      >
        {frame.skip}
      </a>
      <TopNavigation user={user} onLogout={onLogout} />
      <ConnectionNote />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer onLanguage={onLanguage} />
      <Toaster closeLabel={frame.close} />
    </div>
  );
}

/** The links are as high as the bar: their ring stands inside, where neither the bar nor the window cuts it. */
const linkClass = classNames(
  'flex h-14 items-center border-b-2 border-transparent px-1 text-sm font-medium whitespace-nowrap',
  'text-muted hover:text-base-content',
  'outline-offset-[-4px]',
);

function TopNavigation({ user, onLogout }: Pick<Props, 'user' | 'onLogout'>) {
  const { product, frame } = useTexts();
  return (
    <header className="print:hidden sticky top-0 z-30 border-b border-base-300 bg-base-100">
      <div className="page flex h-14 items-center gap-4 lg:gap-6">
        <Link
          to="/"
          className="flex items-center gap-2.5 font-display text-xl font-medium tracking-tight"
          activeOptions={{ exact: true }}
        >
          <BrandMark />
          {product}
        </Link>
        <nav aria-label={frame.navigation} className="hidden flex-1 gap-4 md:flex lg:gap-6">
          <NavigationLinks user={user} className={linkClass} activeClassName="border-b-primary! text-base-content" />
        </nav>
        <div className="ml-auto flex items-center gap-2">
          {user && (
            <Suspense fallback={<span className="h-9 w-20 lg:w-43" />}>
              <MemberTools user={user} onLogout={onLogout} />
            </Suspense>
          )}
          {user === null && <SignInLinks />}
          <MobileMenu user={user} />
        </div>
      </div>
    </header>
  );
}

/** Both links lead to one screen: the one whose tab is shown is the current page. */
const byTab = { exact: true };

function SignInLinks() {
  const { frame } = useTexts();
  const registration = useRegistration();
  if (registration === undefined) return null;
  return (
    <div className="hidden gap-2 sm:flex">
      <Link
        to="/auth"
        activeOptions={byTab}
        className={buttonClass({ variant: registration ? 'quiet' : 'primary', size: 'small' })}
      >
        {frame.logIn}
      </Link>
      {registration && (
        <Link
          to="/auth"
          search={{ tab: 'register' }}
          activeOptions={byTab}
          className={buttonClass({ variant: 'primary', size: 'small' })}
        >
          {frame.signUp}
        </Link>
      )}
    </div>
  );
}
