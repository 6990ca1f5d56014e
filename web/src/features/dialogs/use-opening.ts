import { useRouter } from '@tanstack/react-router';
import { useTexts } from '../../texts/index.tsx';
import type { ToastAction } from '../../ui/toast-store.ts';

/** Gives what a message offers about something new: its page. */
export function useOpening(): (path: string) => ToastAction {
  const { forms } = useTexts();
  const router = useRouter();
  return (path) => ({ label: forms.open, run: () => void router.navigate({ href: path }) });
}
