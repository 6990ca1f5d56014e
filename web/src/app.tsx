import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { Failure } from './features/frame/failure.tsx';
import { NotFound } from './features/frame/not-found.tsx';
import { currentUserQuery } from './features/session/current-user.ts';
import { ApiError, isRefused } from './lib/api-client.ts';
import { routeTree } from './route-tree.gen.ts';

/** The defaults of the specification: no retries, no stale data, no refetch when a window gets the focus. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, refetchInterval: false, staleTime: Infinity },
    mutations: { retry: false },
  },
  queryCache: new QueryCache({ onError: heedRefusal }),
  mutationCache: new MutationCache({ onError: heedRefusal }),
});

export const router = createRouter({
  routeTree,
  context: { queryClient },
  scrollRestoration: true,
  defaultErrorComponent: Failure,
  defaultNotFoundComponent: NotFound,
});

/**
 * Notices a session that has ended, so that the guard of the route leads to the login and back to the same place; and a
 * company that asks for a second factor from now on, of which the guard learns when the page is loaded anew.
 */
function heedRefusal(error: Error): void {
  if (isRefused(error, 'second-factor.required')) location.reload();
  if (!(error instanceof ApiError && error.status === 401) || !queryClient.getQueryData(currentUserQuery.queryKey))
    return;
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  void router.invalidate();
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
