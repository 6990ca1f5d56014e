import type { BilingualText } from '@cotejo/plugin-kit';

/** A stretch of a text in English, and as it is written; both are the same where nothing was translated. */
export type BilingualPiece = { text: string; original: string };

export const asWritten = (text: string): BilingualPiece => ({ text, original: text });

/** Both sides of a stretch, each after the same change. */
export const mapBoth = ({ text, original }: BilingualPiece, change: (text: string) => string): BilingualPiece =>
  text === original ? asWritten(change(text)) : { text: change(text), original: change(original) };

/**
 * The parts of a stretch, each in both languages. Where the two sides do not come to the same number of parts the
 * stretch stays whole, so that no part gets the words of another.
 */
export function splitBoth(piece: BilingualPiece, split: (text: string) => string[]): BilingualPiece[] {
  const parts = split(piece.text);
  if (piece.text === piece.original) return parts.map(asWritten);
  const originals = split(piece.original);
  return parts.length === originals.length
    ? parts.map((text, index) => ({ text, original: originals[index]! }))
    : [piece];
}

/**
 * The lines of a text, each in both languages, up to a number of characters of the original. A sentence that runs over
 * several lines and was translated as one is in the first of them.
 */
export function bilingualLines(
  { original, english, alignment }: BilingualText,
  maxCharacters: number,
): BilingualPiece[] {
  if (original === english) return original.slice(0, maxCharacters).split('\n').map(asWritten);
  const lines: BilingualPiece[] = [{ text: '', original: '' }];
  const append = ({ text, original }: BilingualPiece): void => {
    const line = lines.at(-1)!;
    line.text += text;
    line.original += original;
  };
  for (const segment of alignment) {
    if (segment.original.start >= maxCharacters) break;
    const own = original.slice(segment.original.start, Math.min(segment.original.end, maxCharacters));
    const text = english.slice(segment.english.start, segment.english.end);
    if (!text.startsWith(own)) {
      append({ text, original: own.replace(/\s*\n\s*/g, ' ') });
      continue;
    }
    const [rest, ...others] = own.split('\n').map(asWritten);
    append(rest!);
    lines.push(...others);
  }
  return lines;
}
