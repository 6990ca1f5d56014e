import type { Span } from '@cotejo/plugin-kit';
import { fold } from '../../text/fold.ts';
import { readList } from '../../text/lists.ts';
import { hasLetter } from '../../text/split.ts';
import { stem } from '../../text/stem.ts';

/** A word of a text that says something, at its place; `key` is what the forms of one word share. */
export type Word = Span & { key: string };
/** A word as it is spelled: in small letters, without accents. */
export type Spelt = Span & { letters: string };

/** Function words, which say nothing. */
const small = new Set(readList(import.meta.url, 'lists/function-words.en.txt', 'lists/function-words.es.txt'));
/**
 * Words whose stems begin with the same letters are taken for forms of one, in any language: McNamee, Nicholas and
 * Mayfield, "Addressing morphological variation in alphabetic languages" (SIGIR 2009).
 */
const lettersOfAKey = 6;
/** Letters of a word that are read; a longer one is several words without blanks at best. */
const mostLetters = 400;

/** A letter or number and what follows; signs belong to a name at its end alone (C++), or they would join words. */
const anyWord = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[+#]+(?![\p{L}\p{N}]))?/gu;

/** The words of a text in order, as they are spelled. */
export function speltIn(text: string): Spelt[] {
  return Array.from(text.matchAll(anyWord), ({ 0: found, index }) => ({
    letters: fold(found.slice(0, mostLetters)),
    start: index,
    end: index + found.length,
  }));
}

/** Function words and numbers say nothing: their key is empty. Endings and doubled letters are set aside. */
export function keyOf(letters: string): string {
  if (small.has(letters) || !hasLetter(letters)) return '';
  return stem(letters)
    .replace(/(.)\1+/gu, '$1')
    .slice(0, lettersOfAKey);
}
