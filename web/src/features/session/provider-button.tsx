import { useMutation } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { keepReturnPath } from './return-path.ts';
import { showSignInFailure } from './use-session.ts';

type Props = {
  /** What the identity provider is called. */
  name: string;
  /** Whether it is the only way to sign in. */
  only: boolean;
  /** Where to go afterwards. */
  returnPath: string | undefined;
};

/** Leads to the identity provider, which leads back to /auth/callback. */
export function ProviderButton({ name, only, returnPath }: Props) {
  const { session } = useTexts();
  const begin = useMutation({
    mutationFn: () => call('POST /api/sign-on'),
    onSuccess: ({ address }) => {
      keepReturnPath(returnPath);
      window.location.assign(address);
    },
    onError: (error) => showSignInFailure('login', error),
  });
  // Stays busy while the browser leaves the page.
  const busy = begin.isPending || begin.isSuccess;
  return (
    <Button
      variant={only ? 'primary' : 'outline'}
      icon={LogIn}
      busy={busy}
      disabled={busy}
      onClick={() => begin.mutate()}
      className="mb-6 w-full"
    >
      {session.signInWith(name)}
    </Button>
  );
}
