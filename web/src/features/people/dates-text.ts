import type { FactDates } from '@cotejo/contract';

/** When a position was held, with what the page calls the present. */
export const datesText = ({ start, end }: FactDates, present: string): string =>
  `${start ?? '?'} – ${end ?? (start ? present : '?')}`;
