import { createFileRoute, redirect } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Pending } from '../features/frame/pending.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { currentUserQuery, useSession } from '../features/session/current-user.ts';
import { worklistQuery } from '../features/worklist/queries.ts';
import { needTexts } from '../texts/index.tsx';

/** The roles come with their texts, as somebody may be signed in only after the public page was shown. */
const loadWorklist = async () => {
  const [{ WorklistPage: loaded }] = await Promise.all([
    import('../features/worklist/worklist-page.tsx'),
    needTexts('home', 'shared', 'worklist'),
  ]);
  return { default: loaded };
};
const WorklistPage = lazy(loadWorklist);

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient } }) => {
    // Where the server does not answer, the public page is there all the same.
    const user = await queryClient.ensureQueryData(currentUserQuery).catch(() => null);
    if (!user) return needTexts('home');
    if (user.needsSecondFactor) throw redirect({ to: '/account-settings' });
    void queryClient.prefetchQuery(worklistQuery);
    await loadWorklist();
  },
  component: Home,
});

/** The public page, or the worklist of a signed-in user. */
function Home() {
  return useSession() ? (
    <Suspense fallback={<Pending />}>
      <WorklistPage />
    </Suspense>
  ) : (
    <HomePage />
  );
}
