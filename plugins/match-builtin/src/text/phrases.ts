import { existsSync } from 'node:fs';
import { readLines } from '@cotejo/plugin-kit';
import { fold } from './fold.ts';

/** The languages of the lists, by ISO 639-1 code. */
const languages = ['en', 'es'];

/** Lines of `words/NAME.LANGUAGE.ENDING` beside a module, English ones first. */
function readWords(module: string, name: string, ending: string): string[] {
  const paths = languages
    .map((language) => `words/${name}.${language}.${ending}`)
    .filter((path) => existsSync(new URL(path, module)));
  if (paths.length === 0) throw new Error(`There is no list words/${name}.*.${ending} beside ${module}`);
  return paths.flatMap((path) => readLines(module, path));
}

/**
 * The folded phrases of a list, one a line: `words/NAME.en.txt` and `words/NAME.es.txt` beside the module whose
 * `import.meta.url` is given. To be called while a module loads, and never during a call. Throws where there is no
 * list.
 */
export const readPhrases = (module: string, name: string): string[] => readWords(module, name, 'txt').map(fold);

/** What each folded phrase stands for, and the phrase. */
export type PhraseTable = readonly (readonly [group: string, phrase: string])[];

/** The rows of a list in groups: the group, a tab, the phrase; in files as above that end in `.tsv`. */
export const readTable = (module: string, name: string): PhraseTable =>
  readWords(module, name, 'tsv').map((line) => {
    const tab = line.indexOf('\t');
    return [line.slice(0, tab), fold(line.slice(tab + 1))] as const;
  });

/** The phrases of one group of a table. Throws where there is none, as a misspelled name would have it. */
export function inGroup(table: PhraseTable, name: string): string[] {
  const phrases = table.filter(([group]) => group === name).map(([, phrase]) => phrase);
  if (phrases.length === 0) throw new Error(`No phrase is in the group ${name}`);
  return phrases;
}

const sourceOf = (phrase: string): string => phrase.replace(/[.+?()[\]{}|\\]/g, '\\$&').replaceAll('*', '\\w*');

/**
 * The source of a regular expression for any of the phrases, longer ones first. In a phrase, `*` stands for any further
 * letters, `^` and `$` for the beginning and the end of the text.
 */
export const patternOf = (phrases: readonly string[]): string =>
  `(?:${phrases
    .toSorted((a, b) => b.length - a.length)
    .map(sourceOf)
    .join('|')})`;

/** Finds any of the phrases, as whole words, in a folded text; `flags` are those of the regular expression. */
export const matcherOf = (phrases: readonly string[], flags = ''): RegExp =>
  new RegExp(`\\b${patternOf(phrases)}\\b`, flags);
