import type { FoundPerson } from '@cotejo/contract';
import { TriangleAlert } from 'lucide-react';
import { dayText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { statusText } from '../candidates/statuses.ts';

type Props = { submitted: NonNullable<FoundPerson['submitted']> };

/** Warns that a client knows somebody already. */
export function Submitted({ submitted: { client, role, status, since } }: Props) {
  const texts = useTexts();
  return (
    <p className="flex gap-2 text-sm text-warning">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      {texts.pool.submitted(client, role, statusText(status, texts), dayText(since))}
    </p>
  );
}
