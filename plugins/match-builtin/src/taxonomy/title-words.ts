import { readLines } from '@cotejo/plugin-kit';
import { tokenize } from '../text/tokens.ts';

let known: Set<string> | undefined;

/** Words by which job titles are known, in English and Spanish, read once. */
export function knownFromTitles(base: string): boolean {
  known ??= new Set(readLines(import.meta.url, '../../data/title-words.tsv'));
  return known.has(base);
}

/** Whether a word, or each part of one, is known from job titles. */
export const isTitleWord = (word: string): boolean => tokenize(word).every(({ base }) => knownFromTitles(base));
