import { readFileSync } from 'node:fs';
import { normalForm } from '@cotejo/plugin-kit';

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

/** Reads the lists in `glossary/`: lines of Spanish, a tab and English, with alternatives in braces as in `equipo{,s}`. */
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

/** What Apertium makes of words that mean something else at work: patterns of its English with their correction. */
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
  const text = readFileSync(new URL(`../glossary/${name}.tsv`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [from = '', to = ''] = line.split('\t');
      return pair(expand(from), expand(to));
    });
}

/** One form serves all; two forms, singular and plural, serve by turns. */
function pair(from: string[], to: string[]): [string, string][] {
  return from.map((form, index) => [form, to[index % to.length]!]);
}

/** `a{,s}` stands for "a" and "as"; the last braces change fastest. */
function expand(term: string): string[] {
  const braces = /\{([^{}]*,[^{}]*)\}/u.exec(term);
  if (!braces) return [term];
  const rest = expand(term.slice(braces.index + braces[0].length));
  return braces[1]!.split(',').flatMap((form) => rest.map((ending) => term.slice(0, braces.index) + form + ending));
}

function compile(pairs: [string, string][], before: string): Terms {
  const english = new Map(pairs.map(([spanish, translated]) => [spanish.toLowerCase(), translated]));
  const longestFirst = [...english.keys()].toSorted((a, b) => b.length - a.length);
  const alternatives = longestFirst.map((term) => term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return { pattern: new RegExp(`${before}(?:${alternatives.join('|')})${wordEnd}`, 'giu'), english };
}
