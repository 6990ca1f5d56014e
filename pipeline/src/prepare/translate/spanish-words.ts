import { fold } from '../../text/fold.ts';
import { readList } from '../../text/lists.ts';
import { anyOf } from '../../text/phrases.ts';

const known = new Set(readList(import.meta.url, 'lists/title-words.es.txt', 'lists/title-words-more.es.txt'));

/** Whether a folded word stands in Spanish job titles and hardly in English ones. */
export const isInSpanishTitles = (word: string): boolean => known.has(word);

const ending = new RegExp(`\\p{L}{2}(?:${anyOf(readList(import.meta.url, 'lists/endings.es.txt'))})$`, 'u');

/** Whether a word has an ending that English ones do not have. */
export const endsInSpanish = (word: string): boolean => ending.test(fold(word));

/** Whether a word is Spanish by itself: by its letters, its ending, or because it is one of job titles. */
export function isSpanishWord(word: string): boolean {
  if (/[áéíóúñ]/iu.test(word)) return true;
  return known.has(fold(word)) || endsInSpanish(word);
}
