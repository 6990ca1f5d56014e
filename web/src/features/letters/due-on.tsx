import { lightFormat } from 'date-fns';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';

/** A day of the place where the reader is, `YYYY-MM-DD`. */
export const today = (): string => lightFormat(new Date(), 'yyyy-MM-dd');

/** A day as the screens write it. */
export const dayText = (day: string): string => lightFormat(day, 'dd/MM/yyyy');

/** On which day a letter is due, marked where that is past. */
export function DueOn({ day }: { day: string }) {
  const { letters } = useTexts();
  return day < today() ? (
    <Badge tone="error">{letters.overdue(dayText(day))}</Badge>
  ) : (
    <Badge tone={day === today() ? 'warning' : 'plain'}>{letters.dueOn(dayText(day))}</Badge>
  );
}
