/** Combining marks, and the two sound marks of halfwidth kana, which become combining marks in NFKC and NFKD. */
const marks = String.raw`[\p{M}\uFF9E\uFF9F]`;
/** No word of any language has so many marks on one letter (Unicode Standard Annex 15, Stream-Safe Text Format). */
const mostMarks = 30;
/** ASCII is the same in every normal form. */
const plain = /^[\0-\x7f]*$/;
const tooManyMarks = new RegExp(`(${marks}{${mostMarks}})${marks}+`, 'gu');

/** A text without the marks of a letter beyond the thirtieth. Takes time in proportion to the text's length. */
export function withoutMarkPiles(text: string): string {
  return text.replace(tooManyMarks, '$1');
}

/**
 * A text in one of Unicode's normal forms. Takes time in proportion to the text's length, as `String.normalize` does
 * not: it sorts the marks of each letter, and a hundred thousand of them take seconds. Texts from outside come through
 * here.
 */
export function normalForm(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return plain.test(text) ? text : withoutMarkPiles(text).normalize(form);
}
