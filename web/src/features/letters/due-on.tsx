import { dayText, today } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';

/** On which day a letter is due, marked where that is past. */
export function DueOn({ day }: { day: string }) {
  const { letters } = useTexts();
  return day < today() ? (
    <Badge tone="error">{letters.overdue(dayText(day))}</Badge>
  ) : (
    <Badge tone={day === today() ? 'warning' : 'plain'}>{letters.dueOn(dayText(day))}</Badge>
  );
}
