import { once, readRows } from '../text/data.ts';
import { tokenize } from '../text/tokens.ts';

const known = once(() => new Set(readRows('title-words.tsv').map(([word]) => word!)));

/** Whether job titles are known by a word, in English or Spanish. */
export const knownFromTitles = (base: string): boolean => known().has(base);

/** Whether a word, or each part of one, is known from job titles. */
export const isTitleWord = (word: string): boolean => tokenize(word).every(({ base }) => knownFromTitles(base));
