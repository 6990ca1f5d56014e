import { fold } from '../text/fold.ts';
import { readList } from '../text/lists.ts';

const givenNames = new Set(readList(import.meta.url, 'lists/given-names.en.txt', 'lists/given-names.es.txt'));

/** Whether a word is a common given name, with or without accents. A rare one is none: its absence decides nothing. */
export const isGivenName = (word: string): boolean => givenNames.has(fold(word));
