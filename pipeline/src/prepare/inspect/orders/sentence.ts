import { type Signs, signsOf } from './features.ts';
import { figures } from './figures.ts';
import { createReader } from './lexicon.ts';
import { common, english, languages } from './lexicons/index.ts';
import type { Reading } from './reading.ts';
import { createSpeller } from './words.ts';

const reader = createReader(common, languages);
const spell = createSpeller(reader);

/** Letters of a word that says more than chance, and how many such words a text has that can be read. */
const tellingWord = 4;
const fewestTelling = 2;

/** Whether a text holds words of orders at all; one that is read backwards or in a code by mistake does not. */
export function isReadable(text: string): boolean {
  let known = 0;
  for (const word of text.toLowerCase().split(/[^\p{L}]+/u))
    if (word.length >= tellingWord && reader.words.has(word)) known += 1;
  return known >= fewestTelling;
}

/** What a sentence says in each of the languages of which it has a phrase, and what a linear model looks at in it. */
export type Sentence = { readings: Reading[]; signs: Signs };

/** Reads a sentence once for all that is asked of it. */
export function readSentence(sentence: string): Sentence {
  const words = spell(sentence);
  const byLanguage = reader.find(words.map(({ word }) => word));
  const numbers = figures(words);
  const afterMarks = words.flatMap(({ opens }, index) => (opens ? [index] : []));
  const readings = byLanguage.flatMap((found, at) => {
    if (found.length === 0) return [];
    const hits = Map.groupBy([...found, ...numbers], ({ concept }) => concept);
    const opening = new Set([...afterMarks, ...(hits.get('leadIn') ?? []).map(({ to }) => to)]);
    return { words, hits, opening, isEnglish: languages[at] === english };
  });
  return { readings, signs: signsOf(words, new Set(byLanguage.flat().map(({ concept }) => concept))) };
}
