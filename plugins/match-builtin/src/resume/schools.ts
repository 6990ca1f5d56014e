import { matcherOf, readPhrases } from '../text/phrases.ts';

/** Words for schools and universities. */
export const schoolWords = readPhrases(import.meta.url, 'schools');
const school = matcherOf(schoolWords);

/** Whether a folded text has a word for a school. */
export const namesSchool = (folded: string): boolean => school.test(folded);
