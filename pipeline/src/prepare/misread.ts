/** The characters of Windows-1252 for the bytes 80 to 9F, blanks where it has none. */
const upper = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const following = `[\u0080-\u00BF${upper.replaceAll(' ', '')}]`;
/**
 * A character of UTF-8 as two or three of Windows-1252: letters of Western languages, and punctuation. "Ã" before a
 * closing quotation mark is taken for one as well.
 */
const misread = new RegExp(`[ÂÃ]${following}|[âï]${following}{2}`, 'gu');
const utf8 = new TextDecoder('utf-8', { fatal: true });

const byteOf = (character: string): number => {
  const at = upper.indexOf(character);
  return at < 0 || character === ' ' ? character.charCodeAt(0) : 0x80 + at;
};

/**
 * A text in which what was written as UTF-8 and read as Windows-1252 is put right, as texts copied out of other
 * programs have it: "â€“" becomes a dash, "Ã©" é.
 */
export const withoutMisread = (text: string): string =>
  text.replace(misread, (run) => {
    try {
      return utf8.decode(Uint8Array.from(run, byteOf));
    } catch {
      return run;
    }
  });
