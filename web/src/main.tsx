import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient, router } from './app.tsx';
import { currentUserQuery } from './features/session/current-user.ts';
import { needTexts } from './texts/index.tsx';
import './styles.css';

/** Draws the page once its texts are there. */
async function start(): Promise<void> {
  await needTexts('frame');
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

// The user and the texts are requested before anything is drawn.
void queryClient.prefetchQuery(currentUserQuery);
// A top-level `await` would never end: the texts import modules that are packed into one file with this one.
void start();
