/** As many characters tell a language as surely as all of a long document. */
const sampleLength = 20_000;
/** Fewer letters than this say nothing about a language. */
const enoughLetters = /^(?:\P{L}*\p{L}){20}/u;

/**
 * What of a text tells its language: all, or the first, middle and last part, so that a cover page in another language
 * does not decide. Nothing where there is too little.
 */
export function languageSample(text: string): string | undefined {
  if (!enoughLetters.test(text)) return undefined;
  if (text.length <= sampleLength) return text;
  const part = Math.floor(sampleLength / 3);
  const middle = Math.floor((text.length - part) / 2);
  return [text.slice(0, part), text.slice(middle, middle + part), text.slice(-part)].join('\n').toWellFormed();
}
