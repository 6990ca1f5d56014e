import { normalForm } from '@cotejo/plugin-kit';
import { plainWords } from './plain-words.ts';
import { stem } from './stem.ts';

const word = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?[+#]*/gu;
const sentenceEnd = /(?<=[.!?]["”)]?)\s+(?=["“([]?[\p{Lu}\p{N}])/u;
const denial =
  /\b(?:not?|nor|none|never|without|neither|missing|lacks?|lacking|absent|absence|unclear|unproven|unconfirmed|gaps?|cannot|isn['’]t|doesn['’]t|aren['’]t|yet)\b/i;
/** Words of denial that affirm. */
const emphasis =
  /\b(?:not (?:only|just|merely|simply)|no (?:doubt|question|less|problem)|without (?:an? |any )?(?:doubt|question|problem|difficulty)|never (?:fails?|ceases?)|not? un\w+)\b/gi;
const numberWords = new Map(
  [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
    'twenty',
  ].map((name, value) => [name, String(value)]),
);
const tens = new Map(
  ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map((name, index) => [
    name,
    String((index + 3) * 10),
  ]),
);

/** A writer of whose sentences more than this share is made up is not to be trusted with the others. */
export const tolerated = 0.5;

/** Without accents, in lower case. */
export const foldWord = (text: string): string =>
  normalForm(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/’/g, "'");

/** The words of a text by their stems, numbers as figures. */
export type Vocabulary = ReadonlySet<string>;

export function vocabularyOf(text: string): Vocabulary {
  return new Set(wordsOf(text));
}

/** Every number of a text as figures, spelled out ones included. */
export function numbersIn(text: string): Set<string> {
  return new Set(wordsOf(text).filter((one) => /^\p{N}/u.test(one)));
}

/** The words of a text that say something and that are not in the vocabulary: figures, names, and all but plain English. */
export function claimsOf(text: string, vocabulary: Vocabulary): string[] {
  return wordsOf(text).filter((one) => !vocabulary.has(one) && !plainWords.has(one));
}

/** What a text about a candidate may speak of. */
export type Grounds = {
  /** Everything that the writer was given. */
  given: Vocabulary;
  /** What is asked for and not shown: it may only be said to be missing. */
  unshown: Vocabulary;
};

/** The sentences of a text that say nothing but what it was written from, and how many there were. */
export function groundedSentences(
  text: string,
  { given, unshown }: Grounds,
): { kept: string; total: number; dropped: number } {
  const sentences = text
    .replace(/[\0\s]+/g, ' ')
    .trim()
    .split(sentenceEnd)
    .filter((sentence) => /\p{L}/u.test(sentence));
  const kept = sentences.filter(
    (sentence) =>
      !/[<>{}]/.test(sentence) &&
      claimsOf(sentence, given).length === 0 &&
      (denial.test(sentence.replace(emphasis, '')) ||
        !wordsOf(sentence).some((one) => unshown.has(one) && !plainWords.has(one))),
  );
  return { kept: kept.join(' '), total: sentences.length, dropped: sentences.length - kept.length };
}

function wordsOf(text: string): string[] {
  return (foldWord(text).match(word) ?? []).map(
    (one) =>
      numberWords.get(one) ??
      tens.get(one) ??
      (/^\p{N}/u.test(one) ? one.replace(/[.,](?=\d{3}(?!\d))/g, '') : stem(one)),
  );
}
