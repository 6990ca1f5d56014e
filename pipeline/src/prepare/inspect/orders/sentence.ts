import { type Signs, signsOf } from './features.ts';
import { figures } from './figures.ts';
import { createReader } from './lexicon.ts';
import { common, english, languages } from './lexicons/index.ts';
import type { Reading } from './reading.ts';
import { createSpeller } from './words.ts';

const reader = createReader(common, languages);
const spell = createSpeller(reader);

/** Letters of a word that says more than chance. */
const tellingWord = 4;
const longerWords = new RegExp(`\\p{L}{${tellingWord},}`, 'gu');

/** The words of orders that say more than chance. */
export const tellingWords: ReadonlySet<string> = new Set(
  [...reader.words].filter(({ length }) => length >= tellingWord),
);

/** Whether a text has so many telling words, or words that are in their place in another spelling. */
export function isTelling(text: string, least: number, telling = tellingWords): boolean {
  let found = 0;
  for (const [word] of text.toLowerCase().matchAll(longerWords))
    if (telling.has(word) && ++found === least) return true;
  return false;
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
