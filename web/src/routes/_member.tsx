import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { Pending } from '../features/frame/pending.tsx';
import { currentUserQuery } from '../features/session/current-user.ts';

/** Screens that only signed-in users see. Others log in first and come back. Some have a second factor to set up. */
export const Route = createFileRoute('/_member')({
  beforeLoad: async ({ context, location }) => {
    const user = await context.queryClient.ensureQueryData(currentUserQuery);
    if (!user) throw redirect({ to: '/auth', search: { redirect: location.href } });
    if (user.needsSecondFactor && location.pathname !== '/account-settings')
      throw redirect({ to: '/account-settings' });
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: Pending,
  component: Outlet,
});
