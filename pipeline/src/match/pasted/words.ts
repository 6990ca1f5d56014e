import { normalForm, type Span } from '@cotejo/plugin-kit';
import { stem } from '../../model/stem.ts';

/** A word of a text that says something, at its place; `key` is what the forms of one word share. */
export type Word = Span & { key: string };

/**
 * The function words of English and Spanish, after the lists of the Snowball project (https://snowballstem.org),
 * without accents.
 */
const small = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it
  its itself they them their theirs themselves what which who whom this that these those am is are was were be been
  being have has had having do does did doing would should could ought cannot will can may might must shall a an the
  and but if or because as until while of at by for with about against between into through during before after above
  below to from up down in out on off over under again further then once here there when where why how all any both
  each few more most other some such no nor not only own same so than too very s t d m ll re ve also well within
  across upon via per etc us
  de la que el en y los del se las por un para con una su al lo como mas pero sus le ya o este si porque esta entre
  cuando muy sin sobre tambien hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso
  ante ellos e esto mi antes algunos unos yo otro otras otra tanto esa estos mucho quienes nada muchos cual poco ella
  estar estas algunas algo nosotros mis tu te ti tus ellas vosotros vuestro suyo nuestra nuestro nuestros nuestras
  esos esas estoy estamos estan sea son ser es ha han he hemos fue era eran fueron tiene tienen tener u asi cada
  mediante segun`.split(/\s+/),
);
/**
 * Words whose stems begin with the same letters are taken for forms of one, in any language: McNamee, Nicholas and
 * Mayfield, "Addressing morphological variation in alphabetic languages" (SIGIR 2009).
 */
const lettersOfAKey = 6;
/** What is longer is no word, and its rest changes no key. */
const longestWord = 40;

/** A letter or number and what follows; signs belong to a name at its end alone, as in C++, or they would join words. */
const anyWord = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[+#]+(?![\p{L}\p{N}]))?/gu;
/** What may stand between the halves of a word that is broken in two: one mark, at a line's end too. */
const wordBreak = /^[^\p{L}\p{N}\s]\s?$/u;

/**
 * The words of a text in order, but for function words and numbers; accents, case, endings and doubled letters aside.
 * Where a mark parts two of them that are one of the `known` words together, and neither is by itself, they are one.
 */
export function wordsOf(text: string, known: ReadonlySet<string> = new Set()): Word[] {
  const words: Word[] = [];
  let last: (Word & { text: string }) | undefined;
  for (const { 0: found, index } of text.matchAll(anyWord)) {
    const end = index + found.length;
    const whole = last && wordBreak.test(text.slice(last.end, index)) ? last.text + found : undefined;
    const halves = last ? [last.key, keyOf(found)] : [];
    if (last && whole !== undefined && known.has(keyOf(whole)) && !halves.some((key) => known.has(key))) {
      if (words.at(-1) === last) words.pop();
      last = { key: keyOf(whole), start: last.start, end, text: whole };
    } else last = { key: keyOf(found), start: index, end, text: found };
    if (last.key !== '') words.push(last);
  }
  return words;
}

/** Empty for a word that says nothing. */
function keyOf(found: string): string {
  const word = normalForm(found.slice(0, longestWord).toLowerCase(), 'NFD').replace(/\p{M}/gu, '');
  if (small.has(word) || !/\p{L}/u.test(word)) return '';
  return stem(word)
    .replace(/(.)\1+/gu, '$1')
    .slice(0, lettersOfAKey);
}
