import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient, router } from './app.tsx';
import { loadTexts, preferredLanguage, TextsProvider } from './texts/index.tsx';
import './styles.css';

const language = preferredLanguage();
const texts = await loadTexts(language);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <TextsProvider initial={{ language, texts }}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TextsProvider>
  </StrictMode>,
);
