import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../features/home/home-page.tsx';
import { needTexts } from '../texts/index.tsx';

export const Route = createFileRoute('/')({
  loader: () => needTexts('home'),
  component: HomePage,
});
