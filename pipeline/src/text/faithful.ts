const numbers = /\d+(?:[.,\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)?/g;
const addresses = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,253}\.\p{L}{2,}|(?:https?:\/\/|www\.)[^\s<>"]+/giu;
const marks = /\[[A-Z]+(?: [A-Z]+)?(?: \d+)?\]/g;
/** A translation much longer or shorter than its line has something added or lost. */
const longest = 3;
const slack = 30;

/** The share of wrong lines above which none of a translator's lines is used. */
export const toleratedLines = 0.3;

/**
 * Whether a translated line has the same figures, addresses, placeholders and strings to keep as the line itself, no
 * more and no fewer, is one line, and not much longer or shorter.
 */
export function isFaithful(line: string, english: string, keep: readonly string[]): boolean {
  if (english === '' || /[\n\r\0]/.test(english) || !english.isWellFormed()) return false;
  if (english.length > line.length * longest + slack || english.length * longest + slack < line.length) return false;
  if (/[<>]/.test(english) && !/[<>]/.test(line)) return false;
  const isKept = (kept: string) => !line.includes(kept) || english.includes(kept);
  return (
    sameOf(line, english, numbers, (number) => number.replace(/\D/g, '')) &&
    sameOf(line, english, addresses, (address) => address.replace(/(?<![.,;:)])[.,;:)]+$/, '')) &&
    sameOf(line, english, marks, (mark) => mark) &&
    keep.every(isKept)
  );
}

/** Whether two texts hold the same things, each as often, in whatever order. */
function sameOf(one: string, other: string, pattern: RegExp, normal: (found: string) => string): boolean {
  const all = (text: string) => (text.match(pattern) ?? []).map(normal).toSorted().join('\n');
  return all(one) === all(other);
}
