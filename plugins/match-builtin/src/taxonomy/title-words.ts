import { once, readRows } from '../text/data.ts';
import { stemsOf, tokenize } from '../text/tokens.ts';

const known = once(() => new Set(readRows('title-words.tsv').map(([word]) => word!)));

/** Whether job titles are known by a word, in English or Spanish. */
export const knownFromTitles = (base: string): boolean => known().has(base);

/** Whether a word, or each part of one, is known from job titles. */
export const isTitleWord = (word: string): boolean => tokenize(word).every(({ base }) => knownFromTitles(base));

const stems = once(() => new Set(readRows('title-frequencies.tsv').map(([stem]) => stem!)));

/** Whether a word, or each part of one, occurs in titles, be it as their field: "surgical", and no place. */
export const occursInTitles = (word: string): boolean => stemsOf(word).every((stem) => stems().has(stem));
