import { stem } from '../../../text/stem.ts';

/** Forms of one word begin with the same letters of their stems. */
const lettersOfAKey = 7;

/**
 * The key that all forms of a word have in common. Numbers have four: the best mark, a high one, a year, any other.
 */
export function keyOf(word: string): string {
  if (!/^\d+$/.test(word)) return stem(word).slice(0, lettersOfAKey);
  if (/^(?:100|10|5|99|98|95|20|1)$/.test(word)) return word;
  return /^9\d$/.test(word) ? '#90' : /^(?:19|20)\d\d$/.test(word) ? '#year' : '#';
}
