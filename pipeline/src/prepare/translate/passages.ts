import { fold } from '../../text/fold.ts';
import { readList, readLists } from '../../text/lists.ts';
import { anyOf } from '../../text/phrases.ts';
import { wordsOf } from '../../text/split.ts';
import type { Segment } from './segment.ts';
import { endsInSpanish, isSpanishWord } from './spanish-words.ts';

/** The language of passages that are looked for in English documents. */
export const passageLanguage = 'es';

/** A document with fewer words in such sentences has names and titles of another language, and no passages. */
const wordsOfAPassage = 25;
const wordsOfASentence = 6;
const marksOfASentence = 3;
/** The share of Spanish words from which a list, which has no sentences, is Spanish. */
const partOfAList = 0.35;
/** Spanish words in lists, without names, from which a document has a passage in them. */
const wordsOfLists = 12;
/** Segments beside a Spanish one that are Spanish too when nothing in them is English: headings and titles. */
const reach = 2;

const wordAmong = (words: string[], flags: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${anyOf(words)})(?!\\p{L})`, flags);
const english = wordAmong(readList(import.meta.url, 'lists/function-words.en.txt'), 'giu');
const { inNames, inSentences } = readLists(import.meta.url, 'lists/function-words.es.txt');
const spanish = wordAmong([...inNames!, ...inSentences!], 'giu');
const spanishInSentences = wordAmong(inSentences!, 'iu');
const spanishLetters = /[áéíóúüñ¿¡]/iu;

/** The segments of an English text that are Spanish: none, unless whole sentences are or many words in lists. */
export function spanishPassages(segments: Segment[]): Segment[] {
  const counted = segments.map(({ text }) => ({
    text,
    words: text.split(' ').length,
    listed: listedIn(text),
    ofEnglish: countOf(english, text),
    ofSpanish: countOf(spanish, text),
  }));
  const sentences = counted.filter(
    ({ text, words, ofEnglish, ofSpanish }) =>
      ofEnglish === 0 && words >= wordsOfASentence && ofSpanish >= marksOfASentence && spanishInSentences.test(text),
  );
  const inSentences = sentences.reduce((sum, { words }) => sum + words, 0);
  const inLists = counted.reduce((sum, { ofEnglish, listed }) => sum + (ofEnglish === 0 ? listed : 0), 0);
  if (inSentences < wordsOfAPassage && inLists < wordsOfLists) return [];
  const isSpanish = counted.map(
    ({ text, ofEnglish, ofSpanish, listed }) =>
      ofSpanish > 2 * ofEnglish || (ofEnglish === 0 && (listed > 0 || spanishLetters.test(text))),
  );
  return segments.filter(
    (_, at) =>
      isSpanish[at] ||
      (counted[at]!.ofEnglish === 0 && isSpanish.slice(Math.max(0, at - reach), at + reach + 1).includes(true)),
  );
}

const wordsOfDemands = readList(import.meta.url, 'lists/demand-words.es.txt');
const ofDemands = wordAmong(wordsOfDemands, 'u');
const opensDemand = new RegExp(`^(?:${anyOf(wordsOfDemands)})(?!\\p{L})`, 'u');
const wordsOfSkills = new Set(readList(import.meta.url, 'lists/skill-words.es.txt'));
/** Whether a word is one of Spanish skills, or alone has the ending of a Spanish noun: "Soldadura", "Puntualidad". */
const isOfSkills = (word: string): boolean => wordsOfSkills.has(fold(word)) || endsInSpanish(word);
const lowerFirst = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
/** "Vendedor de autos", and not "Informatica PowerCenter": a capital that stands there for the beginning alone. */
const isSentence = (text: string): boolean => /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text);

/**
 * Whether a few words are Spanish, of which a detector tells no more than that they are English, as "Soldadura TIG" or
 * "Carretilla". The first one has a capital often.
 */
export const isSpanishPhrase = (text: string): boolean =>
  countOf(english, text) === 0 &&
  (spanishLetters.test(text) ||
    spanishInSentences.test(text) ||
    ofDemands.test(fold(text)) ||
    wordsOf(text).some(isOfSkills) ||
    listedIn(isSentence(text) ? lowerFirst(text) : text) > 0);

/** A demand whose first word has no capital, so that "Manejo de Figma" is not taken for somebody's name. */
export const withoutName = (demand: string): string =>
  opensDemand.test(fold(demand)) || isOfSkills(wordsOf(demand)[0] ?? '') ? lowerFirst(demand) : demand;

/** The Spanish words of a list that are no names, which have capitals; none where too few of its words are Spanish. */
function listedIn(text: string): number {
  const words = wordsOf(text, 3);
  const spanish = words.filter(isSpanishWord);
  return spanish.length >= words.length * partOfAList ? spanish.filter((word) => /^\p{Ll}/u.test(word)).length : 0;
}

const countOf = (marks: RegExp, text: string): number => text.match(marks)?.length ?? 0;
