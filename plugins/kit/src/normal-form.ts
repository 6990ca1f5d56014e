/** Marks that follow a letter, and the two sound marks of narrow kana, which are letters until a compatibility form makes marks of them. */
const marks = String.raw`[\p{M}\uFF9E\uFF9F]`;
/** No word of any language has so many marks on one letter (Unicode Standard Annex 15, Stream-Safe Text Format). */
const mostMarks = 30;
/** What is the same in every normal form. */
const plain = /^[\0-\x7f]*$/;
const tooManyMarks = new RegExp(`(${marks}{${mostMarks}})${marks}+`, 'gu');

/** A text without the marks on a letter that are beyond thirty. Takes time in proportion to the text's length. */
export function withoutMarkPiles(text: string): string {
  return text.replace(tooManyMarks, '$1');
}

/**
 * A text in one of Unicode's normal forms, in time in proportion to its length: `String.normalize` sorts the marks on a letter
 * and takes seconds for a hundred thousand of them, so that what others wrote is never handed to it as it is.
 */
export function normalForm(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return plain.test(text) ? text : withoutMarkPiles(text).normalize(form);
}
