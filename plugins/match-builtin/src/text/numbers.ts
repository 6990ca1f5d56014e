import { patternOf, readTable } from './phrases.ts';

const values = new Map(readTable(import.meta.url, 'numbers').map(([value, word]) => [word, Number(value)]));

/** Numbers written as words, in English and Spanish. */
export const numberWords: readonly string[] = [...values.keys()];

/** The number that figures or a word say: "1,200" and "twelve". */
export const numberOf = (said: string): number => values.get(said) ?? Number(said.replaceAll(',', ''));

const more = '(?:\\+|plus|or more|o mas)';
const upTo = '(?: ?(?:-|–|to|and|a|or|y) ?\\d{1,2})';
const years = new RegExp(
  `(?<![\\w.$])(\\d{1,2}(?:\\.5)?|${patternOf(numberWords)})(?: ?\\(\\d{1,2}\\))? ?${more}?${upTo}?` +
    ' ?\\+? ?(?:full |whole )?(?:years?|yrs?|anos?)(?![a-z])',
  'g',
);
const months = new RegExp(
  `(?<![\\w.$])(\\d{1,2}|${patternOf(numberWords)})(?: ?\\(\\d{1,2}\\))? ?\\+? ?(?:months?|meses)(?![a-z])`,
);
const agesAndTerms = /^ ?(?:old|of age|de edad|warranty|plan)/;

/**
 * The first number of years named in a folded text ("5+ years", "three (3) years", "3-5 anos"), at most 40; of a range
 * the lower end.
 */
export function findYears(folded: string): number | undefined {
  for (const match of folded.matchAll(years)) {
    if (agesAndTerms.test(folded.slice(match.index + match[0].length))) continue;
    const value = values.get(match[1]!) ?? Number(match[1]);
    if (value > 0 && value <= 40) return value;
  }
  const month = months.exec(folded);
  return month ? Math.round((numberOf(month[1]!) / 12) * 10) / 10 : undefined;
}
