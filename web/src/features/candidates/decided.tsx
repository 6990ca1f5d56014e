import type { Decided as Decision } from '@cotejo/contract';
import { dayText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';

/** Who gave a candidate the status, and when; nothing where nobody has yet. */
export function Decided({ decided, className }: { decided: Decision | null; className?: string }) {
  const { oversight } = useTexts();
  if (!decided) return null;
  const by = oversight.decided(decided.by?.name ?? oversight.gone, dayText(decided.at));
  return (
    <span className={className} title={oversight.statusBy(by)}>
      <span className="sr-only">{oversight.statusBy(by)}</span>
      <span aria-hidden="true">{by}</span>
    </span>
  );
}
