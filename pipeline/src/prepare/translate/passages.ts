import { readList, readLists } from '../../text/lists.ts';
import { anyOf } from '../../text/phrases.ts';
import type { Segment } from './segment.ts';

/** The language of passages that are looked for in English documents. */
export const passageLanguage = 'es';

/** A document with fewer words in such sentences has names and titles of another language, and no passages. */
const wordsOfAPassage = 25;
const wordsOfASentence = 6;
const marksOfASentence = 3;
/** Segments beside a Spanish one that are Spanish too when nothing in them is English: headings and titles. */
const reach = 2;

const wordAmong = (words: string[], flags: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${anyOf(words)})(?!\\p{L})`, flags);
const english = wordAmong(readList(import.meta.url, 'lists/function-words.en.txt'), 'giu');
const { inNames, inSentences } = readLists(import.meta.url, 'lists/function-words.es.txt');
const spanish = wordAmong([...inNames!, ...inSentences!], 'giu');
const spanishInSentences = wordAmong(inSentences!, 'iu');
const spanishLetters = /[áéíóúñ¿¡]/iu;

/** The segments of an English text that are Spanish: none, unless whole sentences are. */
export function spanishPassages(segments: Segment[]): Segment[] {
  const counted = segments.map(({ text }) => ({
    text,
    words: text.split(' ').length,
    ofEnglish: countOf(english, text),
    ofSpanish: countOf(spanish, text),
  }));
  const sentences = counted.filter(
    ({ text, words, ofEnglish, ofSpanish }) =>
      ofEnglish === 0 && words >= wordsOfASentence && ofSpanish >= marksOfASentence && spanishInSentences.test(text),
  );
  if (sentences.reduce((sum, { words }) => sum + words, 0) < wordsOfAPassage) return [];
  const isSpanish = counted.map(
    ({ text, ofEnglish, ofSpanish }) => ofSpanish > 2 * ofEnglish || (ofEnglish === 0 && spanishLetters.test(text)),
  );
  return segments.filter(
    (_, at) =>
      isSpanish[at] ||
      (counted[at]!.ofEnglish === 0 && isSpanish.slice(Math.max(0, at - reach), at + reach + 1).includes(true)),
  );
}

const countOf = (marks: RegExp, text: string): number => text.match(marks)?.length ?? 0;
