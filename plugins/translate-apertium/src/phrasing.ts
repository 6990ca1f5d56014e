import { anyOf } from './words.ts';

const monthOfYear = new RegExp(`\\b(${anyOf('months.en')}) of (?=\\d{4})`, 'g');
/** Nouns that English puts after what they are about: "management of inventories" is inventory management. */
const compound = new RegExp(
  String.raw`\b(${anyOf('compound-heads.en')}) of (?!(?:${anyOf('not-in-compounds.en')}|zq\p{Ll}{3}x)\b)(\p{Ll}{4,})` +
    String.raw`(?=\s*(?:$|[.,;:()|–—])|\s+${anyOf('prepositions.en')}\b)`,
  'giu',
);
const capitalizedSmallWord = new RegExp(
  String.raw`(?<=[\p{Ll}\p{N}),] )${anyOf('small-words.en').replace(/\b[a-z]/g, (first) => first.toUpperCase())}(?= )`,
  'gu',
);
const seniorityLast = new RegExp(String.raw`^((?:[\p{L}-]+ ){0,3}${anyOf('titles.en')}) (senior|junior)\b`, 'iu');
const isSingular = new RegExp(`${anyOf('endings-of-singulars.en')}$`, 'u');
const language = new RegExp(String.raw`\b${anyOf('languages.en')}\b`, 'g');

/**
 * Apertium's English as resumes write it: corrects dates, percentages, compounds and single words. `spanish` is what
 * was given to Apertium; `corrections` are those of `readCorrections`.
 */
export function phrase(english: string, spanish: string, corrections: [RegExp, string][]): string {
  const corrected = corrections.reduce(
    (text, [wrong, right]) => text.replace(wrong, (...found) => correct(found, right)),
    lowerStrayCapitals(english, spanish),
  );
  const compounded = corrected
    .replace(monthOfYear, '$1 ')
    .replace(/(\d) (?=%)/g, '$1')
    .replace(/\b(?:in|of) (?:an?|the) (?=\d+(?:[.,]\d+)?\s?%)/g, (words) => (words.startsWith('in') ? 'by ' : 'of '))
    .replace(compound, (_, head: string, subject: string) =>
      startLike(head, `${singular(subject)} ${head.toLowerCase()}`),
    )
    .replace(language, (name) => name[0]!.toUpperCase() + name.slice(1))
    .replace(/\s+/g, ' ')
    .trim();
  return /^\p{Lu}/u.test(spanish) ? compounded.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : compounded;
}

function correct(found: unknown[], right: string): string {
  const [whole, group] = found as [string, unknown];
  return startLike(whole, right.replace('$1', typeof group === 'string' ? group : ''));
}

function startLike(model: string, text: string): string {
  if (model.length > 3 && model === model.toUpperCase()) return text.toUpperCase();
  return /^\p{Lu}/u.test(model) ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;
}

/** Apertium moves the capital of a first word that it does not know to a later word. */
function lowerStrayCapitals(english: string, spanish: string): string {
  const text = english.replace(capitalizedSmallWord, (word) => word.toLowerCase());
  return /^\S+\s+\p{Ll}/u.test(spanish)
    ? text.replace(
        /^(\S+\s+)(\p{Lu})(?=\p{Ll}+\b)/u,
        (_, first: string, letter: string) => first + letter.toLowerCase(),
      )
    : text;
}

/** English whose masked words are back: corrects its articles, and puts a level before its job title. */
export function polish(english: string): string {
  return english
    .replace(/\b([Aa]) (?=[aeio](?!ne\b|nce\b)\p{Ll}|[AEIO]\p{Lu})/gu, '$1n ')
    .replace(/\b([Aa])n (?=[bcdfgjklmnpqrstvwxyz]\p{Ll})/gu, '$1 ')
    .replace(seniorityLast, (_, title: string, level: string) => {
      const isSentence = !/\s\p{Lu}/u.test(title);
      return startLike(
        title,
        `${level} ${isSentence ? title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) : title}`,
      );
    });
}

function singular(noun: string): string {
  if (isSingular.test(noun)) return noun;
  return noun
    .replace(/ies$/u, 'y')
    .replace(/(ch|sh|x|ss)es$/u, '$1')
    .replace(/(?<=[^s])s$/u, '');
}
