import { patternOf, readPhrases } from '../text/phrases.ts';

/** What stands in the heading of a position in place of a title or an employer: "Company Name", "Full time". */
export const placeholders = new Set(readPhrases(import.meta.url, 'placeholders'));

/** Those of several words, which part a line wherever they stand. */
export const placeholder = new RegExp(
  String.raw`\b${patternOf([...placeholders].filter((one) => /\s/.test(one)))}\b`,
  'gu',
);
