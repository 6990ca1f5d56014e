import { normalForm, type Span } from '@cotejo/plugin-kit';
import { stem } from '../../model/stem.ts';

/** A word at its place; `key` is what two spellings of one word share, and is the same for all small words of prose. */
export type Word = Span & { key: string; isSmall: boolean };

/** Lists of skills do without them; sentences do not. */
const small = new Set(
  `a an and any are i my as at be by for from has have if in into is it its more must of on or our over that the their them they this to we well when which who
  will with within you your al como con de del e el en es esta este ha la las lo los nos o para por que se ser si sin su sus tu un una y`.split(/\s+/),
);

/** The words of a text in order, accents and endings aside. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}+#]*/gu)].map((match) => {
    const word = normalForm(match[0].toLowerCase(), 'NFD').replace(/\p{M}/gu, '');
    return { key: stem(word), isSmall: small.has(word), start: match.index, end: match.index + match[0].length };
  });
}
