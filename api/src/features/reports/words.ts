import type { Wording } from '@cotejo/contract';
import { en } from '@cotejo/contract/wording/en';
import { es } from '@cotejo/contract/wording/es';

/** What reports say, by language. */
export const words: Record<'en' | 'es', Wording> = { en, es };

/** A day as the screens write it, in universal time, as the server does not know where its reader is. */
export function dayOf(moment: string | number): string {
  const [year, month, day] = new Date(moment).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}
