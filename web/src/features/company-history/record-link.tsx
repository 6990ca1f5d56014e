import type { HistorySubject } from '@cotejo/contract';
import { Link } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { useTexts } from '../../texts/index.tsx';
import { useCurrentUser } from '../session/current-user.ts';

/** For administrators, the way from a record to who saw and changed it. */
export function RecordHistoryLink({ about, id }: { about: HistorySubject; id: number }) {
  const { recordHistory } = useTexts();
  if (useCurrentUser()?.role !== 'admin') return null;
  return (
    <Link
      to="/admin"
      search={{ tab: 'history', about, aboutId: id }}
      className="link inline-flex min-h-6 items-center gap-1.5 text-sm"
    >
      <ScrollText size={14} aria-hidden="true" className="shrink-0" />
      {recordHistory}
    </Link>
  );
}
