import type { SignInWays } from '@cotejo/contract';
import { FileSearch, FolderTree, Languages } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { LoginForm } from './login-form.tsx';
import { classNames } from '../../ui/class-names.ts';

// Loaded apart, as most who come have an account and a password.
const RegisterForm = lazy(async () => ({ default: (await import('./register-form.tsx')).RegisterForm }));
const ProviderButton = lazy(async () => ({ default: (await import('./provider-button.tsx')).ProviderButton }));

export type AuthTab = 'login' | 'register';
type Props = {
  tab: AuthTab;
  ways: SignInWays;
  /** Whether the session of somebody who was at work in this tab has ended. */
  ended: boolean;
  /** Where to go after logging in. */
  returnPath: string | undefined;
  onTab: (tab: AuthTab) => void;
  onDone: () => void;
};

const pageClass = classNames(
  'page grid items-start gap-8 py-8',
  'sm:py-12 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-20 lg:py-16',
);

export function AuthPage({ tab, ways, ended, returnPath, onTab, onDone }: Props) {
  const { session, product } = useTexts();
  const login = tab === 'login' || !ways.registration;
  return (
    <div className={pageClass}>
      <title>{`${login ? session.login : session.register} · ${product}`}</title>
      <div className="mx-auto w-full max-w-[26rem]">
        <h1 className="mb-6 text-3xl">{login ? session.loginTitle : session.registerTitle}</h1>
        {ended && <Notice className="mb-6">{session.ended}</Notice>}
        {ways.provider !== null && (
          <Suspense>
            <ProviderButton name={ways.provider} only={!ways.passwords} returnPath={returnPath} />
          </Suspense>
        )}
        {ways.registration ? (
          <>
            <Tabs
              label={session.login}
              selected={tab}
              onSelect={onTab}
              tabs={[
                { key: 'login', label: session.login },
                { key: 'register', label: session.register },
              ]}
            >
              {/* The tabs stay outside: hidden while the form is fetched, they would lose the focus. */}
              <Suspense>{login ? <LoginForm onDone={onDone} /> : <RegisterForm onDone={onDone} />}</Suspense>
            </Tabs>
            <OtherForm login={login} onTab={onTab} />
          </>
        ) : (
          <ClosedLogin passwords={ways.passwords} onDone={onDone} />
        )}
        {login && ways.passwords && <p className="mt-3 text-sm text-muted">{session.forgotten}</p>}
      </div>
      <SidePanel />
    </div>
  );
}

/** The form alone; where passwords are off, for those whom the operator has let in by one. */
function ClosedLogin({ passwords, onDone }: { passwords: boolean; onDone: () => void }) {
  const { session } = useTexts();
  const [shown, setShown] = useState(passwords);
  return shown ? (
    <LoginForm onDone={onDone} />
  ) : (
    <button type="button" className={linkClass} onClick={() => setShown(true)}>
      {session.emergency}
    </button>
  );
}

const linkClass = 'cursor-pointer text-sm font-medium text-primary underline underline-offset-4';

/** Leads from the form for those with an account to the form for those without, and back. */
function OtherForm({ login, onTab }: { login: boolean; onTab: Props['onTab'] }) {
  const { session } = useTexts();
  return (
    <p className="mt-6 text-sm text-muted">
      {login ? session.noAccount : session.haveAccount}{' '}
      <button type="button" className={linkClass} onClick={() => onTab(login ? 'register' : 'login')}>
        {login ? session.goRegister : session.goLogin}
      </button>
    </p>
  );
}

const icons = [FileSearch, Languages, FolderTree];

function SidePanel() {
  const { session } = useTexts();
  return (
    <aside aria-label={session.panelTitle} className="sheet hidden px-12 py-14 lg:block">
      <p className="max-w-md font-display text-4xl font-medium tracking-tight text-balance">{session.panelTitle}</p>
      <ul className="mt-12 grid gap-8">
        {session.panel.map((feature, index) => {
          const Icon = icons[index] ?? FileSearch;
          return (
            <li key={feature.title} className="flex max-w-md gap-4">
              <span className="grid size-10 shrink-0 place-items-center rounded-field bg-primary/10 text-primary">
                <Icon size={20} aria-hidden="true" />
              </span>
              <div>
                <p className="font-semibold">{feature.title}</p>
                <p className="text-muted">{feature.text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
