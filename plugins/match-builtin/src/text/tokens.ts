import { fold } from './fold.ts';
import { inOneGender } from './gender.ts';
import { singular, stem } from './stem.ts';
import { isIdle } from './stop-words.ts';

/**
 * A word of a text: `word` is folded, `base` is its singular, the same for women and men; `start` and `end` are UTF-16
 * code units.
 */
export type Token = { word: string; base: string; start: number; end: number };

const pattern = /\.net(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\+\+|#)?/gu;

/** Words in order of appearance; `c++`, `c#` and `.net` are one word, a possessive 's is dropped. */
export function tokenize(text: string): Token[] {
  const folded = fold(text);
  const tokens: Token[] = [];
  for (const match of folded.matchAll(pattern)) {
    const start = match.index;
    const word = match[0].replace(/\p{M}/gu, '');
    if (word === 's' && /['’]/.test(folded.charAt(start - 1))) continue;
    tokens.push({ word, base: singular(inOneGender(word)), start, end: start + match[0].length });
  }
  return tokens;
}

/** Porter stems of the words that carry meaning, as they are written. */
export function stemsAsWritten(words: readonly string[]): string[] {
  const stems: string[] = [];
  for (const word of words) if (!isIdle(word)) stems.push(stem(word));
  return stems;
}

/** Porter stems of the words that carry meaning, the same for women and men. */
export const informativeStems = (tokens: Token[]): string[] =>
  stemsAsWritten(tokens.map(({ word }) => inOneGender(word)));

/** The stems of a text's words that carry meaning, in order and as often as they stand there. */
export const stemsOf = (text: string): string[] => informativeStems(tokenize(text));
