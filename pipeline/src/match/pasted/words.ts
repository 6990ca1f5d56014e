import { normalForm, type Span } from '@cotejo/plugin-kit';
import { stem } from '../../text/stem.ts';

/** A word of a text that says something, at its place; `key` is what the forms of one word share. */
export type Word = Span & { key: string };
/** A word as it is spelt: in small letters, without accents. */
export type Spelt = Span & { letters: string };

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
/** What is longer is several words without blanks between them at best, and its rest is not read. */
const mostLetters = 400;

/** A letter or number and what follows; signs belong to a name at its end alone (C++), or they would join words. */
const anyWord = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[+#]+(?![\p{L}\p{N}]))?/gu;

/** The words of a text in order, as they are spelt. */
export function speltIn(text: string): Spelt[] {
  return Array.from(text.matchAll(anyWord), ({ 0: found, index }) => ({
    letters: normalForm(found.slice(0, mostLetters).toLowerCase(), 'NFD').replace(/\p{M}/gu, ''),
    start: index,
    end: index + found.length,
  }));
}

/** Function words and numbers say nothing: their key is empty. Endings and doubled letters are set aside. */
export function keyOf(letters: string): string {
  if (small.has(letters) || !/\p{L}/u.test(letters)) return '';
  return stem(letters)
    .replace(/(.)\1+/gu, '$1')
    .slice(0, lettersOfAKey);
}
