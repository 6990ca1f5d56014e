import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Frame } from '../features/frame/frame.tsx';
import { Pending } from '../features/frame/pending.tsx';
import { currentUserQuery, useSession } from '../features/session/current-user.ts';
import { useChooseLanguage, useLogout } from '../features/session/use-session.ts';
import { useTexts } from '../texts/index.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // The user is requested early and not waited for, as public screens do not depend on it.
  beforeLoad: ({ context }) => {
    void context.queryClient.prefetchQuery(currentUserQuery);
  },
  // The first screen of a visit appears together with the frame; until then only this shows.
  pendingMs: 100,
  pendingMinMs: 0,
  pendingComponent: () => (
    <main>
      <Pending />
    </main>
  ),
  component: Root,
});

function Root() {
  const user = useSession();
  const logout = useLogout();
  const language = useChooseLanguage();
  const { product } = useTexts();
  // Who has a second factor to set up can do nothing else yet.
  const member = user?.needsSecondFactor ? undefined : user;
  return (
    <Frame user={member} onLogout={() => logout.mutate()} onLanguage={(next) => language.mutate(next)}>
      <title>{product}</title>
      <Outlet />
    </Frame>
  );
}
