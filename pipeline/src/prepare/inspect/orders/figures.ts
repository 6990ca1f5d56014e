import { anyOf } from '../../../text/phrases.ts';
import type { Hit } from './lexicon.ts';
import { inAnyLanguage } from './lexicons/index.ts';
import type { Word } from './words.ts';

const nearlyBest = /^(?:9\d|100)$/;
const counted = new RegExp(`^(?:${anyOf(inAnyLanguage('counted'))})$`);

/** Marks in figures: 95 to 100 is what is wanted, 90 to 94 perhaps, and a share of something is no mark. */
export const figures = (words: readonly Word[]): Hit[] =>
  words.flatMap(({ word, gap }, at): Hit[] => {
    if (!nearlyBest.test(word) || isPartOfNumber(words, at) || counted.test(words[at + 1]?.word ?? '')) return [];
    return [{ concept: Number(word) >= 95 && !/^\s?%/.test(gap) ? 'best' : 'good', from: at, to: at + 1 }];
  });

/** Whether a figure is the end of a range, or the whole or the fraction of a decimal. */
function isPartOfNumber(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  const isRange = /^[–—-]$/.test(before?.gap.trim() ?? '') && /^\d/.test(before?.word ?? '');
  return isRange || /^[.,]$/.test(before?.gap ?? '') || /^[.,]\d/.test(words[at]!.gap + (words[at + 1]?.word ?? ''));
}
