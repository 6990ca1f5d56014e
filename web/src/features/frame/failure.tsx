import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';

/**
 * Shown instead of a screen that could not be loaded. Once the server answers again, the whole page is reloaded,
 * since a part of the program may be what was missing.
 */
export function Failure() {
  const { frame } = useTexts();
  const again = useMutation({ mutationFn: () => call('GET /api/health'), onSuccess: () => window.location.reload() });
  return (
    <div role="alert" className="page grid min-h-[60vh] place-items-center py-16">
      <div className="max-w-md">
        <h1 className="text-3xl">{frame.failedTitle}</h1>
        <p className="mt-3 mb-8 text-muted">{frame.failedHint}</p>
        <Button variant="primary" busy={again.isPending} onClick={() => again.mutate()}>
          {frame.retry}
        </Button>
      </div>
    </div>
  );
}
