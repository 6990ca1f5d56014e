import { fold } from '../../text/fold.ts';
import type { JobLine } from '../sections.ts';
import { isMarked, isMust, isWished } from '../musts.ts';
import {
  areTraits,
  isTermOfEmployment,
  opensWithTerm,
  readsAsDemand,
  readsAsOffer,
  speaksOfPerson,
  statesDemand,
} from '../nature.ts';
import { asksForNothing, isOfHolder } from '../no-demands.ts';
import { opensAsDemand, opensWithMark } from '../openings.ts';
import { isTask, opensAsTask, tellsDuty } from '../tasks.ts';
import type { SentenceClass } from './model.ts';

/** A sentence of a line of an advertisement. */
export type Sentence = { line: JobLine; original: string };

/** What rules say of a sentence, one bit each. */
const signs: ((sentence: string) => boolean)[] = [
  (sentence) => asksForNothing(sentence, false),
  (sentence) => asksForNothing(sentence, true),
  readsAsDemand,
  readsAsOffer,
  (sentence) => statesDemand(fold(sentence)),
  isTermOfEmployment,
  opensWithTerm,
  speaksOfPerson,
  areTraits,
  opensAsDemand,
  opensWithMark,
  (sentence) => isMust(sentence, 'summary'),
  isWished,
  isMarked,
  isTask,
  tellsDuty,
  opensAsTask,
  isOfHolder,
];

const mostWords = 40;
const mostOfHeading = 8;

export const wordsOf = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/\d/g, '0'));

/**
 * What the class of a sentence is told from: its words, its heading, its place, and what rules say of it; `byRules` is
 * its class by these.
 */
export function featuresOf({ line, original }: Sentence, byRules: SentenceClass, at: number, of: number): Set<string> {
  const words = wordsOf(original).slice(0, mostWords);
  const heading = wordsOf(line.heading ?? '').slice(0, mostOfHeading);
  const { section } = line;
  const found = new Set<string>([
    ...words.map((word) => `word ${word}`),
    ...words.slice(1).map((word, index) => `pair ${words[index]} ${word}`),
    `first ${words[0]}`,
    `opens ${words.slice(0, 2).join(' ')}`,
    `last ${words.at(-1)}`,
    ...heading.map((word) => `heading ${word}`),
    `below ${heading.join(' ')}`,
    `section ${section}`,
    `rules ${byRules}`,
    `rules ${byRules} ${section}`,
    `item ${line.bullet} ${section}`,
    `labeled ${line.isLabeled === true}`,
    `place ${Math.min(4, Math.floor((5 * at) / of))}`,
    `length ${Math.min(5, Math.floor(Math.log2(1 + words.length)))}`,
    `ends ${/[.:!?]$/.exec(original)?.[0] ?? ''}`,
  ]);
  if (/\d/.test(original)) found.add('digit');
  if (/[$€£]/.test(original)) found.add('money');
  for (const [index, says] of signs.entries())
    if (says(original)) found.add(`sign ${index}`).add(`sign ${index} ${section}`);
  return found;
}
