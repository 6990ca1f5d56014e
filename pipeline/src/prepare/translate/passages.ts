import type { Segment } from './segment.ts';

/** The language of passages that are looked for in English documents. */
export const passageLanguage = 'es';

/** A document with fewer words in such sentences has names and titles of another language, and no passages. */
const wordsOfAPassage = 25;
const wordsOfASentence = 6;
const marksOfASentence = 3;
/** So many segments beside a Spanish one are Spanish too when nothing in them is English: headings and titles. */
const reach = 2;

const english =
  /(?<!\p{L})(?:the|and|of|with|for|from|to|is|are|was|by|at|our|my|this|that|in|as|on|or|you|your|we|will)(?!\p{L})/giu;
const spanish =
  /(?<!\p{L})(?:el|la|los|las|lo|de|del|y|e|en|con|para|por|un|una|al|su|sus|tu|tus|mi|se|es|o|que|como|ha|han|sin|sobre|más)(?!\p{L})/giu;
/** Names of schools, firms and places have only the others. */
const spanishInSentences = /(?<!\p{L})(?:y|con|para|por|un|una|su|sus|tu|tus|se|que|como|ha|han|sin|sobre)(?!\p{L})/iu;
const spanishLetters = /[áéíóúñ¿¡]/iu;

/** Of the segments of an English text those that are Spanish: none, unless there are whole sentences of it. */
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
