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
 * several lines and was translated as one is in the first of them. At `breaks`, places of the original in order, a
 * further line begins, but for places within what was translated as one.
 */
export function bilingualLines(
  { original, english, alignment }: BilingualText,
  maxCharacters: number,
  breaks: readonly number[] = [],
): BilingualPiece[] {
  if (original === english) return cut(original.slice(0, maxCharacters), 0, breaks).flatMap(inLines);
  const lines: BilingualPiece[] = [{ text: '', original: '' }];
  const append = ({ text, original }: BilingualPiece): void => {
    const line = lines.at(-1)!;
    line.text += text;
    line.original += original;
  };
  const places = new Set(breaks);
  let next = 0;
  for (const segment of alignment) {
    const { start, end } = segment.original;
    if (start >= maxCharacters) break;
    const own = original.slice(start, Math.min(end, maxCharacters));
    const text = english.slice(segment.english.start, segment.english.end);
    if (places.has(start)) lines.push({ text: '', original: '' });
    if (!text.startsWith(own)) {
      append({ text, original: own.replace(/\s*\n\s*/g, ' ') });
      continue;
    }
    while (next < breaks.length && breaks[next]! <= start) next += 1;
    const inside: number[] = [];
    for (; next < breaks.length && breaks[next]! < end; next += 1) inside.push(breaks[next]!);
    const [rest, ...others] = cut(own, start, inside).flatMap(inLines);
    append(rest!);
    lines.push(...others);
  }
  return lines;
}

const inLines = (text: string): BilingualPiece[] => text.split('\n').map(asWritten);

/** A text that begins at `from`, cut at some places. */
function cut(text: string, from: number, places: readonly number[]): string[] {
  const ends = [...places.map((place) => place - from).filter((place) => place < text.length), text.length];
  return ends.map((end, at) => text.slice(at === 0 ? 0 : ends[at - 1], end));
}
