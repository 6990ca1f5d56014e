import { readLines, type Span } from '@cotejo/plugin-kit';
import { inGroup, matcherOf, patternOf, readPhrases, readTable } from '../text/phrases.ts';

const nameByForm = new Map(readTable(import.meta.url, 'languages').map(([name, form]) => [form, name]));
const forms = [...nameByForm.keys()];
const languageForm = new RegExp(`(?<![a-z])${patternOf(forms)}(?![a-z])`, 'g');

/** The Spanish names by the English ones: of several the first. */
const spanishNames = new Map(
  readLines(import.meta.url, './words/languages.es.tsv')
    .map((line) => line.split('\t') as [string, string])
    .toReversed(),
);

/** What a language is called in Spanish, by its English name. */
export const spanishLanguage = (name: string): string | undefined => spanishNames.get(name);

const levelTable = readTable(import.meta.url, 'language-levels');
/** From the highest to the lowest. */
const levels = [6, 5, 4, 3, 2, 1].map((level) => ({ level, words: matcherOf(inGroup(levelTable, String(level))) }));

/** Words that leave the language before them one: "Spanish speaking clients", "English for banks". */
const afterLanguage = '(?:language|speaking|native|fluent|and|or|for|in|to|with|at|of|from)';
const nounsOfCountry = patternOf(readPhrases(import.meta.url, 'of-a-country'));
const ofCountry = new RegExp(String.raw`^ (?:(?!${afterLanguage}\b)[a-z]+ )?${nounsOfCountry}(?![a-z])`);

/** The languages named in a folded text by their English names, each once; "Spanish cuisine" names none. */
export const findLanguages = (folded: string): (Span & { name: string })[] => {
  const found = new Map<string, Span & { name: string }>();
  for (const match of folded.matchAll(languageForm)) {
    const name = nameByForm.get(match[0])!;
    const end = match.index + match[0].length;
    if (!found.has(name) && !ofCountry.test(folded.slice(end, end + 40)))
      found.set(name, { name, start: match.index, end });
  }
  return [...found.values()];
};

/** The level stated in a folded text, from 1 (a first contact) to 6 (native). */
export const findLanguageLevel = (folded: string): number | undefined =>
  levels.find(({ words }) => words.test(folded))?.level;

const aboutLanguage = /\b(?:language|languages|speak\w*|spoken|written|bilingual|idiomas?|nivel)\b/;
const company = readPhrases(import.meta.url, 'language-company');
const onlyLanguages = new RegExp(
  `^(?:${patternOf([...forms, ...company])}|[^a-z])+(?:(?:for|with|because|to|para) .*)?$`,
);

/** Whether a folded sentence asks for a spoken language: with a level, or with little else beside its name. */
export const asksForLanguage = (folded: string): boolean =>
  findLanguages(folded).length > 0 &&
  (findLanguageLevel(folded) !== undefined || aboutLanguage.test(folded) || onlyLanguages.test(folded));
