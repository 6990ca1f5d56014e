import type { Position } from '@cotejo/plugin-kit';

/** "Java, SQL and Docker". */
export function listOf(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** "about 7 years", "less than a year". */
export function yearsPhrase(years: number): string {
  if (years < 1) return 'less than a year';
  const whole = Math.round(years);
  return whole === 1 ? 'about 1 year' : `about ${whole} years`;
}

/** "Backend Lead at Northwind", or the title alone. */
export const positionPhrase = ({ title, employer }: Position): string => (employer ? `${title} at ${employer}` : title);

/** "2019 to present", "2015 to 2018", "2016". */
export function periodPhrase({ start, end, current }: Position): string {
  const from = start?.slice(0, 4) ?? '';
  const to = current ? 'present' : (end?.slice(0, 4) ?? '');
  return from === to || !to ? from : `${from} to ${to}`;
}

/** A requirement as part of a sentence: without its final full stop, and shortened at a word where it is long. */
export function shortText(text: string, limit = 90): string {
  const plain = text.replace(/\s+/g, ' ').replace(/[\s.;:,]+$/, '');
  if (plain.length <= limit) return plain;
  const cut = plain.slice(0, limit);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s.,;:(]+$/, '')}…`;
}

/** A passage of the resume between quotation marks. */
export const quoted = (text: string): string => `“${shortText(text, 140).replace(/[“”"]/g, '’')}”`;

export const sentence = (text: string): string => {
  const opened = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(opened) ? opened : `${opened}.`;
};
