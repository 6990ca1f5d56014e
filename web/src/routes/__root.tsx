import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Frame } from '../features/frame/frame.tsx';
import { currentUserQuery, useCurrentUser } from '../features/session/current-user.ts';
import { useLogout } from '../features/session/use-session.ts';
import { useTexts } from '../texts/index.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Started early and not waited for: public screens do not depend on it.
  beforeLoad: ({ context }) => { void context.queryClient.prefetchQuery(currentUserQuery); },
  component: Root,
});

function Root() {
  const user = useCurrentUser();
  const logout = useLogout();
  const { product } = useTexts();
  return (
    <Frame user={user} onLogout={() => logout.mutate()}>
      <title>{product}</title>
      <Outlet />
    </Frame>
  );
}
