import { fold } from './fold.ts';
import { readList, readLists } from './lists.ts';
import { anyOf } from './phrases.ts';
import { hasLetter } from './split.ts';
import { stem } from './stem.ts';

const word = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?[+#]*/gu;
const sentenceEnd = /(?<=[.!?]["”)]?)\s+(?=["“([]?[\p{Lu}\p{N}])/u;
const denials = readLists(import.meta.url, 'lists/denial.en.txt');
const denial = new RegExp(`\\b(?:${anyOf(denials.denial!)})\\b`, 'i');
/** Phrases that hold a word of denial and affirm, such as "not only". */
const emphasis = new RegExp(`\\b(?:${anyOf(denials.emphasis!)})\\b`, 'gi');
const numbers = readLists(import.meta.url, 'lists/numbers.en.txt');
const numberWords = new Map([
  ...numbers.fromZero!.map((name, value) => [name, String(value)] as const),
  ...numbers.tens!.map((name, index) => [name, String((index + 3) * 10)] as const),
]);
/** English that says nothing about anybody by itself, by its stems. */
const plainWords = new Set(readList(import.meta.url, 'lists/plain-words.en.txt').map(stem));

/** The share of made-up sentences above which a writer is not trusted with the others either. */
export const tolerated = 0.5;

/** A text folded, with one kind of apostrophe. */
export const foldWord = (text: string): string => fold(text).replace(/’/g, "'");

/** The words of a text by their stems, numbers as figures. */
export type Vocabulary = ReadonlySet<string>;

export function vocabularyOf(text: string): Vocabulary {
  return new Set(wordsOf(text));
}

/** Every number of a text as figures, spelled out ones included. */
export function numbersIn(text: string): Set<string> {
  return new Set(wordsOf(text).filter((one) => /^\p{N}/u.test(one)));
}

/**
 * The words of a text that say something and that are not in the vocabulary: figures, names, and all but plain English.
 */
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
    .filter(hasLetter);
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
    (one) => numberWords.get(one) ?? (/^\p{N}/u.test(one) ? one.replace(/[.,](?=\d{3}(?!\d))/g, '') : stem(one)),
  );
}
