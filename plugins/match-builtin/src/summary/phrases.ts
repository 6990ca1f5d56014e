import type { Position, Requirement } from '@cotejo/plugin-kit';

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

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const monthPhrase = (month: string): string => `${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** "Mar 2021 to present", "Jun 2017 to Feb 2021". */
export function periodPhrase({ start, end, current }: Position): string {
  const from = start ? monthPhrase(start) : '';
  const to = current ? 'present' : end ? monthPhrase(end) : '';
  return from === to || !to ? from : `${from} to ${to}`;
}

/** A requirement as part of a sentence: without its final full stop, and shortened at a word where it is long. */
export function shortText(text: string, limit = 90): string {
  const plain = text.replace(/\s+/g, ' ').replace(/[\s.;:,]+$/, '');
  if (plain.length <= limit) return plain;
  const cut = plain.slice(0, limit);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s.,;:(]+$/, '')}…`;
}

const longestName = 80;

const degree = /^(?:at least|minimum(?: of)?|proven|solid|strong|sound|good|excellent|demonstrated)\s+/i;
const experienceWith =
  /^(?:an? )?(?:good |sound |solid )?(?:experience|knowledge|understanding|command|proficiency) (?:with|in|of)\s+/i;

/** What a requirement is called: its skills, or its own words without "at least" and "experience with". */
export function nameOf({ kind, skills, text }: Requirement): string {
  if (kind === 'skill' && skills.length > 0) return skills.slice(0, 4).join(' or ');
  if (kind === 'language')
    return shortText(
      text.replace(
        /\s+(?:is|are|will be)\s+(?:required|essential|an advantage|a plus|needed|necessary|desirable)\b.*$/i,
        '',
      ),
      longestName,
    );
  const bare = text.replace(degree.test(text) ? degree : experienceWith, '');
  return shortText(bare.charAt(0).toUpperCase() + bare.slice(1), longestName);
}

/** A passage of the resume between quotation marks. */
export const quoted = (text: string): string => `“${shortText(text, 140).replace(/[“”"]/g, '’')}”`;

export const sentence = (text: string): string => {
  const opened = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(opened) ? opened : `${opened}.`;
};
