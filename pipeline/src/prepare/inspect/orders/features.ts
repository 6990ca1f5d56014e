import { stem } from '../../../model/stem.ts';
import type { Concept } from './lexicon.ts';
import type { Word } from './words.ts';

/** Forms of one word begin with the same letters of their stems. */
const lettersOfAKey = 7;
/** Longer sentences are looked at so far: an order is short. */
const mostWords = 80;

/** Numbers are told apart as far as marks are: the best, a high one, a year, any other. */
function keyOf(word: string): string {
  if (!/^\d+$/.test(word)) return stem(word).slice(0, lettersOfAKey);
  if (/^(?:100|10|5|99|98|95|20|1)$/.test(word)) return word;
  return /^9\d$/.test(word) ? '#90' : /^(?:19|20)\d\d$/.test(word) ? '#year' : '#';
}

/**
 * What a linear model looks at in a sentence: its words, neighbours among them, words that begin a clause, words
 * before a mark like ":" or "=", and what the lexicons make of it. Each feature comes once.
 */
export function featuresOf(words: readonly Word[], concepts: Iterable<Concept>): Set<string> {
  const keys = words.slice(0, mostWords).map(({ word }) => keyOf(word));
  const features = new Set<string>();
  for (const [at, key] of keys.entries()) {
    const { opens, gap } = words[at]!;
    features.add(key);
    if (opens) features.add(`^${key}`);
    features.add(at + 1 < keys.length ? `${key}_${keys[at + 1]}` : `${key}_$`);
    const mark = /[:=?"{}<>|!]/.exec(gap)?.[0];
    if (mark) features.add(`${key}${mark}`).add(mark);
  }
  for (const concept of concepts) features.add(`@${concept}`);
  features.add(`%${Math.min(5, Math.floor(Math.log2(keys.length + 1)))}`);
  return features;
}
