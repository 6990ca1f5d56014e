import { readLists } from '../../../../text/lists.ts';

const readLexicon = (name: string) => readLists(import.meta.url, `${name}.txt`);

/** Words that every language has borrowed. */
export const common = readLexicon('common');

export const english = readLexicon('english');

/** What orders are made of in each language. */
export const languages = [english, ...['spanish', 'french', 'german', 'italian', 'portuguese'].map(readLexicon)];

/** The phrases of all languages under a heading that is no concept. */
export const inAnyLanguage = (heading: string): string[] => languages.flatMap((lists) => lists[heading] ?? []);
