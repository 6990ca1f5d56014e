import { normalForm, readLines } from '@cotejo/plugin-kit';
import { expand } from './words.ts';

/** Spanish terms of resumes and job advertisements with the English that recruiters use. */
export type Glossary = {
  /** Whole lines, such as section headings, in lower case and without accents. */
  headings: Map<string, string>;
  /** First words of a line. */
  openings: Terms;
  /** Anywhere in a line. */
  terms: Terms;
  /** Products and brands that are Spanish words; with their capitals they stay as they are. */
  names: RegExp;
};

/** `pattern` prefers the longest term; `english` is keyed by the Spanish in lower case. */
export type Terms = { pattern: RegExp; english: Map<string, string> };

const wordStart = String.raw`(?<![\p{L}\p{N}\p{M}-])`;
const wordEnd = String.raw`(?![\p{L}\p{N}\p{M}]|-\p{L})`;

/** Reads the lists in `glossary/`: lines of Spanish, a tab and English, with braces as in `expand`: `equipo{,s}`. */
export function readGlossary(): Glossary {
  const lists = { titles: readPairs('titles'), headings: readPairs('headings') };
  const fold = ([spanish, english]: [string, string]): [string, string] => [foldAccents(spanish), english];
  return {
    headings: new Map([...lists.titles, ...lists.headings].map(fold)),
    openings: compile(readPairs('openings'), '^'),
    terms: compile([...lists.titles, ...['education', 'work', 'places', 'loanwords'].flatMap(readPairs)], wordStart),
    names: new RegExp(
      `${wordStart}(?:${readPairs('names')
        .map(([name]) => name)
        .join('|')})${wordEnd}`,
      'gu',
    ),
  };
}

/** Corrections of words that mean something else at work: a pattern of Apertium's English, and what replaces it. */
export function readCorrections(): [RegExp, string][] {
  return readPairs('corrections').map(([wrong, right]) => [
    new RegExp(`(?<![\\p{L}-])${wrong}${wordEnd}`, 'giu'),
    right,
  ]);
}

/** Headings in capitals are often written without accents. */
export function foldAccents(text: string): string {
  return normalForm(normalForm(text.toLowerCase(), 'NFD').replace(/[\u0300\u0301\u0308]/g, ''), 'NFC');
}

function readPairs(name: string): [string, string][] {
  return readLines(import.meta.url, `../glossary/${name}.tsv`).flatMap((line) => {
    const [from = '', to = ''] = line.split('\t');
    return pair(expand(from), expand(to));
  });
}

/** Pairs each Spanish form with its English one: the only one, or singular and plural in turn. */
function pair(from: string[], to: string[]): [string, string][] {
  return from.map((form, index) => [form, to[index % to.length]!]);
}

function compile(pairs: [string, string][], before: string): Terms {
  const english = new Map(pairs.map(([spanish, translated]) => [spanish.toLowerCase(), translated]));
  const longestFirst = [...english.keys()].toSorted((a, b) => b.length - a.length);
  const alternatives = longestFirst.map((term) => term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return { pattern: new RegExp(`${before}(?:${alternatives.join('|')})${wordEnd}`, 'giu'), english };
}
