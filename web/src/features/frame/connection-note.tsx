import { useConnectionLost } from '../../lib/connection.ts';
import { useTexts } from '../../texts/index.tsx';

/** A line below the top bar while the server is away. */
export function ConnectionNote() {
  const { frame } = useTexts();
  return (
    <p role="status" className="bg-neutral text-center text-sm text-neutral-content print:hidden [&:not(:empty)]:py-1">
      {useConnectionLost() && frame.connectionLost}
    </p>
  );
}
