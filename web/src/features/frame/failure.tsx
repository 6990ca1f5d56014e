import { useRouter } from '@tanstack/react-router';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';

/** In place of a screen that could not be loaded. */
export function Failure() {
  const { frame } = useTexts();
  const router = useRouter();
  return (
    <div role="alert" className="page grid min-h-[60vh] place-items-center py-16">
      <div className="max-w-md">
        <h1 className="text-3xl">{frame.failedTitle}</h1>
        <p className="mt-3 mb-8 text-muted">{frame.failedHint}</p>
        <Button variant="primary" onClick={() => void router.invalidate()}>{frame.retry}</Button>
      </div>
    </div>
  );
}
