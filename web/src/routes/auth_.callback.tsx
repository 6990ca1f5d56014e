import { createFileRoute, redirect } from '@tanstack/react-router';
import { Pending } from '../features/frame/pending.tsx';
import { readReturnPath } from '../features/session/return-path.ts';
import { showSignInFailure, welcomeUser } from '../features/session/use-session.ts';
import { call } from '../lib/api-client.ts';
import { ownPath } from '../lib/own-path.ts';

/** Where the identity provider leads back to, with its answer in the address. */
export const Route = createFileRoute('/auth_/callback')({
  loader: async ({ context: { queryClient } }) => {
    const target = readReturnPath();
    try {
      // As the browser has it: the router would write some values in another way.
      const user = await call('POST /api/sign-on/answer', { input: { query: window.location.search } });
      await welcomeUser(queryClient, 'login', user);
    } catch (error) {
      showSignInFailure('login', error);
      throw redirect({ to: '/auth', search: { redirect: target }, replace: true });
    }
    throw redirect({ href: ownPath(target), replace: true });
  },
  component: Pending,
});
