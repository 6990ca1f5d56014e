import type { FoundPerson } from '@cotejo/contract';
import { lightFormat } from 'date-fns';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../../texts/index.tsx';

type Props = { submitted: NonNullable<FoundPerson['submitted']> };

/** Warns that a client knows somebody already. */
export function Submitted({ submitted: { client, role, status, since } }: Props) {
  const { pool } = useTexts();
  return (
    <p className="flex gap-2 text-sm text-warning">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      {pool.submitted(client, role, status, lightFormat(since, 'dd/MM/yyyy'))}
    </p>
  );
}
