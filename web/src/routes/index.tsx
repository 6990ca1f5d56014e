import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Pending } from '../features/frame/pending.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { currentUserQuery, useSession } from '../features/session/current-user.ts';
import { worklistQuery } from '../features/worklist/queries.ts';
import { needTexts, useTexts } from '../texts/index.tsx';

const loadWorklist = () => import('../features/worklist/worklist-page.tsx');
const WorklistPage = lazy(async () => ({ default: (await loadWorklist()).WorklistPage }));

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient } }) => {
    // Where the server does not answer, the public page is there all the same.
    const user = await queryClient.ensureQueryData(currentUserQuery).catch(() => null);
    if (!user) return needTexts('home');
    void queryClient.prefetchQuery(worklistQuery);
    await Promise.all([needTexts('home', 'shared', 'worklist'), loadWorklist()]);
  },
  component: Home,
});

/** The public page, or the worklist of a signed-in user. */
function Home() {
  const isSignedIn = Boolean(useSession());
  const { worklist } = useTexts() as Partial<ReturnType<typeof useTexts>>;
  if (!isSignedIn || !worklist) return <HomePage />;
  return (
    <Suspense fallback={<Pending />}>
      <WorklistPage />
    </Suspense>
  );
}
