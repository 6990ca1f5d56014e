import type { User } from '@cotejo/contract';
import { LogOut } from 'lucide-react';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { useLogout } from '../session/use-session.ts';
import { SetUp } from './set-up.tsx';

/** The only screen of somebody whose company asks for a second factor, until it is set up. */
export function SecondFactorPage({ user, onDone }: { user: User; onDone: () => void }) {
  const { secondFactor: words, frame, product } = useTexts();
  const logout = useLogout();
  return (
    <div className="page max-w-3xl py-8">
      <title>{`${words.pageTitle} · ${product}`}</title>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-3xl">{words.pageTitle}</h1>
          <p className="mt-1 text-muted">{words.pageIntro}</p>
        </div>
        <Button icon={LogOut} onClick={() => logout.mutate()}>
          {frame.logOut}
        </Button>
      </div>
      <div className="sheet grid gap-4 p-4 sm:p-6">
        <p className="text-sm">{words.hint}</p>
        <SetUp user={user} onDone={onDone} />
      </div>
    </div>
  );
}
