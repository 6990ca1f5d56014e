import { type Unit, unitsOf } from '../../prepare/inspect/units.ts';
import { chainsThrough } from './chains.ts';
import { type Word, wordsOf } from './words.ts';

/** A sentence or line and its words, each with the length of the chain of the other text's words that it stands in. */
export type Item = Unit & { words: (Word & { chain: number })[] };

/** The sentences and lines of a text that have words, compared with the words of another text. */
export function itemsOf(text: string, other: readonly Word[]): Item[] {
  const words = wordsOf(text);
  const chains = chainsThrough(words, other);
  const items: Item[] = unitsOf(text).map((unit) => ({ ...unit, words: [] }));
  let at = 0;
  for (const [index, word] of words.entries()) {
    while (items[at + 1] && items[at]!.end <= word.start) at++;
    items[at]!.words.push({ ...word, chain: chains[index] ?? 0 });
  }
  return items.filter((item) => item.words.length > 0);
}

/** All words of an item in order, as one string to compare. */
export const keysOf = ({ words }: Item): string => words.map(({ key }) => key).join(' ');

/** The different words of an item that say something. */
export const contentOf = ({ words }: Item): string[] => [...new Set(words.flatMap(({ key, isSmall }) => (isSmall ? [] : [key])))];

export const shareOf = <One>(all: readonly One[], isOne: (one: One) => boolean): number => (all.length === 0 ? 0 : all.filter(isOne).length / all.length);
