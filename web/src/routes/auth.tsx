import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { AuthPage } from '../features/session/auth-page.tsx';
import { currentUserQuery } from '../features/session/current-user.ts';
import { signInWaysQuery, usualWays } from '../features/session/sign-in-ways.ts';
import { workWaits } from '../features/session/tab-owner.ts';
import { ownPath } from '../lib/own-path.ts';
import { oneOf, type Search, textIn } from '../lib/search.ts';

export const Route = createFileRoute('/auth')({
  validateSearch: ({
    redirect: target,
    tab,
  }: Search): { redirect?: string | undefined; tab?: 'register' | undefined } => ({
    redirect: textIn(target),
    tab: oneOf(['register'], tab),
  }),
  beforeLoad: async ({ context, search: { redirect: target } }) => {
    const user = await context.queryClient.ensureQueryData(currentUserQuery).catch(() => null);
    if (user) throw redirect({ href: ownPath(target), replace: true });
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(signInWaysQuery).catch(() => usualWays),
  component: Auth,
});

function Auth() {
  const { tab, redirect: target } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  return (
    <AuthPage
      tab={tab ?? 'login'}
      ways={Route.useLoaderData()}
      returnPath={target}
      onTab={(next) =>
        void navigate({
          search: (before) => ({ ...before, tab: next === 'register' ? next : undefined }),
          replace: true,
        })
      }
      ended={target !== undefined && workWaits()}
      // Replaces this screen in the browser's history, so that going back does not lead here.
      onDone={() => router.history.replace(ownPath(target))}
    />
  );
}
