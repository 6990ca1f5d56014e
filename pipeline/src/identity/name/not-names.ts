import { fold } from '../../text/fold.ts';
import { readLists } from '../../text/lists.ts';

const lists = readLists(import.meta.url, '../lists/not-names.en.txt', '../lists/not-names.es.txt');
const ordinary = new Set(lists.ordinary);
const notNames = new Set([...lists.ordinary!, ...lists.places!]);
const ambiguous = new Set(lists.ambiguous);

/** A word folded, without apostrophes, hyphens and full stops in it. */
const bare = (word: string): string => fold(word).replace(/['’.-]/g, '');

/** Whether the words of a line belong to a heading, a title, a company or a place rather than to a name. */
export function isNotName(line: string[]): boolean {
  const folded = line.map(bare);
  const against = folded.filter((word) => notNames.has(word));
  const decisive = against.filter((word) => !ambiguous.has(word));
  return decisive.length > 0 || (against.length > 0 && against.length >= folded.length - 1);
}

/** What a word belongs to that may be no part of a name: "ambiguous" ones are names as well. */
export function kindOfWord(word: string): 'ordinary' | 'place' | 'ambiguous' | undefined {
  const folded = bare(word);
  if (ambiguous.has(folded)) return 'ambiguous';
  return ordinary.has(folded) ? 'ordinary' : notNames.has(folded) ? 'place' : undefined;
}

/** Whether a word stands at the head of a resume for a heading, a title or a company, and for no place. */
export const isOrdinary = (word: string): boolean => ordinary.has(bare(word));
