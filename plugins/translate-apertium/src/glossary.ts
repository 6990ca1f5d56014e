import { normalForm, readLines, type Span } from '@cotejo/plugin-kit';
import { anyOf, expand } from './words.ts';

/** Spanish terms of resumes and job advertisements with the English that recruiters use. */
export type Glossary = {
  /** Whole lines, such as section headings, in lower case and without accents. */
  headings: Map<string, string>;
  /** Labels before a colon, in the same form. */
  labels: Map<string, string>;
  /** First words of a line. */
  openings: Terms;
  /** Anywhere in a line. */
  terms: Terms;
  /** Nouns that Apertium does not know, which it would not move: as terms they go where English has them. */
  unknownNouns: Terms;
  /** Products, brands and towns that are Spanish words; with their capitals they stay as they are. */
  names: RegExp;
};

/** Terms that a text may hold, with their English by the Spanish in lower case, and where a text holds them. */
export type Terms = { english: Map<string, string>; find(segment: string): Found[] };

/** A term in a segment, with its English. `isNoun` is true for what an adjective may follow in Spanish. */
export type Found = Span & { english: string; isNoun: boolean };

type Term = { spanish: string; folded: string; english: string; isNoun: boolean; isAbbreviation: boolean };

const wordStart = String.raw`(?<![\p{L}\p{N}\p{M}-])`;
const wordEnd = String.raw`(?![\p{L}\p{N}\p{M}]|-\p{L})`;
const firstWords = new RegExp(`${wordStart}[\\p{L}\\p{N}\\p{M}]+`, 'gu');
const endsAWord = new RegExp(wordEnd, 'uy');
const preposition = anyOf('prepositions.es');
const isNoNoun = new RegExp(`^${preposition} | ${preposition}$`, 'u');
/** Verbs, participles and adverbs; all other words that Apertium does not know are nouns. */
const isVerb = /(?:[aei]r|arse|ando|iendo|[ai]do|mente|é)$/u;

/**
 * Reads the lists in `glossary/`: lines of Spanish, a tab and English, with braces as in `expand`: `equipo{,s}`; a
 * third column says where a term is used.
 */
export function readGlossary(): Glossary {
  const titles = readPairs('titles');
  const lists = { titles: [...titles.flatMap(inPlural), ...titles], headings: readPairs('headings') };
  const fold = ([spanish, english]: [string, string]): [string, string] => [foldAccents(spanish), english];
  return {
    headings: new Map([...lists.titles, ...lists.headings].map(fold)),
    labels: new Map(readPairs('labels').map(fold)),
    openings: compile(readPairs('openings')),
    terms: compile([
      ...lists.titles,
      ...['countries', 'education', 'work', 'trades', 'places', 'loanwords'].flatMap(readPairs),
    ]),
    unknownNouns: compile(['words', 'skill-words'].flatMap(readPairs).filter(([spanish]) => !isVerb.test(spanish))),
    names: new RegExp(
      `${wordStart}(?:${['names', 'towns']
        .flatMap(readPairs)
        .map(([name]) => name)
        .toSorted((a, b) => b.length - a.length)
        .join('|')})${wordEnd}`,
      'gu',
    ),
  };
}

/**
 * A title for several people: in Spanish all words before a preposition change, in English the last one. A title whose
 * English has a preposition is left out, as that changes another word.
 */
function inPlural([spanish, english]: [string, string]): [string, string][] {
  if (/ (?:of|in) |s$/u.test(english)) return [];
  const [, people, field] = /^(.+?)((?: (?:de|en|del|al|para) .*)?)$/u.exec(spanish)!;
  if (/ y |s(?: |$)/u.test(people!)) return [];
  const plural = people!
    .split(' ')
    .map((word) => (/[aeiou]$/u.test(word) ? `${word}s` : /[lrnd]$/u.test(word) ? `${word}es` : word))
    .join(' ');
  return plural === people ? [] : [[plural + field, pluralOf(english)]];
}

const pluralOf = (noun: string): string =>
  /[^aeiou]y$/u.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : noun.replace(/man$/u, 'men').replace(/(ch|sh|x)$/u, '$1e') + (/m[ae]n$/u.test(noun) ? '' : 's');

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

/** The pairs of a list in `glossary/`, every form with its English. */
export function readPairs(name: string): [string, string][] {
  return readLines(import.meta.url, `../glossary/${name}.tsv`).flatMap((line) => {
    const [from = '', to = ''] = line.split('\t');
    return pair(expand(from), expand(to));
  });
}

/** Pairs each Spanish form with its English one: the only one, or singular and plural in turn. */
function pair(from: string[], to: string[]): [string, string][] {
  return from.map((form, index) => [form, to[index % to.length]!]);
}

/**
 * Finds terms by their first words; a text may lack the accents of a term, but not others. Of two that overlap the
 * longer one counts where it holds the other, else the later one: what "of" binds in Spanish belongs to the word right
 * before it, as in "gestión de (cuentas por pagar)".
 */
function compile(pairs: [string, string][]): Terms {
  const english = new Map(pairs.map(([spanish, translated]) => [spanish.toLowerCase(), translated]));
  const abbreviations = new Set(pairs.map(([spanish]) => spanish).filter((spanish) => /^\p{Lu}{2,}$/u.test(spanish)));
  const byFirstWord = Map.groupBy(
    [...english].map(([spanish, translated]): Term => {
      const folded = foldAccents(spanish);
      const isAbbreviation = abbreviations.has(spanish.toUpperCase());
      return { spanish, folded, english: translated, isNoun: !isNoNoun.test(spanish), isAbbreviation };
    }),
    ({ folded }) => folded.match(firstWords)![0],
  );
  for (const terms of byFirstWord.values()) terms.sort((a, b) => b.spanish.length - a.spanish.length);
  const isAt = (lower: string, at: number, { spanish, folded }: Term): boolean => {
    const slice = lower.slice(at, at + spanish.length);
    endsAWord.lastIndex = at + spanish.length;
    return (slice === spanish || slice === folded) && endsAWord.test(lower);
  };
  return {
    english,
    find(segment) {
      const lower = segment.toLowerCase();
      let found: Found[] = [];
      for (const { 0: word, index: start } of [...lower.matchAll(firstWords)].toReversed()) {
        const held = ({ spanish }: Term): Found[] => found.filter((later) => later.start < start + spanish.length);
        const term = byFirstWord
          .get(foldAccents(word))
          ?.find(
            (one) =>
              isAt(lower, start, one) &&
              !(one.isAbbreviation && /\p{Ll}/u.test(segment.slice(start, start + one.spanish.length))) &&
              held(one).every(({ end }) => end <= start + one.spanish.length),
          );
        if (!term) continue;
        const one = { start, end: start + term.spanish.length, english: term.english, isNoun: term.isNoun };
        found = [one, ...found.slice(held(term).length)];
      }
      return found;
    },
  };
}
