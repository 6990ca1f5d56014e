import type { BilingualText } from '@cotejo/plugin-kit';
import { claimsOf, type Vocabulary, vocabularyOf } from '../text/grounding.ts';
import { hasLetter } from '../text/split.ts';

/** The part of an answer that the documents bear out, and the number of statements that they do not. */
export type BorneOut<Value> = { value: Value; leftOut: number };

export const vocabularyOfBoth = ({ original, english }: BilingualText): Vocabulary =>
  vocabularyOf(original === english ? english : `${english}\n${original}`);

/** Whether a line says nothing but plain English and what stands in the text. */
export const isBorneOut = (line: string, vocabulary: Vocabulary): boolean =>
  hasLetter(line) && claimsOf(line, vocabulary).length === 0;

/**
 * Whether a skill is named in the text: by one of its words, for it may be called by another name, as "Microsoft Excel"
 * for "Excel".
 */
export const isNamed = (skill: string, vocabulary: Vocabulary): boolean =>
  claimsOf(skill, new Set()).some((word) => vocabulary.has(word));

/** Keeps the items that fit and counts the others. */
export function sift<Item>(items: readonly Item[], fits: (item: Item) => boolean): { kept: Item[]; leftOut: number } {
  const kept = items.filter(fits);
  return { kept, leftOut: items.length - kept.length };
}
