import { readTable } from './phrases.ts';

/** Words for women, with those for men. */
const others = new Map(readTable(import.meta.url, 'gender').map(([man, woman]) => [woman, man]));

/** The ends of words that a rule is about: most words have another. */
const ending = /(?:wom[ae]n|[dts]oras?)$/;

/**
 * A folded word that says whether it is about a woman or a man, as it is for a man: "saleswoman", "waitress", and in
 * Spanish those in -dora and the like.
 */
export const inOneGender = (word: string): string =>
  others.get(word) ??
  (ending.test(word)
    ? word
        .replace(/wom([ae]n)$/, 'm$1')
        .replace(/(..[dts]or)a$/, '$1')
        .replace(/(..[dts]or)as$/, '$1es')
    : word);
