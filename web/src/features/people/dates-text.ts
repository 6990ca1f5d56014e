import type { FactDates } from '@cotejo/contract';

/** When a position was held, with what the page calls the present; by its years where the resume tells no months. */
export function datesText({ start, end }: FactDates, present: string, yearsAlone = false): string {
  const told = (month: string): string => (yearsAlone ? month.slice(0, 4) : month);
  return `${start ? told(start) : '?'} – ${end ? told(end) : start ? present : '?'}`;
}
