import type { Span } from '@cotejo/plugin-kit';

/** A line without its line break, and where it stands. */
export type Line = Span & { text: string };

export function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const entry = { start, end: start + line.length, text: line };
    start += line.length + 1;
    return entry;
  });
}

/** How many pieces blanks make of a text. */
export const countWords = (text: string): number => text.split(/\s+/).length;
