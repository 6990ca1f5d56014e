import { shortMonthsIn } from './dates.ts';
import { withObjectFirst } from './object-first.ts';
import { inEnglishOrder, isAdjectiveAt, splitJoined } from './order.ts';
import type { Found, Glossary } from './glossary.ts';
import { anyOf } from './words.ts';

/** A segment ready for Apertium: what must not be translated stands as a made-up word. */
export type Masked = {
  text: string;
  /** What the made-up words stand for. */
  words: Map<string, string>;
  /** Those of them that are nouns in English. */
  nouns: Set<string>;
  /** Those of them that are names of organizations: somebody works at them. */
  organizations: Set<string>;
};

type Replacement = { start: number; end: number; text: string; isNoun?: boolean; isOrganization?: boolean };

const mailAddress = /(?<![^\s@,;])[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+/u;
const webAddress = /(?:https?:\/\/|www\.)[^\s,;]+|(?<![\p{L}\p{N}])[\w-]+(?:\.[\w-]+)+\/[^\s,;]*/u;
const addresses = new RegExp(`${mailAddress.source}|${webAddress.source}`, 'giu');
/** Words with inner capitals, signs or digits: no Spanish word is written so. */
const products = wordOf(
  String.raw`\.NET`,
  // PostgreSQL
  String.raw`[\p{L}\p{N}]*\p{Ll}\p{Lu}[\p{L}\p{N}.]*[\p{L}\p{N}]`,
  // Node.js
  String.raw`\p{L}+\.(?:js|JS|net|NET|io|ai|py)`,
  // E-Bike, e-learning
  String.raw`\p{L}-\p{Lu}[\p{L}\p{N}]+`,
  String.raw`[eE]-\p{Ll}{3,}`,
  // C#, C++
  String.raw`\p{Lu}[\p{L}\p{N}]*(?:\+\+|#)`,
  // A3CON
  String.raw`[\p{L}\p{N}]*(?:\p{L}\p{N}|\p{N}\p{Lu})[\p{L}\p{N}]*`,
  // A-I, A-IIb
  String.raw`\p{Lu}-\p{Lu}{1,3}\p{Ll}?`,
  // C+E, I.E., E.I.R.L.
  String.raw`\p{Lu}(?:[.+]\p{Lu})+\.?`,
  // The classes of "B, C, E", of which E, O, U and Y are small words as well
  String.raw`(?<=[:,/]\s?)[EOUY](?=\s?(?:[,/.)]|$))`,
  // CI/CD, R&D
  String.raw`(?:\p{Lu}[\p{Lu}\p{N}]{0,4}[/&]){1,3}[\p{Lu}\p{N}]{1,5}`,
  // S.L., S. A., S.A. de C.V., S. de R.L.
  String.raw`S\.(?:\s?\p{Lu}\.){0,3}(?:\s+de\s+(?:\p{Lu}\.\s?){2})*`,
);
/**
 * Schools, hospitals and firms, which keep their names: a word for what they are, then words with capitals. Behind a
 * degree they are its field: "Diplomado en Farmacia Clínica".
 */
const organizations = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<!${anyOf('studies.es')} en )${anyOf('organizations.es')}` +
    String.raw`(?:\s+(?:(?:de|del|la|las|los|el|y|e|a)\s+){0,2}\p{Lu}[\p{L}\p{N}’'.-]*)+`,
  'gu',
);
/** The same in capitals, at the beginning of a part: "BACHILLER, UNIVERSIDAD DEL NORTE, 2015". */
const shoutedOrganizations = new RegExp(
  String.raw`(?<=^|[,;:|(]\s*|[\s\d][–—-]\s*|\d\s+)${anyOf('organizations.es').toUpperCase()}(?![\p{L}\p{N}])` +
    String.raw`(?:\s+\p{Lu}[\p{Lu}\p{N}’'.-]*(?![\p{L}\p{N}]))+`,
  'gu',
);
/** A line in capitals that begins as such a name does: "CLÍNICA NUEVA DE CALI". */
const beginsAsOrganization = new RegExp(`^${anyOf('organizations.es')} `, 'iu');
/** Whether a name tells by its first word or its legal form that it is one of an organization. */
const isOfOrganization = (name: string): boolean =>
  beginsAsOrganization.test(name) || /(?<![\p{L}.])(?:S\. ?[AL]\.|Ltda|E\.I\.R\.L\.|SpA)/u.test(name);
/** Names right behind a word for what has one, and at most one adjective: "programa contable Sumas". */
const properNames = new RegExp(
  String.raw`(?<=(?<!\p{L})${anyOf('bearers-of-names.es')}(?: \p{Ll}+${anyOf('adjective-endings.es')})? )` +
    String.raw`\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*(?![\p{L}\p{N}])`,
  'gu',
);
/** Abbreviations of two to five capitals: SEO, SAN, CRM. In a text of capitals they cannot be told from words. */
const abbreviations = wordOf(String.raw`(?!${anyOf('no-abbreviations.es')}(?!\p{L}))\p{Lu}{2,5}`);

/** A pattern for whole words of any of some forms. */
function wordOf(...forms: string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})(?![\p{L}\p{N}])`, 'gu');
}

/** Abbreviations, and loanwords that English puts before a noun: "web", "online". */
const isModifier = new RegExp(String.raw`^(?:\p{Lu}{2,6}|${anyOf('modifiers.en')})$`, 'u');

/** What adjectives stand behind in Spanish, though it may stand before a noun itself: "UCI neonatal". */
const isAbbreviation = /^\p{Lu}{2,6}$/u;

/** Letters of made-up words; without vowels, so that no word of a language comes out. */
const codes = 'bcdfghjklmnprstv';

/**
 * Puts made-up words in the place of protected strings and glossary terms: Apertium does not know these words, so it
 * leaves them as they are, where they belong in the sentence. `keep` are strings that pass unchanged.
 */
export function mask(segment: string, keep: string[], glossary: Glossary): Masked {
  const replacements: Replacement[] = [];
  const claim = (found: Replacement[]) => {
    for (const one of found) {
      if (!replacements.some((other) => one.start < other.end && other.start < one.end)) replacements.push(one);
    }
  };
  claim(
    keep
      .filter(Boolean)
      .flatMap((kept) =>
        occurrences(segment, kept).map((found) => ({ ...found, isOrganization: isOfOrganization(kept) })),
      ),
  );
  claim(unchanged(segment, addresses));
  claim(shortMonthsIn(segment));
  for (const names of [organizations, shoutedOrganizations])
    claim(unchanged(segment, names).map((found) => ({ ...found, isOrganization: true })));
  if (!/\p{Ll}/u.test(segment) && beginsAsOrganization.test(segment)) claim(occurrences(segment, segment));
  claim(unchanged(segment, products));
  const terms = glossary.terms
    .find(segment)
    .filter(({ start, end }) => !isAdjectiveAt(segment, start, segment.slice(start, end)));
  const opening = glossary.openings.find(segment).find(({ start }) => start === 0);
  if (opening && !terms.some(({ start, end }) => start === 0 && end > opening.end))
    claim(translated(segment, [opening]));
  claim(translated(segment, terms));
  claim(translated(segment, glossary.unknownNouns.find(segment)));
  claim(unchanged(segment, glossary.names));
  claim(unchanged(segment, properNames));
  if (!isInCapitals(segment)) claim(unchanged(segment, abbreviations));
  return apply(
    segment,
    replacements.toSorted((a, b) => a.start - b.start),
  );
}

/** Puts back what was masked. A word that Apertium has lost makes the segment `undefined`. */
export function unmask(text: string, { words }: Masked): string | undefined {
  const left = new Set(words.keys());
  const restored = text.replace(/zq[a-z]{3}x/giu, (word) => {
    left.delete(word.toLowerCase());
    return words.get(word.toLowerCase()) ?? word;
  });
  return left.size === 0 ? restored : undefined;
}

function apply(segment: string, replacements: Replacement[]): Masked {
  const words = new Map<string, string>();
  const nouns = new Set<string>();
  const modifiers = new Set<string>();
  const organizations = new Set<string>();
  const spanish = new Map<string, string>();
  let text = '';
  let position = 0;
  for (const { start, end, text: replaced, isNoun, isOrganization } of replacements) {
    const word = madeUpWord(words.size);
    words.set(word, replaced);
    if (isModifier.test(replaced)) modifiers.add(word);
    if (isNoun && (!modifiers.has(word) || isAbbreviation.test(replaced))) nouns.add(word);
    if (isOrganization) organizations.add(word);
    spanish.set(word, segment.slice(start, end).toLowerCase());
    text += segment.slice(position, start) + word;
    position = end;
  }
  const first = replacements[0]?.start === 0 ? madeUpWord(0) : '';
  const joined = splitJoined(text + segment.slice(position), words, spanish, madeUpWord);
  const ordered = inEnglishOrder(withObjectFirst(joined), { words, spanish, nouns, modifiers, madeUpWord });
  if (first && !ordered.startsWith(first)) words.set(first, uncapitalized(words.get(first)!));
  return { text: ordered, words, nouns, organizations };
}

/** "Dashboard" as "dashboard", and "IT support" as it is. */
const uncapitalized = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

function madeUpWord(number: number): string {
  const letter = (power: number) => codes[Math.floor(number / power) % codes.length]!;
  return `zq${letter(codes.length ** 2)}${letter(codes.length)}${letter(1)}x`;
}

/** Whether a segment is written in capitals, but for a small word or two: "JEFA DE ALMACÉN de día". */
function isInCapitals(segment: string): boolean {
  return (
    !/\p{Ll}{4}/u.test(segment) && (segment.match(/\p{Lu}/gu)?.length ?? 0) > (segment.match(/\p{Ll}/gu)?.length ?? 0)
  );
}

function unchanged(segment: string, pattern: RegExp): Replacement[] {
  return [...segment.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

function occurrences(segment: string, kept: string): Replacement[] {
  const found: Replacement[] = [];
  for (let at = segment.indexOf(kept); at >= 0; at = segment.indexOf(kept, at + kept.length)) {
    const isWord =
      !/[\p{L}\p{N}]/u.test(segment[at - 1] ?? '') && !/[\p{L}\p{N}]/u.test(segment[at + kept.length] ?? '');
    if (isWord) found.push({ start: at, end: at + kept.length, text: kept });
  }
  return found;
}

function translated(segment: string, found: Found[]): Replacement[] {
  return found.map(({ start, end, english, isNoun }) => ({
    start,
    end,
    text: inEnglish(segment.slice(start, end), english),
    isNoun,
  }));
}

/** A word that is the same in both languages stays as it is written. */
function inEnglish(spanish: string, english: string): string {
  return english.toLowerCase() === spanish.toLowerCase() ? spanish : inCaseOf(spanish, english);
}

/** English in the case of the Spanish: capitals for capitals, a capital for a capital, of each word in a title. */
export function inCaseOf(spanish: string, english: string): string {
  const letters = spanish.replace(/\P{L}/gu, '');
  if (letters.length > 4 && letters === letters.toUpperCase()) return english.toUpperCase();
  if (/^\p{Lu}{2,}$/u.test(spanish) || !/^\p{Lu}/u.test(spanish)) return english;
  const isTitle =
    spanish.split(/\s+/).length > 1 && spanish.split(/\s+/).every((word) => word.length <= 2 || /^\p{Lu}/u.test(word));
  const hasTwoCapitals = /\p{Lu}\p{Ll}.*\s\p{Lu}\p{Ll}/u.test(spanish);
  if (isTitle && hasTwoCapitals)
    return english.replace(/(?<![\p{L}'’])\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase());
  return english.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
